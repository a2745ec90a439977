// Starts the desk of live mode as the environment says:  npm run desk
import { cacheCompiledCode } from '../compileCache.ts';

cacheCompiledCode();
const { startDesk } = await import('./start.ts');
await startDesk(process.env);
