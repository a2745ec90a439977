/** The names of browsers and systems as their user agents have them; the first that is found is meant. */
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

/** A user agent as people know it, 'Firefox · Linux'; itself where it names no known browser, null where there is none. */
export function browserName(userAgent: string | null): string | null {
  if (userAgent === null || userAgent.trim() === '') return null;
  const found = [BROWSERS, SYSTEMS].flatMap((names) => names.find((name) => userAgent.includes(name)) ?? []);
  return found.length === 0 ? userAgent : found.map((name) => KNOWN[name] ?? name).join(' · ');
}
