import type { Page, Request } from '@playwright/test';

const API = '/api';

/** The calls to the backend that ended on a page since the last `take`, e.g. `POST /login 422` or `GET /plans lost`. */
export interface CallLog {
  readonly take: () => readonly string[];
}

/** Starts a log of a page's calls, without their content. */
export function logCalls(page: Page): CallLog {
  let calls: string[] = [];
  const add = (request: Request, outcome: string) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(`${API}/`)) calls.push(`${request.method()} ${pathname.slice(API.length)} ${outcome}`);
  };
  page.on('response', (response) => add(response.request(), String(response.status())));
  page.on('requestfailed', (request) => add(request, 'lost'));
  return {
    take: () => {
      const taken = calls;
      calls = [];
      return taken;
    },
  };
}
