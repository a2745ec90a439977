import type { AnyCases } from './explore.ts';
import { hostile } from './hostileValues.ts';
import type { Step } from './types.ts';

/** A run as JSON, to be kept and played again: `scripts/replay.ts` does. */
export interface Replay {
  /** Id of the machine. */
  readonly flow: string;
  readonly input?: unknown;
  readonly steps: readonly unknown[];
}

/**
 * Writes a run down. What JSON cannot carry - a `Secret`, an error, a file - is named by its place in the cases, so that
 * no secret is printed; NaN and infinite numbers, big integers and `undefined` have marks of their own.
 */
export function writeReplay(flow: string, input: unknown, steps: readonly Step[], cases: AnyCases): Replay {
  const places = addressesOf({
    inputs: cases.inputs,
    events: cases.events,
    answers: cases.answers,
    failures: cases.failures,
  });
  const write = (value: unknown): unknown => {
    if (value === undefined) return { $special: 'undefined' };
    if (typeof value === 'bigint') return { $bigint: String(value) };
    if (typeof value === 'number' && !Number.isFinite(value)) return { $special: String(value) };
    if (typeof value !== 'object' || value === null) return value;
    const evil = [...hostile].find(([, each]) => each === value);
    if (evil !== undefined) return { $hostile: evil[0] };
    if (Array.isArray(value)) return value.map(write);
    if (isPlain(value)) return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, write(part)]));
    return { $case: places.get(value) ?? null };
  };
  return { flow, ...(input !== undefined && { input: write(input) }), steps: steps.map(write) };
}

/** Reads a run back, with the values of the cases. @throws Error when a place it names is not there any more. */
export function readReplay({ input, steps }: Replay, cases: AnyCases): { input: unknown; steps: Step[] } {
  const read = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(read);
    if ('$special' in value) return specials.get(String(value.$special));
    if ('$bigint' in value) return BigInt(String(value.$bigint));
    if ('$hostile' in value) return hostile.get(String(value.$hostile));
    if ('$case' in value) return lookUp(cases, value.$case);
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, read(part)]));
  };
  return { input: read(input), steps: steps.map(read) as Step[] };
}

/** The error of a generated run that went wrong, with the run to play again. */
export function failureOf(replay: Replay, cause: unknown): Error {
  const problem = cause instanceof Error ? cause.message : 'it failed';
  return new Error(`${problem}\nTo play it again, give scripts/replay.ts a file with\n${JSON.stringify(replay)}`, {
    cause,
  });
}

const specials = new Map<string, unknown>([
  ['undefined', undefined],
  ['NaN', Number.NaN],
  ['Infinity', Number.POSITIVE_INFINITY],
  ['-Infinity', Number.NEGATIVE_INFINITY],
]);

type Address = readonly string[];

function addressesOf(
  value: unknown,
  address: Address = [],
  places = new Map<unknown, Address>(),
): Map<unknown, Address> {
  if (typeof value !== 'object' || value === null || places.has(value)) return places;
  places.set(value, address);
  if (Array.isArray(value) || isPlain(value)) {
    for (const [key, part] of Object.entries(value)) addressesOf(part, [...address, key], places);
  }
  return places;
}

function lookUp(cases: AnyCases, address: unknown): unknown {
  const steps = Array.isArray(address) ? address.map(String) : [];
  const found = steps.reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], cases);
  if (steps.length === 0 || found === undefined) throw new Error(`the cases have no ${steps.join('.')} any more`);
  return found;
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
