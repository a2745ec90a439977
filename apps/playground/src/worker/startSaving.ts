import type { EmbeddedDb } from '@keel/backend/db/pglitePort.ts';
import type { Timers } from '@keel/backend/timers.ts';
import type { Storage } from '../tab/messages.ts';
import type { SavedFs } from './SavedFs.ts';
import type { TabFiles } from './TabFiles.ts';

/** How often changes that no call made, such as those of the outbox, are looked for. */
const EVERY_MS = 1000;
/** Time for more calls of the same press before a copy is taken. */
const SAVE_DELAY_MS = 50;

interface Deps {
  readonly db: EmbeddedDb;
  readonly files: TabFiles;
  readonly savedFs: SavedFs;
  readonly timers: Timers;
  /** Called after a save whose outcome differs from the one before. */
  readonly onStorage: (storage: Storage) => void;
}

/** Saves the database whenever it has changed. */
export interface Saving {
  /** Saves soon, because a call may have changed something. */
  scheduleSave(): void;
  /** Saves now, if there is something to save. */
  save(): Promise<void>;
  /** Saves nothing more, once a copy that is being made is complete. */
  stop(): Promise<void>;
}

/**
 * Keeps a copy of the database in the browser (DEMO-3). A copy is taken between two transactions, and stored wholly or not at all:
 * it is what a power failure at that moment would have left, from which PostgreSQL recovers.
 */
export function startSaving({ db, files, savedFs, timers, onStorage }: Deps): Saving {
  let saved = '';
  let storage: Storage = 'saved';

  const changeOf = async () => {
    const [log] = await db.query<{ lsn: string }>('SELECT pg_current_wal_flush_lsn()::text AS lsn');
    return `${log?.lsn} ${files.changes}`;
  };
  const report = (outcome: Storage) => {
    if (outcome === storage) return;
    storage = outcome;
    onStorage(outcome);
  };
  const save = async () => {
    const change = await changeOf();
    if (change === saved) return;
    try {
      await db.exclusively(() => savedFs.save());
      saved = change;
      report('saved');
    } catch {
      // The next attempt copies all that has changed since the last copy.
      report('full');
    }
  };

  let running: Promise<void> | null = null;
  let isStopped = false;
  const once = async () => {
    if (isStopped) return;
    running ??= save().finally(() => {
      running = null;
    });
    await running;
  };
  let cancelTimer: (() => void) | null = null;
  const stopTimer = timers.every(EVERY_MS, () => void once());
  const cancelDelayedSave = () => {
    cancelTimer?.();
    cancelTimer = null;
  };
  return {
    scheduleSave() {
      cancelTimer ??= timers.every(SAVE_DELAY_MS, () => {
        cancelDelayedSave();
        void once();
      });
    },
    save: once,
    async stop() {
      cancelDelayedSave();
      stopTimer();
      isStopped = true;
      await running;
    },
  };
}
