/** The parameters of a link; null when a name stands twice or an escape is broken. `+` is a plus sign, as in RFC 3986. */
export function readQuery(text: string): ReadonlyMap<string, string> | null {
  const found = new Map<string, string>();
  for (const pair of text.split('&').filter((one) => one !== '')) {
    const [name, value] = decoded(pair);
    if (name === null || value === null || found.has(name)) return null;
    found.set(name, value);
  }
  return found;
}

/** `?a=1&b=2` of the values that are there; '' when none is. */
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
