/** The same text for equal values: keys sorted, errors by message, `undefined` and hidden fields left out. */
export function textOf(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) => {
    if (inner instanceof Error) return `${inner.name}: ${inner.message}`;
    if (typeof inner === 'bigint') return `${inner}n`;
    if (typeof inner === 'number' && !Number.isFinite(inner)) return String(inner);
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return inner;
    return Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  });
}
