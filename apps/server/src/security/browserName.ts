/** In this order: most browsers name those that they are like as well. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg(A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

const OTHER = 'another browser';

/**
 * What to call a browser in a mail, such as 'Chrome on Windows'. Of the text that it sent nothing is repeated: whoever signs
 * in chooses that text, and could write to the owner of the account by it.
 */
export function browserName(userAgent: string | null): string {
  const { browser, system } = browserParts(userAgent);
  return system === null ? (browser ?? OTHER) : `${browser ?? OTHER} on ${system}`;
}

/** Browser and system by name; null where the text names none that is known. */
export function browserParts(userAgent: string | null): { browser: string | null; system: string | null } {
  return { browser: named(BROWSERS, userAgent), system: named(SYSTEMS, userAgent) };
}

function named(names: readonly (readonly [RegExp, string])[], text: string | null): string | null {
  return names.find(([pattern]) => pattern.test(text ?? ''))?.[1] ?? null;
}
