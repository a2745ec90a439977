/** A character of a number that changes. */
export interface RollingDigit {
  /** Places from the end, from 0. */
  readonly place: number;
  readonly digit: string;
  /** The digit that was there before; '' if there was none, null if it does not change or is no digit. */
  readonly previous: string | null;
}

const DIGIT = /^\p{Nd}$/u;

/** The characters of `to`, aligned by the end with those of `from`: '$99.00' and '$100.00' have the same cents. */
export function rollOf(from: string, to: string): readonly RollingDigit[] {
  const before = Array.from(from).toReversed();
  return Array.from(to)
    .toReversed()
    .map((digit, place) => {
      const previous = DIGIT.test(before[place] ?? '') ? (before[place] ?? '') : '';
      return { place, digit, previous: DIGIT.test(digit) && digit !== previous ? previous : null };
    })
    .toReversed();
}
