import { intercept } from './intercept.ts';
import type { Page } from './test.ts';

/** An answer to a call that replaces the server's. */
export interface Answer {
  readonly status: number;
  /** An object is sent as JSON, a string unchanged. */
  readonly body?: object | string;
}

/** Answers every call of an API path (`/login`, `/investment/*`) with this until the next `answer` or `unroute`. */
export async function answer(page: Page, path: string, { status, body = '' }: Answer): Promise<void> {
  await page.unroute(`**/api${path}`);
  await intercept(page, `**/api${path}`, (route) =>
    route.fulfill(typeof body === 'string' ? { status, body, contentType: 'text/plain' } : { status, json: body }),
  );
}

/**
 * Delays the calls of an API path until the returned function is called, which answers them with this or lets the server
 * answer.
 */
export async function delayCalls(page: Page, path: string, instead?: Answer): Promise<() => void> {
  let release: (() => void) | undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await intercept(page, `**/api${path}`, async (route) => {
    await released;
    const { status, body = '' } = instead ?? {};
    const answered =
      status === undefined
        ? route.continue()
        : route.fulfill({ status, ...(typeof body === 'string' ? { body } : { json: body }) });
    // The page may have been left, which cancels its call.
    await answered.catch(() => undefined);
  });
  return () => release?.();
}

/** The paths of writing calls from now on, oldest first. */
export function watchSent(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(new URL(request.url()).pathname);
  });
  return sent;
}

/** Collects every request to another origin and every dialog from now on: there must be none. */
export function watchEscapes(page: Page, origin: string): string[] {
  const escapes: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${origin}/`)) escapes.push(request.url());
  });
  page.on('dialog', (dialog) => {
    escapes.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return escapes;
}
