import { type DataKey, newDataKey, readDataKey } from '@keel/backend/sealing/dataKey.ts';
import type { Keyring } from '@keel/backend/sealing/Keyring.ts';

/** Data keys with the lifetime of the tab's database. */
export function memoryKeyring(): Keyring {
  const keys: DataKey[] = [];
  const add = () => {
    const key = readDataKey(newDataKey());
    if (!key) throw new Error('A new key could not be read.');
    keys.unshift(key);
    return key;
  };
  return {
    file: 'the memory of this tab',
    all: () => keys,
    find: (id) => keys.find((key) => key.id.every((byte, at) => byte === id[at])),
    make: add,
    add,
  };
}
