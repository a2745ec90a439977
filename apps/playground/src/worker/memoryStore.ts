import type { ObjectStore } from '@keel/backend/objects/ObjectStore.ts';
import { serverAccess } from '@keel/backend/objects/serverAccess.ts';

/** Stores images in the memory of the tab. */
export function memoryStore(secretAccessKey: string): ObjectStore {
  const images = new Map<string, Uint8Array>();
  return {
    ...serverAccess(secretAccessKey),
    local: true,
    async read(key, maxBytes) {
      const bytes = images.get(key);
      return bytes && bytes.length <= maxBytes ? bytes : null;
    },
    async write(key, bytes) {
      images.set(key, bytes);
    },
    async remove(key) {
      images.delete(key);
    },
  };
}
