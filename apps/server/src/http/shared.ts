/**
 * Lets calls that come while one is being answered have that same answer: nothing is kept, and under load one question
 * to the database serves all who wait. Only for what is the same for everybody.
 */
export function shared<Key extends object, Result>(work: (key: Key) => Promise<Result>): (key: Key) => Promise<Result> {
  const running = new WeakMap<Key, Promise<Result>>();
  return (key) => {
    const known = running.get(key);
    if (known) return known;
    const result = work(key).finally(() => running.delete(key));
    running.set(key, result);
    return result;
  };
}
