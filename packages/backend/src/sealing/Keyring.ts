import type { DataKey } from './dataKey.ts';

/** The data keys of this server. They are never stored in the database. */
export interface Keyring {
  /** Where new keys are written, for messages: a file that may not exist yet. */
  readonly file: string;
  /** All keys, the newest first. */
  all(): readonly DataKey[];
  /** The key with an id. If it is unknown, the keys are read again, because another instance may have added it. */
  find(id: Uint8Array): DataKey | undefined;
  /** Generates the first key. */
  make(): DataKey;
  /** Generates another key; undefined if the configuration defines the keys. */
  add(): DataKey | undefined;
}
