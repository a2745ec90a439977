import type { EnvReader } from '@keel/backend/config/reader.ts';
import { type DataKey, readDataKey } from '@keel/backend/sealing/dataKey.ts';

/** Reads KEEL_DATA_KEY: one key, or several separated by commas, newest first. Empty if the variable is not set. */
export function readDataKeys(read: EnvReader): readonly DataKey[] {
  const texts = read.text('KEEL_DATA_KEY')?.split(',') ?? [];
  const keys = texts.flatMap((text) => readDataKey(text.trim()) ?? []);
  if (keys.length === texts.length) return keys;
  read.faults.push('KEEL_DATA_KEY must be 32 bytes as 43 characters of base64url; separate several keys with commas.');
  return [];
}
