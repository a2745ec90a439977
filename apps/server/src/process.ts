import type { FastifyBaseLogger } from 'fastify';
import { destination } from 'pino';
import type { Config } from './config/Config.ts';
import { StartFault } from './db/StartFault.ts';
import { createLogger } from './http/logger.ts';

/** How long what is in hand may take after a signal to stop. */
export const DRAIN_MS = 10_000;
/** Lines enough for one write, which wakes a thread and whoever reads them. The destination writes 16 KiB at most. */
const LOG_BYTES = 12 * 1024;
/** The longest that a line waits for others. */
const LOG_MS = 1000;

/** The log of a process, on its standard error. */
export function processLog({ logLevel }: Pick<Config, 'logLevel'>): FastifyBaseLogger {
  // Lines go out together: a write for each costs as much as a small answer. What is fatal goes out at once.
  return createLogger(logLevel, destination({ dest: 2, sync: false, minLength: LOG_BYTES, periodicFlush: LOG_MS }));
}

/** Ends the process with 1 and a sentence on why it could not start. */
export function stopWith(error: unknown): never {
  // The stack alone: an error of the database carries the values of its statement.
  const known = error instanceof StartFault || !(error instanceof Error);
  console.error(known ? String(error).replace(/^StartFault: /, '') : error.stack);
  process.exit(1);
}
