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

/**
 * What to call a browser in a mail, such as 'Chrome on Windows'. Of the text that it sent nothing is repeated: whoever signs
 * in chooses that text, and could write to the owner of the account by it.
 */
export function browserName(userAgent: string | null): string {
  const browser = named(BROWSERS, userAgent) ?? 'another browser';
  const system = named(SYSTEMS, userAgent);
  return system === undefined ? browser : `${browser} on ${system}`;
}

function named(names: readonly (readonly [RegExp, string])[], text: string | null): string | undefined {
  return names.find(([pattern]) => pattern.test(text ?? ''))?.[1];
}
