import { countCharacters } from './characters.ts';

/**
 * A typed password or code that machines may pass on but never show. The value is private to the class, so snapshots,
 * events and inspection see only `{}`. Only the port that sends it calls `reveal`.
 */
export class Secret {
  readonly #value: string;

  constructor(value: string) {
    this.#value = value;
  }

  /** The length in characters, an emoji being one: all that a rule may know. */
  get length(): number {
    return countCharacters(this.#value);
  }

  /** The value itself, for the one call that sends it. */
  reveal(): string {
    return this.#value;
  }

  /** Whether both have the same characters. */
  equals(other: Secret): boolean {
    return this.#value === other.#value;
  }

  /** Whether it has this format. */
  matches(form: RegExp): boolean {
    return form.test(this.#value);
  }
}
