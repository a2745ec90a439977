import { expect, type Route } from '@playwright/test';

/** Timeout for an intercepted call, in ms. */
const CALLED_WITHIN_MS = 15_000;

/**
 * Waits until a driver has intercepted a call. `page.waitForRequest` would miss a request that was made earlier and
 * whose route handler has not run yet.
 */
export async function waitForCall(pending: readonly Route[]): Promise<void> {
  await expect
    .poll(() => pending.length, { message: 'the page made no call', timeout: CALLED_WITHIN_MS })
    .toBeGreaterThan(0);
}
