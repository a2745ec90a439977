const KEY = 'playgroundInstance';

/** A session of a backend that is gone opens nothing: it is dropped before the app would ask with it. */
export function forgetOtherInstance(instance: string, drop: () => void): void {
  try {
    if (localStorage.getItem(KEY) !== instance) drop();
    localStorage.setItem(KEY, instance);
  } catch {
    // A browser that keeps nothing has no session of before either.
    drop();
  }
}
