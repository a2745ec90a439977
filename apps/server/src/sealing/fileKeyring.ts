import { join } from 'node:path';
import { crypto } from '#crypto';
import type { Config } from '../config/env.ts';
import type { DataKey } from './dataKey.ts';
import { addToKeyFile, makeKeyFile, readKeyFile } from './keyFile.ts';

/** The data keys that this server holds. They stand in the environment and in a file, never in the database. */
export interface Keyring {
  /** The file, whether it is there or not. */
  readonly file: string;
  /** All of them: those of the variable before those of the file, newest first in each. */
  all(): readonly DataKey[];
  /** The key of an id. One that is not known is looked for in the file again: another instance may have added it. */
  find(id: Uint8Array): DataKey | undefined;
  /** Makes the first key, in the file. */
  make(): DataKey;
  /** Makes another one, in the file; undefined where the variable says which keys there are. */
  add(): DataKey | undefined;
}

/** Reads the keys. Throws a `StartFault` where the file cannot be used. */
export function openKeyring({ dataDir, dataKeys }: Pick<Config, 'dataDir' | 'dataKeys'>): Keyring {
  const file = join(dataDir, 'data.key');
  const read = () => [...dataKeys, ...readKeyFile(file)];
  let keys = read();
  const find = (id: Uint8Array) => keys.find((key) => crypto.equal(key.id, id));
  const newest = () => {
    const [key] = (keys = read());
    if (key === undefined) throw new Error('A data key was written and is not there.');
    return key;
  };
  return {
    file,
    all: () => keys,
    find(id) {
      const known = find(id);
      if (known) return known;
      keys = read();
      return find(id);
    },
    make() {
      makeKeyFile(file);
      return newest();
    },
    add() {
      if (dataKeys.length > 0) return undefined;
      addToKeyFile(file);
      return newest();
    },
  };
}
