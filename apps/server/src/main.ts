// Starts the server, configured by the environment:  node apps/server/src/main.ts
import { cacheCompiledCode } from './compileCache.ts';

cacheCompiledCode();
const { start } = await import('./start.ts');
await start(process.env);
