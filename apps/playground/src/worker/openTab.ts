import { PGlite } from '@electric-sql/pglite';
import { type Backend, openBackend } from '@keel/backend/backend/openBackend.ts';
import { PGLITE_OPTIONS, pglitePort } from '@keel/backend/db/pglitePort.ts';
import type { CallLog } from '@keel/backend/Log.ts';
import type { Storage } from '../tab/messages.ts';
import { canSave, deleteSavedDatabase } from '../tab/savedDatabase.ts';
import { SavedFs } from './SavedFs.ts';
import { type Saving, startSaving } from './startSaving.ts';
import { openTabFiles, type TabFiles } from './TabFiles.ts';
import { tabKeyring } from './tabKeyring.ts';
import { tabPorts, tabTimers } from './tabPorts.ts';

/** The backend of a tab. */
export interface TabServer {
  readonly handle: Backend['handle'];
  /** Identifies this database, so that a session of another one is not used with it. */
  readonly instance: string;
  /** Saves in the browser what has changed; without effect where nothing can be saved. */
  readonly save: () => Promise<void>;
  /** Deletes what the browser has saved. Nothing is saved from then on. */
  readonly discard: () => Promise<void>;
  /** A copy of all files, with which another backend can be opened. */
  readonly dump: () => Promise<Blob>;
  /** Ends the event streams and closes the database. */
  readonly close: () => Promise<void>;
}

interface Options {
  readonly log: CallLog;
  /** Called with the place of the data once it is known, and when it changes. */
  readonly onStorage: (storage: Storage) => void;
  /** Whether the browser saves the database if it can; otherwise it is new at each start, in memory. @default true */
  readonly isSaved?: boolean;
  /** The files to start with, as `dump` returned them. @default those that the browser has saved, or new ones */
  readonly files?: Blob;
}

/** The write-ahead log in files of 1 MB instead of 16: a copy includes the whole file that is being written. */
const SMALL_LOG = ['--wal-segsize=1'];

/** Opens the backend over the database that this browser has saved, or over a new one with a demo's sample data. */
export async function openTab({ log, onStorage, isSaved = true, files: initial }: Options): Promise<TabServer> {
  const savedFs = isSaved && (await canSave()) ? new SavedFs() : null;
  const pglite = await PGlite.create({
    ...PGLITE_OPTIONS,
    initDbStartParams: SMALL_LOG,
    ...(savedFs && { fs: savedFs }),
    ...(initial && { loadDataDir: initial }),
  });
  const db = pglitePort(pglite);
  const files = await openTabFiles(pglite);
  const backend = await openBackend({
    ...tabPorts(files, log),
    db,
    keyring: tabKeyring(files),
  });
  const saving: Saving | null = savedFs && startSaving({ db, files, savedFs, timers: tabTimers, onStorage });
  onStorage(saving ? 'saved' : 'memory');
  return {
    async handle(request) {
      const response = await backend.handle(request);
      if (request.method !== 'GET') saving?.scheduleSave();
      return response;
    },
    instance: instanceOf(files),
    save: async () => saving?.save(),
    async discard() {
      await saving?.stop();
      if (!savedFs) return;
      savedFs.disconnect();
      await deleteSavedDatabase();
    },
    dump: () => db.exclusively(() => pglite.dumpDataDir('none')),
    async close() {
      await saving?.stop();
      await backend.close();
    },
  };
}

const INSTANCE = 'instance';

function instanceOf(files: TabFiles): string {
  const stored = files.read(INSTANCE);
  if (stored) return new TextDecoder().decode(stored);
  const instance = crypto.randomUUID();
  files.write(INSTANCE, new TextEncoder().encode(instance));
  return instance;
}
