import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { isKey } from '@keel/backend/objects/keys.ts';
import type { ObjectStore } from '@keel/backend/objects/ObjectStore.ts';
import { serverAccess } from '@keel/backend/objects/serverAccess.ts';

/** Stores images in `dataDir/objects`: the default if no S3 is configured. */
export function fileStore(dataDir: string, secretAccessKey: string): ObjectStore {
  const folder = resolve(dataDir, 'objects');
  const file = (key: string) => {
    if (!isKey(key)) throw new Error('This is not the key of an object.');
    return join(folder, key);
  };
  return {
    ...serverAccess(secretAccessKey),
    local: true,
    async read(key, maxBytes) {
      const size = await stat(file(key)).then(
        (found) => found.size,
        () => undefined,
      );
      return size === undefined || size > maxBytes ? null : readFile(file(key));
    },
    async write(key, bytes) {
      const path = file(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      // Renamed when complete, so that nobody sees an incomplete image.
      const part = `${path}.${randomUUID()}.part`;
      await writeFile(part, bytes, { mode: 0o600 });
      await rename(part, path);
    },
    remove: (key) => rm(file(key), { force: true }),
  };
}
