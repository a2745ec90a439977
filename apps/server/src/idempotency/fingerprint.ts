import { createHash } from 'node:crypto';

/** What a body says, whatever the order of its fields; two bodies that differ have two fingerprints. */
export function fingerprint(body: unknown): Uint8Array {
  const text = JSON.stringify(body, (_name, value: unknown) => (isRecord(value) ? sorted(value) : value));
  return createHash('sha256').update(text).digest();
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function sorted(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
