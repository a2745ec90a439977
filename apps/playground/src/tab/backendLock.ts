/**
 * A backend holds a lock of the browser for as long as it runs. The browser releases it however the worker ends, of which a
 * shared worker tells its pages nothing otherwise. The name has the address of the worker's file, which each version has its
 * own of. A browser that blocks storage refuses locks too: nothing is known of other backends then, nor of the end of this one.
 */
const PREFIX = 'keel playground ';

/** How long a worker may take to end after a reset. */
const ENDING_MS = 3000;

const lockOf = (address: string) => PREFIX + new URL(address, location.href).pathname;

/** Takes the lock of a backend, in its worker. Resolves once it is held, or refused; it is never released. */
export function holdLock(address: string): Promise<void> {
  return new Promise((resolve) => {
    const forever = new Promise<never>(() => undefined);
    navigator.locks
      .request(lockOf(address), () => {
        resolve();
        return forever;
      })
      .catch(() => resolve());
  });
}

/** Calls back when the backend of a worker's file has ended, whatever ended it. */
export function watchEnd(address: string, onEnded: () => void): void {
  navigator.locks.request(lockOf(address), onEnded).catch(() => undefined);
}

/**
 * Whether a backend is running that this tab cannot have.
 * @param address the file of this tab's worker
 * @param isShared whether tabs share the worker of one file
 */
export async function isOpenElsewhere(address: string, isShared: boolean): Promise<boolean> {
  const { held = [] } = await navigator.locks.query().catch((): LockManagerSnapshot => ({}));
  const others = held
    .map(({ name = '' }) => name)
    .filter((name) => name.startsWith(PREFIX) && !(isShared && name === lockOf(address)));
  const running = await Promise.all(others.map(isHeld));
  return running.includes(true);
}

async function isHeld(name: string): Promise<boolean> {
  try {
    await navigator.locks.request(name, { signal: AbortSignal.timeout(ENDING_MS) }, () => undefined);
    return false;
  } catch {
    return true;
  }
}
