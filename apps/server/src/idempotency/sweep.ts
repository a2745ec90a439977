import { after, type Clock, HOUR } from '../clock.ts';
import type { Queryable } from '../db/Db.ts';
import type { Timers } from '../timers.ts';
import { KEPT_MS } from './rules.ts';

const EVERY_MS = HOUR;

export interface SweepLog {
  warn(facts: object, message: string): void;
}

/** Forgets the answers that no retry can get any more; gives how many there were. */
export async function sweep(db: Queryable, clock: Clock): Promise<number> {
  const gone = await db.query('DELETE FROM idempotency WHERE created_at <= $1 RETURNING key', [
    after(clock(), -KEPT_MS),
  ]);
  return gone.length;
}

interface Parts {
  readonly db: Queryable;
  readonly clock: Clock;
  readonly timers: Timers;
  readonly log: SweepLog;
}

/** Sweeps now and every hour, until it is stopped. */
export function startSweeper({ db, clock, timers, log }: Parts): { stop(): Promise<void> } {
  let running: Promise<unknown> = Promise.resolve();
  const run = () => {
    running = sweep(db, clock).catch((error: Error) => log.warn({ err: error }, 'old answers could not be swept'));
  };
  const cancel = timers.every(EVERY_MS, run);
  run();
  return {
    async stop() {
      cancel();
      await running;
    },
  };
}
