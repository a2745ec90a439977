import { Secret } from '../secret.ts';
import type { AnyCases } from '../testing/explore.ts';
import { OpenKeys } from '../vault/keys.ts';
import type { SecretKind } from './run.ts';
import { isSecretField } from './secretFields.ts';

/**
 * The values that the player fills in for what a run does not contain: examples of a flow's `cases.ts`, by the name of
 * their field.
 */
export interface Examples {
  /** Test values of secrets, without duplicates, in the order of `cases.ts`. */
  readonly secrets: ReadonlyMap<string, readonly unknown[]>;
  readonly functions: ReadonlyMap<string, readonly unknown[]>;
}

/** Finds the secrets and functions among the examples of a flow. */
export function examplesOf(cases: AnyCases): Examples {
  const cached = cache.get(cases);
  if (cached !== undefined) return cached;
  const [secrets, functions] = [new Map<string, unknown[]>(), new Map<string, unknown[]>()];
  const visit = (value: unknown, name: string, owner: unknown): void => {
    if (secretKindOf(value, name, owner) !== null) return addDistinct(secrets, name, value);
    if (typeof value === 'function') return addDistinct(functions, name, value);
    if (Array.isArray(value)) {
      for (const item of value) visit(item, name, owner);
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, part] of Object.entries(value)) visit(part, key, value);
    }
  };
  for (const input of cases.inputs) visit(input, 'input', null);
  for (const [type, events] of Object.entries(cases.events)) visit(events, type, null);
  for (const [port, answers] of Object.entries(cases.answers)) visit(answers, port, null);
  cache.set(cases, { secrets, functions });
  return { secrets, functions };
}

const cache = new WeakMap<AnyCases, Examples>();

function addDistinct(values: Map<string, unknown[]>, name: string, value: unknown): void {
  const same = values.get(name) ?? [];
  values.set(name, same);
  if (!same.some((other) => isSameSecret(other, value))) same.push(value);
}

/** The kind of a secret; null if the value is not secret. */
export function secretKindOf(value: unknown, name: string, owner: unknown): SecretKind | null {
  if (value instanceof Secret) return 'Secret';
  if (value instanceof OpenKeys) return 'OpenKeys';
  if (value === '' || !isSecretField(name, owner)) return null;
  if (typeof value === 'string') return 'text';
  return typeof value === 'number' ? 'number' : null;
}

/** Whether two secrets are of the same kind and have the same value. */
export function isSameSecret(one: unknown, other: unknown): boolean {
  if (one instanceof Secret && other instanceof Secret) return one.equals(other);
  return Object.is(one, other);
}

/** The text of a secret, which must not appear anywhere; null if it has no text. */
export function secretTextOf(secret: unknown): string | null {
  const revealed: unknown = secret instanceof Secret || secret instanceof OpenKeys ? secret.reveal() : secret;
  return typeof revealed === 'string' || typeof revealed === 'number' ? String(revealed) : null;
}
