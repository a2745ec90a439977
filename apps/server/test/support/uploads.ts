import type { UploadPolicy } from '@keel/contract';
import type { LightMyRequestResponse } from 'fastify';
import { multipart, type Part } from './form.ts';
import { png } from './images.ts';
import type { Keel } from './keel.ts';

type Purpose = 'profile' | 'identity';

/** Permission to upload one file. */
export async function policyFor(
  keel: Keel,
  token: string,
  {
    purpose = 'profile',
    contentType = 'image/png',
    size = 4096,
  }: { purpose?: Purpose; contentType?: string; size?: number } = {},
): Promise<UploadPolicy> {
  return (await keel.call('createUploadPolicy', { token, body: { purpose, contentType, size } })).json<UploadPolicy>();
}

/** Posts a form unchanged. */
export function post(keel: Keel, parts: readonly Part[], bucket = 'keel'): Promise<LightMyRequestResponse> {
  return keel.call('uploadObject', { id: bucket, ...multipart(parts) });
}

/** The fields of a form and its file, in order. */
export function partsOf({ fields }: UploadPolicy, file: Uint8Array): Part[] {
  return [...Object.entries(fields), ['file', file]];
}

/** Uploads an image and returns its key. */
export async function uploaded(keel: Keel, token: string, purpose: Purpose, file: Buffer = png()): Promise<string> {
  const policy = await policyFor(keel, token, { purpose });
  await post(keel, partsOf(policy, file));
  return policy.fields.key;
}
