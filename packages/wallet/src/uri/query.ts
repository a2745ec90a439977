/**
 * The parameters of a link, with names in lower case: links in upper case are common in QR codes, and BIP-321 compares
 * names case-insensitively. null if a name occurs twice or an escape is invalid. `+` is a plus sign, as in RFC 3986.
 *
 * @param mayRepeat names that may occur more than once; the first of each counts
 */
export function readQuery(text: string, mayRepeat: readonly string[] = []): ReadonlyMap<string, string> | null {
  const found = new Map<string, string>();
  for (const pair of text.split('&').filter((one) => one !== '')) {
    const [written, value] = decoded(pair);
    const name = written?.toLowerCase() ?? null;
    if (name === null || value === null) return null;
    if (!found.has(name)) found.set(name, value);
    else if (!mayRepeat.includes(name)) return null;
  }
  return found;
}

/** `?a=1&b=2` of the values that are defined; '' if none is. */
export function queryText(values: Readonly<Record<string, string | undefined>>): string {
  const pairs = Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

function decoded(pair: string): [string | null, string | null] {
  const at = pair.indexOf('=');
  return at < 0 ? [unescaped(pair), ''] : [unescaped(pair.slice(0, at)), unescaped(pair.slice(at + 1))];
}

function unescaped(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
