import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { isKey } from './keys.ts';
import type { ObjectStore } from './ObjectStore.ts';
import { signForm } from './postPolicy.ts';
import { presign, type Signer } from './sigv4.ts';

const BUCKET = 'keel';
const BASE = `/api/storage/${BUCKET}`;
/** Part of every signature; the address itself is relative, whatever name people reach the server by. */
const SIGNED_ORIGIN = 'http://localhost';

/** Keeps images in `dataDir/objects`: the default where no S3 is configured. */
export function fileStore(dataDir: string, secretAccessKey: string): ObjectStore {
  const folder = resolve(dataDir, 'objects');
  const signer: Signer = { accessKeyId: 'local', secretAccessKey, region: 'local' };
  const file = (key: string) => {
    if (!isKey(key)) throw new Error('This is no key of an object.');
    return join(folder, key);
  };
  return {
    local: true,
    bucket: BUCKET,
    signer,
    form: (terms) => ({ url: BASE, fields: signForm(signer, { bucket: BUCKET, ...terms }) }),
    location: (key) => `${BASE}/${key}`,
    signedAddress: (key, at, seconds) => signedPath(signer, `${BASE}/${key}`, at, seconds),
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
      // Moved into place, so that nobody is ever shown half an image.
      const part = `${path}.${randomUUID()}.part`;
      await writeFile(part, bytes, { mode: 0o600 });
      await rename(part, path);
    },
    remove: (key) => rm(file(key), { force: true }),
  };
}

/** The signed address of an object that this server serves itself. */
export function signedPath(signer: Signer, path: string, at: Date, seconds: number): string {
  return presign(signer, { method: 'GET', origin: SIGNED_ORIGIN, path, at, seconds }).slice(SIGNED_ORIGIN.length);
}
