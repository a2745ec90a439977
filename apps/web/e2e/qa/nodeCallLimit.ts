import { expect, type Page } from '@playwright/test';

/** The server forwards 240 calls a minute of one investor to the networks; a transfer and its page need fewer than 60. */
const MAX_CALLS_BEFORE_TRANSFER = 180;
const MINUTE_MS = 60_000;

/** When each page has called a network, by the real clock. */
const callTimes = new WeakMap<Page, number[]>();

/** Counts the calls of a page to the networks of its wallet. Call it before the page is opened. */
export function countNodeCalls(page: Page): void {
  const times: number[] = [];
  callTimes.set(page, times);
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/wallet-rpc/')) times.push(Date.now());
  });
}

/** Waits until the server would not refuse the calls of a transfer: a run makes more in a minute than a person. */
export async function waitForNodeCalls(page: Page): Promise<void> {
  const callsInLastMinute = () => (callTimes.get(page) ?? []).filter((at) => Date.now() - at < MINUTE_MS).length;
  await expect
    .poll(callsInLastMinute, { message: 'calls in the last minute', timeout: MINUTE_MS + 5000 })
    .toBeLessThan(MAX_CALLS_BEFORE_TRANSFER);
}
