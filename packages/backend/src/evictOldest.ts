/** Deletes the oldest entry of a map to make room: a map keeps its insertion order. */
export function evictOldest<Key>(map: Map<Key, unknown>): void {
  const [oldest] = map.keys();
  if (oldest !== undefined) map.delete(oldest);
}
