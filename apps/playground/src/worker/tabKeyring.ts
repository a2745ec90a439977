import { type DataKey, newDataKey, readDataKey } from '@keel/backend/sealing/dataKey.ts';
import type { Keyring } from '@keel/backend/sealing/Keyring.ts';
import type { TabFiles } from './TabFiles.ts';

const FILE = 'data-keys';

/**
 * Data keys that live as long as the database of the tab, in a file beside it. On a server they would never be there; in a tab
 * whoever can read one can read both.
 */
export function tabKeyring(files: TabFiles): Keyring {
  const stored = files.read(FILE);
  /** The newest first. */
  const texts = stored ? new TextDecoder().decode(stored).split('\n') : [];
  const keys = texts.map(parsed);
  const add = () => {
    const text = newDataKey();
    const key = parsed(text);
    texts.unshift(text);
    keys.unshift(key);
    files.write(FILE, new TextEncoder().encode(texts.join('\n')));
    return key;
  };
  return {
    file: 'the files of this tab',
    all: () => keys,
    find: (id) => keys.find((key) => key.id.every((byte, at) => byte === id[at])),
    make: add,
    add,
  };
}

function parsed(text: string): DataKey {
  const key = readDataKey(text);
  if (!key) throw new Error('A data key of the tab could not be read.');
  return key;
}
