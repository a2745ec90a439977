import type { Context } from '../../context.ts';
import { API_POLICY } from '../../contract/apiPolicy.ts';
import type { Call, Reply } from '../../contract/contract.ts';
import { refusals } from '../../contract/refusals.ts';
import { sameText } from '../../crypto/sameText.ts';
import { SIGNED_MAX_SECONDS } from '../../objects/uploadRules.ts';
import { readImage } from './imageBytes.ts';
import { storageError } from './storageError.ts';
import { findObject } from './uploads.ts';

const DATE = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/;
const SIGNATURE = /[\da-f]{64}$/;

/** UPLOAD-2: sends an image with its own content type; a private one only for a recently signed address. */
export async function getObject(
  { params, query, requestId }: Call<'getObject'>,
  context: Context,
): Promise<Reply<'getObject'>> {
  const { db, objects, ownAccess } = context;
  const key = `${params.folder}/${params.name}`;
  if (params.bucket !== ownAccess.bucket) return refusals.notFound;
  const upload = await findObject(db, key);
  if (!upload) return refusals.notFound;
  const isPublic = upload.purpose === 'profile';
  if (isPublic && !objects.local) return refusals.notFound;
  if (!isPublic && !isSigned(key, query, context))
    return storageError({ code: 'AccessDenied', message: 'The address is not signed or has expired.', requestId });
  const raw = await readImage(context, upload);
  if (!raw) return refusals.notFound;
  return {
    status: 200,
    type: upload.content_type,
    raw,
    headers: {
      'Cache-Control': isPublic ? 'public, max-age=31536000, immutable' : 'private, no-store',
      'Content-Security-Policy': `${API_POLICY}; sandbox`,
      'Content-Disposition': 'inline',
    },
  };
}

function isSigned(key: string, query: Call<'getObject'>['query'], { ownAccess, clock }: Context): boolean {
  const { 'X-Amz-Date': date = '', 'X-Amz-Expires': seconds = 0, 'X-Amz-Signature': signature = '' } = query ?? {};
  const at = new Date(date.replace(DATE, '$1-$2-$3T$4:$5:$6Z'));
  if (Number.isNaN(at.getTime()) || seconds < 1 || seconds > SIGNED_MAX_SECONDS) return false;
  const age = clock().getTime() - at.getTime();
  if (age < 0 || age >= seconds * 1000) return false;
  return sameText(SIGNATURE.exec(ownAccess.signedAddress(key, at, seconds))?.[0] ?? '', signature);
}
