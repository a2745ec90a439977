export type { Clock } from '@keel/backend/clock.ts';
export type { Config } from '@keel/backend/config/Config.ts';
export type { Context } from '@keel/backend/context.ts';
export { StartFault } from '@keel/backend/db/StartFault.ts';
export { parseEnv } from './config/env.ts';
export { createServer } from './http/createServer.ts';
export { createLogger } from './http/logger.ts';
export { openContext, type Seams } from './openContext.ts';
