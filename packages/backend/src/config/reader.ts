type Env = Readonly<Record<string, string | undefined>>;

/** Reads environment variables. An invalid value is added to `faults`, and the default is returned. */
export interface EnvReader {
  /** One sentence for each invalid value. */
  readonly faults: string[];
  /** The text of a variable; null if it is unset or blank. */
  text(name: string): string | null;
  /** A URL without a trailing slash; null if it is unset. `protocols` are such as `https:`. */
  url(name: string, protocols: readonly string[]): string | null;
  /** A number from `from` to `to`; `or` is the default. */
  number(name: string, rule: { from: number; to: number; or: number; isInteger: boolean }): number;
  /** One of several words; `or` is the default. */
  word<const Word extends string>(name: string, words: readonly Word[], or: Word): Word;
}

/** Creates a reader of `env`. Its messages never contain values, which can be passwords. */
export function reader(env: Env): EnvReader {
  const faults: string[] = [];
  const text = (name: string) => env[name]?.trim() || null;

  return {
    faults,
    text,
    url(name, protocols) {
      const value = text(name);
      if (value === null) return null;
      const url = URL.parse(value);
      if (url && protocols.includes(url.protocol)) return value.replace(/\/+$/, '');
      faults.push(`${name} must be an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}.`);
      return null;
    },
    number(name, { from, to, or, isInteger }) {
      const value = text(name);
      if (value === null) return or;
      const number = Number(value);
      if (number >= from && number <= to && (!isInteger || Number.isInteger(number))) return number;
      faults.push(`${name} must be a ${isInteger ? 'whole ' : ''}number from ${from} to ${to}.`);
      return or;
    },
    word(name, words, or) {
      const value = text(name);
      if (value === null) return or;
      const word = words.find((known) => known === value);
      if (word === undefined) faults.push(`${name} must be one of: ${words.join(', ')}.`);
      return word ?? or;
    },
  };
}
