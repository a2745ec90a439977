import { type Clock, HOUR } from '../clock.ts';
import type { Db } from '../db/Db.ts';
import type { Log } from '../Log.ts';
import type { ObjectStore } from '../objects/ObjectStore.ts';
import type { Timers } from '../timers.ts';
import { eraseClosed } from './eraseClosed.ts';
import { sweep } from './sweep.ts';

const EVERY_MS = HOUR;

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly timers: Timers;
  readonly log: Log;
  readonly objects: Pick<ObjectStore, 'remove'>;
}

/** Deletes expired rows and erases closed accounts, now and every hour until it is stopped. */
export function startSweeper({ db, clock, timers, log, objects }: Deps): { stop(): Promise<void> } {
  let running: Promise<unknown> = Promise.resolve();
  const run = () => {
    running = running
      .then(() => sweep(db, clock))
      .catch((error: Error) => log.warn({ err: error }, 'old rows could not be deleted'))
      .then(() => eraseClosed({ db, clock, objects }))
      .catch((error: Error) => log.warn({ err: error }, 'closed accounts could not be erased'));
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
