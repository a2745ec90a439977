/** Deletes the entry that was inserted first, for maps that are used as a cache of limited size. */
export function evictOldest<Key>(map: Map<Key, unknown>): void {
  const [oldest] = map.keys();
  if (oldest !== undefined) map.delete(oldest);
}
