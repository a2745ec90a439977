import type { ObjectStore } from '@keel/backend/objects/ObjectStore.ts';
import { serverAccess } from '@keel/backend/objects/serverAccess.ts';
import type { TabFiles } from './TabFiles.ts';

const nameOf = (key: string) => `image ${key}`;

/** Stores images in files beside the database of the tab. */
export function tabStore(files: TabFiles): (secretAccessKey: string) => ObjectStore {
  return (secretAccessKey) => ({
    ...serverAccess(secretAccessKey),
    local: true,
    async read(key, maxBytes) {
      const bytes = files.read(nameOf(key));
      return bytes && bytes.length <= maxBytes ? bytes : null;
    },
    async write(key, bytes) {
      files.write(nameOf(key), bytes);
    },
    async remove(key) {
      files.remove(nameOf(key));
    },
  });
}
