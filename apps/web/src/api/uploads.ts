import type { RegisterCall, RegisterReply, SavePhotoCall, SavePhotoReply, UploadCall, UploadReply } from '@keel/flows';
import { cleanImage } from '../platform/cleanImage.ts';
import type { Api } from './api.ts';
import { idempotent } from './attempt.ts';
import { toReply } from './reply.ts';

/**
 * POST /upload-policy, then the form to the object store with the file last (UPLOAD-1). The store may be another origin,
 * so it never gets the session's token.
 */
export async function uploadImage(
  { client, fetch, ...answers }: Api,
  { purpose, contentType, image }: UploadCall,
  signal: AbortSignal,
): Promise<UploadReply> {
  const file = await cleanImage(image, contentType);
  const request = client.POST('/upload-policy', { body: { purpose, contentType, size: file.size }, signal });
  const policy = await toReply(request, answers, (wire) => wire);
  if (policy.body === null) return { ...policy, body: null };

  const { url, fields, location } = policy.body;
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', file);
  const { status } = await fetch(new Request(url, { method: 'POST', body: form, signal, credentials: 'omit' }));
  return {
    kind: 'answered',
    status,
    text: '',
    body: status === 204 ? { key: fields.key, location } : null,
    at: answers.now(),
  };
}

/** POST /registeration (KYC-2), with the same effect once or repeatedly. */
export function register(
  { client, ...answers }: Api,
  { attemptId, ...body }: RegisterCall,
  signal: AbortSignal,
): Promise<RegisterReply> {
  const params = { header: idempotent(attemptId) };
  return toReply(client.POST('/registeration', { body, params, signal }), answers, ({ url }) => ({ url }));
}

/** POST /pofilephoto (PHOTO-1). */
export function savePhoto(
  { client, ...answers }: Api,
  body: SavePhotoCall,
  signal: AbortSignal,
): Promise<SavePhotoReply> {
  return toReply(client.POST('/pofilephoto', { body, signal }), answers, ({ url }) => ({ url }));
}
