// Starts the desk of live mode as the environment says:  npm run desk
import { keepCompiled } from '../compileCache.ts';

keepCompiled();
const { startDesk } = await import('./start.ts');
await startDesk(process.env);
