/** An older answer is not used, in ms: what it says of the account may have changed. */
const MAX_AGE_MS = 60_000;

interface EarlyCall {
  readonly request: Request;
  /** By `performance.now()`. */
  readonly madeAt: number;
  readonly response: Promise<Response>;
  readonly abort: () => void;
}

/** The calls that were made before the app runs and that it has not made itself yet, by URL. */
const calls = new Map<string, EarlyCall>();

/** Makes a call that the app will make first, while its files are still loading (SPEED-1). */
export function callEarly(url: URL, headers: Readonly<Record<string, string>> = {}): void {
  const controller = new AbortController();
  const request = new Request(url, { headers, signal: controller.signal });
  const response = fetch(request);
  // A failure is for the app to handle, if it makes the call.
  response.catch(() => undefined);
  calls.set(request.url, { request, madeAt: performance.now(), response, abort: () => controller.abort() });
}

/** The answer to an equal call that was made early; undefined if there is none, or too old. Each answer is given once. */
export function takeEarlyAnswer(request: Request): Promise<Response> | undefined {
  const early = calls.get(request.url);
  if (early === undefined || request.method !== 'GET') return undefined;
  calls.delete(request.url);
  const isEqual = early.request.headers.get('header') === request.headers.get('header');
  if (!isEqual || performance.now() - early.madeAt > MAX_AGE_MS) return undefined;
  if (request.signal.aborted) early.abort();
  else request.signal.addEventListener('abort', early.abort, { once: true });
  return early.response;
}
