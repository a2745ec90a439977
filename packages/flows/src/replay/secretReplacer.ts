import { type Examples, isSameSecret, secretTextOf } from './examples.ts';
import { createRedactor } from './redactTexts.ts';
import type { RunValue } from './run.ts';
import { readValue, writeValue } from './values.ts';

/** The maximum number of combinations of test values that are tried for one event. */
const MAX_TRIES = 500;

interface Unknown {
  readonly name: string;
  readonly secret: unknown;
  /** Indices of the test values that may replace it, the most likely first. */
  readonly candidates: readonly number[];
}

/**
 * Replaces the secrets of a running flow by handles. A secret that is not a test value is replaced by the first test
 * value with the same effect on the machine; the same secret is replaced by the same test value again if possible.
 */
export class SecretReplacer {
  readonly #examples: Examples;
  /** The test value of each secret so far, by name. */
  readonly #assigned = new Map<string, { readonly secret: unknown; readonly example: number }[]>();
  readonly #texts = new Map<string, string>();
  readonly warnings: string[] = [];

  constructor(examples: Examples) {
    this.#examples = examples;
  }

  /** The name of each secret so far that is not a test value, by its text. */
  get texts(): ReadonlyMap<string, string> {
    return this.#texts;
  }

  /**
   * Writes a value without its secrets.
   *
   * @param behavesTheSame whether the machine does the same with the value that a player will read back; `hide` removes the
   * secrets from texts before they are compared
   */
  write(
    value: unknown,
    name: string,
    behavesTheSame: (replayed: unknown, hide: (text: string) => string) => boolean,
  ): RunValue {
    const unknown = this.#unknownIn(value, name);
    if (unknown.length === 0) return writeValue(value, name, this.#examples);
    const choices = combinations(unknown.map(({ candidates }) => candidates)).map((chosen) =>
      unknown.map((each, index) => ({ ...each, example: chosen[index] ?? 0 })),
    );
    const written = (choice: Choice) =>
      writeValue(value, name, this.#examples, (field, secret) => {
        return choice.find((each) => each.name === field && isSameSecret(each.secret, secret))?.example;
      });
    const fitting = choices.find((choice) => {
      return behavesTheSame(readValue(written(choice), this.#examples), this.#hide(choice));
    });
    const names = [...new Set(unknown.map((each) => each.name))].join(' and ');
    const warning = `No test value of ${names} in cases.ts behaves like the one given.`;
    if (fitting === undefined && !this.warnings.includes(warning)) this.warnings.push(warning);
    const best = fitting ?? choices[0] ?? [];
    for (const { name: field, secret, example } of best) this.#assign(field, secret, example);
    return written(best);
  }

  #unknownIn(value: unknown, name: string): Unknown[] {
    const unknown: Unknown[] = [];
    writeValue(
      value,
      name,
      this.#examples,
      (field, secret, candidates) => {
        if (!unknown.some((each) => each.name === field && isSameSecret(each.secret, secret))) {
          unknown.push({ name: field, secret, candidates: this.#sorted(field, secret, candidates) });
        }
        return candidates[0];
      },
      (field, secret) => this.#addSecret(field, secret),
    );
    return unknown;
  }

  /** The test value that replaced it before comes first, those that replace other secrets last. */
  #sorted(name: string, secret: unknown, candidates: readonly number[]): number[] {
    const assigned = this.#assigned.get(name) ?? [];
    const rank = (example: number) => {
      const owner = assigned.find((each) => each.example === example);
      if (owner === undefined) return 1;
      return isSameSecret(owner.secret, secret) ? 0 : 2;
    };
    return candidates.toSorted((one, other) => rank(one) - rank(other));
  }

  #assign(name: string, secret: unknown, example: number): void {
    const assigned = this.#assigned.get(name) ?? [];
    this.#assigned.set(name, assigned);
    if (!assigned.some((each) => each.example === example)) assigned.push({ secret, example });
  }

  #addSecret(name: string, secret: unknown): void {
    const text = secretTextOf(secret);
    if (text !== null) this.#texts.set(text, name);
  }

  /** Both the secrets and their replacements are excluded from the comparison. */
  #hide(choice: Choice): (text: string) => string {
    const texts = new Map<string, string>();
    for (const { name, secret, example } of choice) {
      for (const each of [secret, this.#examples.secrets.get(name)?.[example]]) {
        const text = secretTextOf(each);
        if (text !== null) texts.set(text, name);
      }
    }
    return createRedactor(texts);
  }
}

type Choice = readonly (Unknown & { readonly example: number })[];

function combinations(lists: readonly (readonly number[])[]): number[][] {
  return lists
    .reduce<number[][]>((chosen, list) => chosen.flatMap((each) => list.map((next) => [...each, next])), [[]])
    .slice(0, MAX_TRIES);
}
