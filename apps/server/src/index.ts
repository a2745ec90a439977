export type { Clock } from './clock.ts';
export type { Config } from './config/Config.ts';
export { parseEnv } from './config/env.ts';
export type { Context } from './context.ts';
export { StartFault } from './db/StartFault.ts';
export { createServer } from './http/createServer.ts';
export { createLogger } from './http/logger.ts';
export { openContext, type Seams } from './openContext.ts';
