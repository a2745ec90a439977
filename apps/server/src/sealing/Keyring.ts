import type { DataKey } from './dataKey.ts';

/** The data keys that this server holds. The database never has them. */
export interface Keyring {
  /** Where new keys are put, for messages: a file, whether it is there or not. */
  readonly file: string;
  /** All of them: in the order of their use, the newest first. */
  all(): readonly DataKey[];
  /** The key of an id. One that is not known is looked for again: another instance may have added it. */
  find(id: Uint8Array): DataKey | undefined;
  /** Makes the first key. */
  make(): DataKey;
  /** Makes another one; undefined where the configuration says which keys there are. */
  add(): DataKey | undefined;
}
