import { type BrowserContext, expect, type Page, type Request } from '@playwright/test';

/** Secrets that must not appear outside of the wallet worker (WALLET-3). */
export interface WalletSecrets {
  /** The words, in their order. */
  readonly phrase: readonly string[];
  readonly passcode: string;
  /** The seed and private keys, in hexadecimal. @default none known to the test */
  readonly hex?: readonly string[];
}

/** Listens to one browser for secrets of a wallet. */
export interface LeakWatch {
  /**
   * Fails when a secret went over the network, to the console or into the address, or is now in the storage, history,
   * caches or document of any page. Words that are shown on purpose have to be hidden before.
   */
  expectNone(secrets: WalletSecrets): Promise<void>;
}

/** Starts listening; call it before the first page of a journey is opened. */
export function watchForLeaks(context: BrowserContext): LeakWatch {
  const observations: Observation[] = [];
  const record = (source: string, content: string) => observations.push({ source: source, content: content });

  context.on('request', (request) => recordRequest(request, record));
  context.on('console', (message) => record('the console', message.text()));
  context.on('weberror', (event) => record('an error', event.error().stack ?? event.error().message));
  const follow = (page: Page) => page.on('framenavigated', (frame) => record('the address', frame.url()));
  context.on('page', follow);
  for (const page of context.pages()) follow(page);

  return {
    async expectNone(secrets) {
      const stored = await Promise.all(context.pages().map((page) => page.evaluate(readPageStorage)));
      const all = [...observations, ...stored.flat()];
      // A check that captured nothing would find nothing.
      expect(observations.length).toBeGreaterThan(0);
      expect(leaksIn(all, secrets)).toEqual([]);
    },
  };
}

interface Observation {
  readonly source: string;
  readonly content: string;
}

/**
 * Where a secret was found, and which. Two consecutive words of the phrase count, since a single one is an ordinary word.
 */
export function leaksIn(all: readonly Observation[], { phrase, passcode, hex = [] }: WalletSecrets): readonly string[] {
  const pairs = phrase.slice(1).map((word, at) => ({
    name: `words ${at + 1} and ${at + 2}`,
    // Separated by blanks, commas, quotes, numbers or escapes, but not by other words.
    form: new RegExp(`\\b${phrase[at]}(?:[^a-z]|%[0-9a-f]{2}|\\\\n){1,12}${word}\\b`, 'i'),
  }));
  const texts = [{ name: 'the passcode', text: passcode }, ...hex.map((text) => ({ name: 'a key', text }))];
  const named = texts.flatMap(({ name, text }) =>
    [text, encodeURIComponent(text), Buffer.from(text).toString('base64').replace(/=+$/, '')].map((form) => ({
      name,
      form: new RegExp(escaped(form), 'i'),
    })),
  );
  const bytes = hex.map((text) => ({
    name: 'a key in base64',
    form: new RegExp(escaped(Buffer.from(text, 'hex').toString('base64').replace(/=+$/, ''))),
  }));
  return all.flatMap(({ source, content }) => {
    const text = content.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
    const found = [...pairs, ...named, ...bytes].filter(({ form }) => form.test(content) || form.test(text));
    return [...new Set(found.map(({ name }) => `${name} in ${source}`))];
  });
}

function recordRequest(request: Request, record: (source: string, content: string) => void): void {
  const source = `a request to ${new URL(request.url()).pathname}`;
  const body = request.postDataBuffer()?.toString('latin1') ?? '';
  record(source, [request.url(), JSON.stringify(request.headers()), body].join('\n'));
  // Headers that the browser adds, such as cookies. Not awaited, since they never arrive for an open stream.
  request.allHeaders().then(
    (headers) => record(source, JSON.stringify(headers)),
    () => undefined,
  );
}

/** Runs in the page: reads its document and everything that the browser stores for it. */
async function readPageStorage(): Promise<Observation[]> {
  const observations: Observation[] = [
    { source: 'the document', content: document.documentElement.outerHTML },
    {
      source: 'fields',
      content: JSON.stringify(
        [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value),
      ),
    },
    { source: 'the history', content: JSON.stringify([history.state, location.href, document.referrer, window.name]) },
    { source: 'cookies', content: document.cookie },
    { source: 'local storage', content: JSON.stringify(Object.entries(localStorage)) },
    { source: 'session storage', content: JSON.stringify(Object.entries(sessionStorage)) },
  ];
  for (const { name } of await indexedDB.databases()) {
    observations.push({ source: 'the database', content: JSON.stringify(await valuesOf(name ?? '')) });
  }
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const text = (await (await cache.match(request))?.text()) ?? '';
      observations.push({ source: 'a cache', content: `${request.url}\n${text}` });
    }
  }
  return observations;

  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the function is serialised into the page, so it must be whole
  function answered<Value>(request: IDBRequest<Value>): Promise<Value> {
    return new Promise((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(new Error('The database does not answer.')));
    });
  }

  async function valuesOf(name: string): Promise<unknown[]> {
    const database = await answered(indexedDB.open(name));
    const stores = [...database.objectStoreNames];
    const values = await Promise.all(
      stores.map((store) => answered(database.transaction(store).objectStore(store).getAll())),
    );
    database.close();
    return values.flat().map((value: unknown) => (value instanceof CryptoKey ? `key ${value.extractable}` : value));
  }
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
