const KEY = 'playgroundInstance';

/** Removes a session of an earlier backend, which is invalid, before the app uses it. */
export function forgetOtherInstance(instance: string, drop: () => void): void {
  try {
    if (localStorage.getItem(KEY) !== instance) drop();
    localStorage.setItem(KEY, instance);
  } catch {
    // A browser without storage has no earlier session either.
    drop();
  }
}
