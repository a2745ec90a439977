import type { Page, Route } from '@playwright/test';

/** Nothing is served there: with a 204 a route has answered. */
const PROBE = '/is-intercepted';
const PROBE_PATTERN = `**${PROBE}`;
/** Timeout for the answer to one probe, in ms. */
const PROBE_WITHIN_MS = 2000;
/** How long probes are sent after setting a route, in ms. It usually takes effect at once. */
const TAKES_EFFECT_WITHIN_MS = 3000;
const MAX_ATTEMPTS = 5;

/**
 * Sets a route, as `page.route` does, and waits until the requests of the open page take it. The first route takes
 * effect with a delay, and until then the requests of a busy page reach the server.
 */
export async function intercept(
  page: Page,
  pattern: string | RegExp,
  handler: (route: Route) => unknown,
  options?: { readonly times?: number },
): Promise<void> {
  /* oxlint-disable no-await-in-loop -- one attempt after the other */
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    await page.route(pattern, handler, options);
    if (page.url() === 'about:blank') return;
    await page.route(PROBE_PATTERN, (route) => route.fulfill({ status: 204 }));
    if (await isIntercepted(page)) return;
    // In a browser that has just started, Chromium sometimes ignores the first route of an open page. Without a route it
    // stops intercepting, so that the next attempt starts again.
    await page.unroute(PROBE_PATTERN);
    await page.unroute(pattern, handler);
  }
  /* oxlint-enable no-await-in-loop */
  throw new Error(`The requests of ${page.url()} are not intercepted.`);
}

/** Whether a route answers a probe in time. The time is that of the test, since the clock of the page may stand still. */
async function isIntercepted(page: Page): Promise<boolean> {
  const end = Date.now() + TAKES_EFFECT_WITHIN_MS;
  while (Date.now() < end) {
    // oxlint-disable-next-line no-await-in-loop -- one probe after the other
    if (await isProbeAnswered(page)) return true;
  }
  return false;
}

async function isProbeAnswered(page: Page): Promise<boolean> {
  try {
    return await page.evaluate(
      async ({ probe, withinMs }) => {
        // A request that is sent just as the browser starts to intercept may never be answered.
        const signal = AbortSignal.timeout(withinMs);
        try {
          return (await fetch(probe, { signal })).status === 204;
        } catch (error) {
          if (signal.aborted) return false;
          throw error;
        }
      },
      { probe: PROBE, withinMs: PROBE_WITHIN_MS },
    );
  } catch (error) {
    if (page.isClosed()) throw error;
    // The page is being left; the route applies to the next one from its start.
    return true;
  }
}
