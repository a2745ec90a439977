import { type Clock, HOUR } from '../clock.ts';
import type { Db } from '../db/Db.ts';
import type { Log } from '../Log.ts';
import type { Timers } from '../timers.ts';
import { sweep } from './sweep.ts';

const EVERY_MS = HOUR;

interface Parts {
  readonly db: Db;
  readonly clock: Clock;
  readonly timers: Timers;
  readonly log: Log;
}

/** Sweeps now and every hour, until it is stopped. */
export function startSweeper({ db, clock, timers, log }: Parts): { stop(): Promise<void> } {
  let running: Promise<unknown> = Promise.resolve();
  const run = () => {
    running = running
      .then(() => sweep(db, clock))
      .catch((error: Error) => log.warn({ err: error }, 'old rows could not be deleted'));
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
