/** The order matters, because most browsers also name those that they are compatible with. */
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
 * The name of a browser for a mail, such as 'Chrome on Windows'. The User-Agent itself is never quoted: a stranger who
 * signs in can set it to any text, which would be mailed to the owner of the account.
 */
export function browserName(userAgent: string | null): string {
  const { browser, system } = browserParts(userAgent);
  return system === null ? (browser ?? OTHER) : `${browser ?? OTHER} on ${system}`;
}

/** The names of browser and system; null if unknown. */
export function browserParts(userAgent: string | null): { browser: string | null; system: string | null } {
  return { browser: named(BROWSERS, userAgent), system: named(SYSTEMS, userAgent) };
}

function named(names: readonly (readonly [RegExp, string])[], text: string | null): string | null {
  return names.find(([pattern]) => pattern.test(text ?? ''))?.[1] ?? null;
}
