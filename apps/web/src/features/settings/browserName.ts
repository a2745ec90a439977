/** The names of browsers and systems as they are in user agents; the first match counts. */
const BROWSERS = ['Edg', 'OPR', 'SamsungBrowser', 'Firefox', 'FxiOS', 'Chrome', 'CriOS', 'Safari'] as const;
const SYSTEMS = ['iPhone', 'iPad', 'Android', 'Windows', 'Mac OS X', 'Linux'] as const;

const KNOWN: Readonly<Record<string, string>> = {
  Edg: 'Edge',
  OPR: 'Opera',
  SamsungBrowser: 'Samsung Internet',
  FxiOS: 'Firefox',
  CriOS: 'Chrome',
  'Mac OS X': 'macOS',
};

/** A user agent in the form 'Firefox · Linux'; unchanged if it names no known browser, null if there is none. */
export function browserName(userAgent: string | null): string | null {
  if (userAgent === null || userAgent.trim() === '') return null;
  const found = [BROWSERS, SYSTEMS].flatMap((names) => names.find((name) => userAgent.includes(name)) ?? []);
  return found.length === 0 ? userAgent : found.map((name) => KNOWN[name] ?? name).join(' · ');
}
