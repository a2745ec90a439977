export type { Clock } from './clock.ts';
export { type Config, parseEnv } from './config/env.ts';
export { type Context, openContext, type Seams } from './context.ts';
export { StartFault } from './db/StartFault.ts';
export { createServer } from './http/createServer.ts';
export { createLogger } from './http/logger.ts';
