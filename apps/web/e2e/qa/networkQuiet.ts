import type { Page, Request } from '@playwright/test';

/** How long nothing is called before the page counts as quiet, in ms of the real clock: a read makes several calls, one after the other. */
const QUIET_MS = 200;
/** Timeout for that, in ms of the real clock. */
const QUIET_WITHIN_MS = 15_000;
const POLL_MS = 20;

/** The calls that each page waits for, and when the last one began or ended. */
const watched = new WeakMap<Page, { readonly pending: Set<Request>; changedAt: number }>();

/** Counts the calls of a page to its server, without the stream of events, which has no end. Call it before the page is opened. */
export function watchCalls(page: Page): void {
  const calls = { pending: new Set<Request>(), changedAt: Date.now() };
  watched.set(page, calls);
  const end = (request: Request) => {
    if (calls.pending.delete(request)) calls.changedAt = Date.now();
  };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/') || pathname === '/api/events') return;
    calls.pending.add(request);
    calls.changedAt = Date.now();
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  // Another document has ended the calls of the one before, also those that report nothing more.
  page.on('domcontentloaded', () => {
    calls.pending.clear();
    calls.changedAt = Date.now();
  });
}

/**
 * Waits until the page has no call under way: a call whose answer is still awaited when the clock jumps has timed out.
 *
 * @throws Error with the calls that do not end
 */
export async function waitForQuiet(page: Page): Promise<void> {
  const calls = watched.get(page);
  if (calls === undefined) throw new Error('the calls of this page are not watched');
  const deadline = Date.now() + QUIET_WITHIN_MS;
  while (calls.pending.size > 0 || Date.now() - calls.changedAt < QUIET_MS) {
    if (Date.now() > deadline) {
      const paths = [...calls.pending].map((request) => new URL(request.url()).pathname);
      throw new Error(`the page still waits for ${paths.join(', ') || 'more and more calls'}`);
    }
    await new Promise((resolve) => {
      setTimeout(resolve, POLL_MS);
    });
  }
}
