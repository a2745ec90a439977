import type { Page, Request } from '@playwright/test';

/**
 * How many consecutive looks must find no change before the page counts as quiet: reading data takes several calls, and
 * the page loads code between them.
 */
const QUIET_LOOKS = 10;
/** The time between two looks, in ms of the real clock. */
const POLL_MS = 20;
/** Timeout for a quiet page, in ms of the real clock. */
const QUIET_WITHIN_MS = 30_000;

/** The calls that each page waits for, and how many requests of it have begun or ended. */
const watched = new WeakMap<Page, { readonly pending: Set<Request>; changes: number }>();

/**
 * Counts the calls of a page to its server, without the stream of events, which has no end, and those of the paths in
 * `held`, which a step of the run answers. Call it before the page is opened.
 */
export function watchCalls(page: Page, held: readonly string[] = []): void {
  const calls = { pending: new Set<Request>(), changes: 0 };
  watched.set(page, calls);
  const isCounted = (request: Request) => !['/api/events', ...held].includes(new URL(request.url()).pathname);
  const end = (request: Request) => {
    if (isCounted(request)) calls.changes += 1;
    calls.pending.delete(request);
  };
  page.on('request', (request) => {
    if (!isCounted(request)) return;
    calls.changes += 1;
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.pending.add(request);
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  // A new document ends all calls of the previous one, even those of which no end is reported.
  page.on('domcontentloaded', () => {
    calls.pending.clear();
    calls.changes += 1;
  });
}

/**
 * Waits until the page has no pending call: a call that is pending when the clock jumps would time out.
 *
 * @throws Error with the calls that do not end
 */
export async function waitForQuiet(page: Page): Promise<void> {
  const calls = watched.get(page);
  if (calls === undefined) throw new Error('the calls of this page are not watched');
  const deadline = Date.now() + QUIET_WITHIN_MS;
  for (let quiet = 0; quiet < QUIET_LOOKS; ) {
    if (Date.now() > deadline) {
      const paths = [...calls.pending].map((request) => new URL(request.url()).pathname);
      throw new Error(`the page still waits for ${paths.join(', ') || 'more and more calls'}`);
    }
    const before = calls.changes;
    await new Promise((resolve) => {
      setTimeout(resolve, POLL_MS);
    });
    // A busy page responds late and may be about to make a call.
    await page.evaluate(() => undefined);
    quiet = calls.pending.size === 0 && calls.changes === before ? quiet + 1 : 0;
  }
}
