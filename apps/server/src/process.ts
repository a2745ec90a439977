import type { Config } from '@keel/backend/config/Config.ts';
import { StartFault } from '@keel/backend/db/StartFault.ts';
import type { FastifyBaseLogger } from 'fastify';
import { destination } from 'pino';
import { createLogger } from './http/logger.ts';

/** The timeout of a graceful stop after a signal. */
export const DRAIN_MS = 10_000;
/**
 * How many bytes of log lines are buffered for one write, since each write costs. The destination writes 16 KiB at
 * most.
 */
const LOG_BYTES = 12 * 1024;
/** The maximum time that a line is buffered. */
const LOG_MS = 1000;

/** The log of a process, on its standard error. */
export function processLog({ logLevel }: Pick<Config, 'logLevel'>): FastifyBaseLogger {
  // Lines are buffered: a write for each costs as much as a small answer. Fatal lines are written immediately.
  return createLogger(logLevel, destination({ dest: 2, sync: false, minLength: LOG_BYTES, periodicFlush: LOG_MS }));
}

/** Prints why the process could not start, and ends it with exit code 1. */
export function stopWith(error: unknown): never {
  // Only the stack: a database error contains the values of its statement.
  const known = error instanceof StartFault || !(error instanceof Error);
  console.error(known ? String(error).replace(/^StartFault: /, '') : error.stack);
  process.exit(1);
}
