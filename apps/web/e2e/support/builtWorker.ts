import { readdir } from 'node:fs/promises';
import type { Page } from '@playwright/test';

/** The address of the built wallet worker, found by its name in the build. */
export async function workerAddress(): Promise<string> {
  const files = await readdir(new URL('../../dist/assets', import.meta.url));
  const file = files.find((name) => /^walletWorker-[\w-]+\.js$/.test(name));
  if (file === undefined) throw new Error('The app is not built with a wallet worker.');
  return `/assets/${file}`;
}

/**
 * Opens a page with the product's content security policy and origin but without the app, so that its only Trusted Types
 * policy name is still free.
 */
export async function openProbe(page: Page, origin = ''): Promise<void> {
  await page.route('**/worker-probe', async (route) => {
    const answer = await route.fetch({ url: new URL('/login', route.request().url()).href });
    const headers = { ...answer.headers(), 'content-type': 'text/html' };
    await route.fulfill({ status: 200, headers, body: '<!doctype html><title>Probe</title>' });
  });
  await page.goto(`${origin}/worker-probe`);
}
