import { DAY, SECOND } from '../clock.ts';

/** How long an answer is stored for retries. */
export const RETENTION_MS = DAY;

/** How long a second call waits for the first one with its key. */
export const WAIT_MS = 2 * SECOND;
