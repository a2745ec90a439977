// Starts the server as the environment says:  node apps/server/src/main.ts
import { keepCompiled } from './compileCache.ts';

keepCompiled();
const { start } = await import('./start.ts');
await start(process.env);
