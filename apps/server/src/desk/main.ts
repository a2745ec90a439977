// Starts the desk of live mode, configured by the environment:  npm run desk
import { cacheCompiledCode } from '../compileCache.ts';

cacheCompiledCode();
const { startDesk } = await import('./start.ts');
await startDesk(process.env);
