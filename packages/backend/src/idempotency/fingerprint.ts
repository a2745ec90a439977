import { base64urlnopad } from '@scure/base';
import { crypto } from '#crypto';
import { type KeyDeps, serverKey } from '../security/serverKeys.ts';

/** A fingerprint of a body, independent of the order of its fields; different bodies have different fingerprints. */
export type Fingerprint = (body: unknown) => Uint8Array;

/**
 * Fingerprints that cannot be computed without the server's key: with a plain digest, an account number could be found
 * by trying all numbers.
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
