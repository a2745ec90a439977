/** The name of the database in IndexedDB, as the engine forms it. */
const MOUNT = '/pglite/';

/** The name under which the engine saves its files. */
export const SAVED_NAME = 'keel-playground';

/** Deletes what this browser has saved of the playground. Waits until no worker uses it any more. */
export function deleteSavedDatabase(): Promise<void> {
  return settled(indexedDB.deleteDatabase(MOUNT + SAVED_NAME));
}

/** Whether this browser lets the site save anything. */
export async function canSave(): Promise<boolean> {
  const PROBE = 'keel-playground-probe';
  try {
    const request = indexedDB.open(PROBE);
    await settled(request);
    request.result.close();
    await settled(indexedDB.deleteDatabase(PROBE));
    return true;
  } catch {
    return false;
  }
}

/** Whether an earlier start has saved anything in this browser. */
export async function hasSaved(): Promise<boolean> {
  const databases = await indexedDB.databases();
  return databases.some(({ name }) => name === MOUNT + SAVED_NAME);
}

function settled(request: IDBRequest): Promise<void> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve());
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed.')));
  });
}
