import type { components } from '@keel/contract';
import { bytesToHex } from '@noble/hashes/utils.js';
import { crypto } from '#crypto';
import type { Context } from '../../context.ts';
import type { Call, Reply } from '../../contract/contract.ts';
import { refusals } from '../../contract/refusals.ts';
import { checkForm } from '../../objects/postPolicy.ts';
import { ACL } from '../../objects/uploadRules.ts';
import { type StoredImage, writeImage } from './imageBytes.ts';
import { storageError } from './storageError.ts';
import { findUpload, markIssued, markStored, type Upload } from './uploads.ts';

type Code = components['schemas']['StorageError']['Code'];

const TEXTS = {
  malformed: { code: 'MalformedPOSTRequest', message: 'The form cannot be read.' },
  'too-large': { code: 'EntityTooLarge', message: 'The file is larger than the policy allows.' },
  'too-small': { code: 'EntityTooSmall', message: 'The file is smaller than the policy allows.' },
} as const satisfies Record<string, { code: Code; message: string }>;

/** UPLOAD-1, UPLOAD-2, UPLOAD-4: receives an image by a signed form, and stores it without its metadata. */
export async function uploadObject(
  { body, params, requestId }: Call<'uploadObject'>,
  context: Context,
): Promise<Reply<'uploadObject'>> {
  const { db, clock, ownAccess, cleanImage } = context;
  if (params.bucket !== ownAccess.bucket) {
    body.discard();
    return refusals.notFound;
  }
  const refuse = (code: Code, message: string) => storageError({ code, message, requestId });
  const form = await body.read((fields) => {
    const verdict = checkForm(ownAccess.signer, { bucket: params.bucket, fields, at: clock() });
    return verdict.ok ? verdict : { ok: false, refusal: verdict.fault };
  });
  if (form.kind === 'refused') return refuse(form.refusal.code, form.refusal.message);
  if (form.kind !== 'file') return storageError({ ...TEXTS[form.kind], requestId });

  const { fields, file } = form;
  const upload = await findUpload(db, fields.get('key') ?? '');
  const [type, acl] = [fields.get('content-type'), fields.get('acl')];
  if (upload?.state !== 'issued' || type !== upload.content_type || acl !== ACL[upload.purpose])
    return refuse('AccessDenied', 'This form was already used, or was not created here.');
  const image = await cleanImage(file, upload.content_type);
  if (!image) return refuse('MalformedPOSTRequest', 'The file is not an image of its type.');
  // Recorded first: of two concurrent uploads with the same form, only one may write.
  const stored = await markStored(db, clock, upload, { objectKey: upload.key, image });
  if (!stored) return refuse('AccessDenied', 'This form was already used, or was not created here.');
  await writeOrUndo(context, { upload, stored }, image.bytes);
  const etag = bytesToHex(crypto.md5(image.bytes));
  return { status: 204, headers: { Location: ownAccess.location(upload.key), ETag: `"${etag}"` } };
}

async function writeOrUndo(
  context: Context,
  { upload, stored }: { upload: Upload; stored: StoredImage },
  bytes: Uint8Array,
): Promise<void> {
  try {
    await writeImage(context, stored, bytes);
  } catch (error) {
    await markIssued(context.db, upload);
    throw error;
  }
}
