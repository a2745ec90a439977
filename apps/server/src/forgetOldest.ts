/** Takes out what was put into a map first, to make room: a map keeps the order in which it was filled. */
export function forgetOldest<Key>(map: Map<Key, unknown>): void {
  const [oldest] = map.keys();
  if (oldest !== undefined) map.delete(oldest);
}
