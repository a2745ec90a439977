import type { Page, Request } from '@playwright/test';

/** Calls that move or request money; a page must never make two of them at a time. */
const MONEY =
  /^\/api\/(?:createdeposit|createpay|createwithdraw|cancel-withdraw|transfer-funds|create-order|request-trade)$/;

/** Whether a call moves money or requests it. */
export function movesMoney(method: string, path: string): boolean {
  return method !== 'GET' && MONEY.test(path);
}

/** Everything that has gone wrong on a page so far, one sentence each. */
export interface PageWatch {
  readonly faults: readonly string[];
}

/** The calls that end a session and its pushes on the server: they carry the token of the session that has ended. */
const ENDS_SESSION = /\/api\/(?:logout|delete-token)$/;

export interface WatchOptions {
  /** Errors that the flow itself writes to the console. @default none */
  readonly expectedErrors?: readonly string[] | undefined;
  /** Whether the session has ended, so that no call may have its token. @default never */
  readonly hasEnded?: () => boolean;
}

/**
 * Listens for errors, dialogs of the browser, two money calls at a time, and calls with the token of a session that has
 * ended. Start it before the first page.
 */
export function watchPage(page: Page, { expectedErrors = [], hasEnded = () => false }: WatchOptions = {}): PageWatch {
  const faults: string[] = [];
  const money = new Set<Request>();
  page.on('pageerror', (error) => faults.push(`an error was thrown: ${error.message}`));
  page.on('console', (message) => {
    // The browser itself reports each refusal and each lost call, which are the purpose of a run.
    if (
      message.type() === 'error' &&
      !message.text().startsWith('Failed to load resource') &&
      !expectedErrors.includes(message.text())
    ) {
      faults.push(`an error in the console: ${message.text()}`);
    }
  });
  page.on('dialog', (dialog) => {
    faults.push(`the browser's own dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    // The two headers of a token (API-1).
    const { authorization, header } = request.headers();
    const hasToken = authorization !== undefined || header !== undefined;
    if (hasToken && hasEnded() && !ENDS_SESSION.test(new URL(request.url()).pathname)) {
      faults.push('a call with the token of the session that has ended');
    }
    if (!movesMoney(request.method(), new URL(request.url()).pathname)) return;
    money.add(request);
    if (money.size > 1) faults.push(`${money.size} money calls at a time`);
  });
  page.on('requestfinished', (request) => money.delete(request));
  page.on('requestfailed', (request) => money.delete(request));
  return { faults };
}
