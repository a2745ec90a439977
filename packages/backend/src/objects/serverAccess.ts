import type { ImageAccess } from './ObjectStore.ts';
import { signForm } from './postPolicy.ts';
import { presign, type Signer } from './sigv4.ts';
import type { Purpose } from './uploadRules.ts';

const BUCKET = 'keel';
const BASE = `/api/storage/${BUCKET}`;
/** The origin in every signature. The addresses themselves are relative, because the server can have several names. */
const SIGNED_ORIGIN = 'http://localhost';

/** Images are uploaded to this server and loaded from it, with forms and addresses that it signs itself. */
export function serverAccess(secretAccessKey: string): ImageAccess {
  const signer: Signer = { accessKeyId: 'local', secretAccessKey, region: 'local' };
  return {
    bucket: BUCKET,
    signer,
    form: (terms) => ({ url: BASE, fields: signForm(signer, { bucket: BUCKET, ...terms }) }),
    location: (key) => `${BASE}/${key}`,
    signedAddress(key, at, seconds) {
      const path = `${BASE}/${key}`;
      return presign(signer, { method: 'GET', origin: SIGNED_ORIGIN, path, at, seconds }).slice(SIGNED_ORIGIN.length);
    },
  };
}

/**
 * Identity images pass through this server, which seals them (AUTH-9); photos are uploaded to and loaded from the store
 * directly.
 */
export function accessOf(
  { objects, ownAccess }: { readonly objects: ImageAccess; readonly ownAccess: ImageAccess },
  purpose: Purpose,
): ImageAccess {
  return purpose === 'identity' ? ownAccess : objects;
}
