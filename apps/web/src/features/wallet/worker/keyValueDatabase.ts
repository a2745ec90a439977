/**
 * The app's small key-value database (SESS-7), for what local storage cannot store, such as keys that are not
 * extractable.
 */
const DATABASE = { name: 'keel', version: 1, store: 'keyValue' } as const;

/**
 * Replaces the value under a name by the result of `change`, and resolves with it. In one transaction, so that two tabs
 * do not overwrite each other. Rejects if the browser blocks its storage.
 */
export async function updateValue<Value>(name: string, change: (stored: unknown) => Value): Promise<Value> {
  const database = await open();
  try {
    const transaction = database.transaction(DATABASE.store, 'readwrite', { durability: 'strict' });
    const completion = finished(transaction);
    const store = transaction.objectStore(DATABASE.store);
    const stored = change(await answered<unknown>(store.get(name)));
    store.put(stored, name);
    await completion;
    return stored;
  } finally {
    database.close();
  }
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE.name, DATABASE.version);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(DATABASE.store));
  return answered(request);
}

function answered<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(new Error('The database does not answer.')));
  });
}

function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(new Error('The database keeps nothing.')));
  });
}
