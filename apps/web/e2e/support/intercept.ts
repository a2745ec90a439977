import type { Page, Route } from '@playwright/test';

/** Nothing is served there: with a 204 a route has answered. */
const PROBE = '/is-intercepted';
/** Timeout for the answer to one probe, in ms. */
const PROBE_WITHIN_MS = 2000;

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
  await page.route(pattern, handler, options);
  if (page.url() === 'about:blank') return;
  await page.route(`**${PROBE}`, (route) => route.fulfill({ status: 204 }));
  await page
    .evaluate(
      async ({ probe, withinMs }) => {
        const isIntercepted = async () => {
          const signal = AbortSignal.timeout(withinMs);
          try {
            return (await fetch(probe, { signal })).status === 204;
          } catch (error) {
            // A request that is sent just as the browser starts to intercept may never be answered.
            if (signal.aborted) return false;
            throw error;
          }
        };
        // oxlint-disable-next-line no-await-in-loop -- one question after the other
        while (!(await isIntercepted()));
      },
      { probe: PROBE, withinMs: PROBE_WITHIN_MS },
    )
    .catch((error: unknown) => {
      // The page is being left; the route applies to the next one from its start.
      if (page.isClosed()) throw error;
    });
}
