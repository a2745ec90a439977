/** Takes out what was put into a map first, to make room: a map keeps the order in which it was filled. */
export function forgetOldest<Key>(kept: Map<Key, unknown>): void {
  const [oldest] = kept.keys();
  if (oldest !== undefined) kept.delete(oldest);
}
