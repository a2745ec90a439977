import { join } from 'node:path';
import type { Config } from '@keel/backend/config/Config.ts';
import { crypto } from '@keel/backend/crypto';
import type { Keyring } from '@keel/backend/sealing/Keyring.ts';
import { addToKeyFile, makeKeyFile, readKeyFile } from './keyFile.ts';

/**
 * Opens the data keys: those of KEEL_DATA_KEY, followed by those of `data.key` in the data folder, each newest first.
 * Throws a `StartFault` if the file is invalid.
 */
export function openKeyring({ dataDir, dataKeys }: Pick<Config, 'dataDir' | 'dataKeys'>): Keyring {
  const file = join(dataDir, 'data.key');
  const read = () => [...dataKeys, ...readKeyFile(file)];
  let keys = read();
  const find = (id: Uint8Array) => keys.find((key) => crypto.equal(key.id, id));
  const newest = () => {
    const [key] = (keys = read());
    if (key === undefined) throw new Error('The written data key does not exist.');
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
