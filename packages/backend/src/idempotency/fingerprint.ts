import { base64urlnopad } from '@scure/base';
import { crypto } from '#crypto';
import { type KeyDeps, serverKey } from '../security/serverKeys.ts';

/** Computes the fingerprint of a body. It depends on all values, but not on the order of the fields. */
export type Fingerprint = (body: unknown) => Uint8Array;

/**
 * Creates the fingerprint function, an HMAC under a key of the server. A plain hash would not be enough: an account
 * number in a body could be found by trying all numbers.
 */
export async function openFingerprint(deps: KeyDeps): Promise<Fingerprint> {
  const key = await serverKey(deps, 'fingerprints', () => base64urlnopad.encode(crypto.randomBytes(32)));
  return (body) => {
    const text = JSON.stringify(body, (_name, value: unknown) => (isRecord(value) ? sorted(value) : value));
    return crypto.hmacSha256(key, text);
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function sorted(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
