import { Secret } from '../secret.ts';
import { OpenKeys } from '../vault/keys.ts';
import type { AnyCases } from './explore.ts';

/** Shorter ones would match by chance. */
const shortest = 4;
/** Numbers from here up are timestamps, whose digits reveal nothing. */
const moments = 1e12;

/** The texts that must not be seen: the secrets that the cases declare, and the values of all handles in them. */
export function secretsOf({ inputs, events, answers, secrets = [] }: AnyCases): readonly string[] {
  const revealed = revealedIn([inputs, events, answers]);
  return [...new Set([...secrets, ...revealed])].filter(({ length }) => length >= shortest);
}

/** The values of the `Secret`s and `OpenKeys` in a value, if they are texts. */
function revealedIn(value: unknown, visited = new Set<unknown>()): string[] {
  if (typeof value !== 'object' || value === null || visited.has(value)) return [];
  visited.add(value);
  const revealed: unknown = value instanceof Secret || value instanceof OpenKeys ? value.reveal() : null;
  if (typeof revealed === 'string') return [revealed];
  return Object.values(value).flatMap((part) => revealedIn(part, visited));
}

/** Whether any of the secrets occurs in a value: as a whole in any text, or a word of a phrase by itself. */
export function showsSecret(value: unknown, secrets: readonly string[]): boolean {
  if (secrets.length === 0) return false;
  const words = new Set(secrets.flatMap((secret) => (secret.includes(' ') ? secret.split(/\s+/) : [])));
  return textsIn(value).some((text) => words.has(text) || secrets.some((secret) => text.includes(secret)));
}

/**
 * Every text in a value, at any depth: field names, numbers and messages of errors too. Private fields,
 * such as the value of a `Secret`, cannot be read.
 *
 * @param visited objects that were read before, which are skipped
 */
export function textsIn(value: unknown, visited = new Set<unknown>()): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'bigint') return [String(value)];
  if (typeof value === 'number') return value < moments ? [String(value)] : [];
  if (typeof value !== 'object' || value === null || visited.has(value)) return [];
  visited.add(value);
  return partsOf(value).flatMap((part) => textsIn(part, visited));
}

function partsOf(value: object): unknown[] {
  try {
    if ('toJSON' in value && typeof value.toJSON === 'function') return [value.toJSON()];
    if (value instanceof Map || value instanceof Set) return [...value];
    const entries = Object.entries(value).flat();
    return value instanceof Error ? [value.message, value.cause, ...entries] : entries;
  } catch {
    // A value that cannot be read shows nothing.
    return [];
  }
}
