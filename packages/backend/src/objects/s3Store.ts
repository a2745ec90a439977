import { concatBytes } from '@noble/hashes/utils.js';
import type { S3Config } from '../config/s3.ts';
import { isKey } from './keys.ts';
import { type ObjectStore, ObjectStoreForbids, ObjectStoreUnavailable } from './ObjectStore.ts';
import { signForm } from './postPolicy.ts';
import { presign } from './sigv4.ts';

const TIMEOUT_MS = 15_000;
const SIGNED_SECONDS = 60;

type Method = 'GET' | 'PUT' | 'DELETE';

interface Sent {
  readonly body?: Uint8Array<ArrayBuffer>;
  readonly headers?: Record<string, string>;
}

/** Stores images in a bucket of S3 or of a compatible store; browsers upload directly to it. */
export function s3Store(config: S3Config, clock: () => Date): ObjectStore {
  const { bucket, address } = config;
  const { origin, pathname } = new URL(address);
  const signer = config;
  const path = (key: string) => {
    if (!isKey(key)) throw new Error('This is not the key of an object.');
    return `${pathname.replace(/\/$/, '')}/${key}`;
  };
  const ask = async (method: Method, key: string, sent: Sent = {}) => {
    const to = { method, origin, path: path(key), at: clock(), seconds: SIGNED_SECONDS };
    const signed = presign(signer, { ...to, ...(sent.headers && { headers: sent.headers }) });
    try {
      return await fetch(signed, { method, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS), ...sent });
    } catch (cause) {
      throw new ObjectStoreUnavailable('The object store does not answer.', { cause });
    }
  };
  return {
    local: false,
    bucket,
    signer,
    form: (terms) => ({ url: address, fields: signForm(signer, { bucket, ...terms }) }),
    location: (key) => `${origin}${path(key)}`,
    signedAddress: (key, at, seconds) => presign(signer, { method: 'GET', origin, path: path(key), at, seconds }),
    async read(key, maxBytes) {
      const response = await ask('GET', key);
      if (response.status === 404) return null;
      if (!response.ok) throw await refused('GET', response);
      return collect(response, maxBytes);
    },
    async write(key, bytes, { contentType, acl }) {
      const headers = { 'content-type': contentType, 'x-amz-acl': acl, 'x-amz-server-side-encryption': 'AES256' };
      const response = await ask('PUT', key, { body: new Uint8Array(bytes), headers });
      if (!response.ok) throw await refused('PUT', response);
      await response.body?.cancel();
    },
    async remove(key) {
      const response = await ask('DELETE', key);
      if (!response.ok && response.status !== 404) throw await refused('DELETE', response);
      await response.body?.cancel();
    },
  };
}

/**
 * The error for a refused request. It contains only the status, because an error document can repeat the signed
 * address.
 */
async function refused(method: string, response: Response): Promise<Error> {
  await response.body?.cancel();
  const Fault = response.status === 403 ? ObjectStoreForbids : ObjectStoreUnavailable;
  return new Fault(`The object store answered ${response.status} to a ${method}.`);
}

async function collect(response: Response, maxBytes: number): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > maxBytes) return null;
    chunks.push(chunk);
  }
  return concatBytes(...chunks);
}
