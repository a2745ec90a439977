import { type Answer, answer, delayCalls } from './answers.ts';
import { declaredFaults } from './declaredFaults.ts';
import { intercept } from './intercept.ts';
import { expect, type Page } from './test.ts';

/** One kind of failure of an API call. */
export interface Fault {
  /** 'unreadable', 'unanswered', or status and name of an example of openapi.yaml: '422 wrongPassword'. */
  readonly name: string;
  /** The server's message; null if the answer has none. */
  readonly message: string | null;
  /** null if the call gets no answer. */
  readonly response: Answer | null;
}

/** Tests one fault of a call on the current page, in the state that the previous step left. */
export interface Step {
  readonly name: string;
  readonly prove: (page: Page) => Promise<void>;
}

/** The test in another file that covers a fault: the file, and part of the test's title. */
type Elsewhere = Readonly<Record<string, readonly [file: string, words: string]>>;

/** A call that a part of the app makes. */
export interface PartCall {
  /** A folder of `src/features`, or `app`. */
  readonly feature: string;
  readonly operation: string;
  /** Faults that a test in another file covers. @default none */
  readonly elsewhere?: Elsewhere;
}

/** The answer of a captive portal to every request. */
const UNREADABLE: Fault = {
  name: 'unreadable',
  message: null,
  response: { status: 200, body: '<!doctype html><title>Hotel</title>' },
};

/** The connection fails. */
const UNANSWERED: Fault = { name: 'unanswered', message: null, response: null };

/** All faults of an operation: those that openapi.yaml declares, an unreadable answer, and no answer. */
export function faultsOf(operation: string): readonly Fault[] {
  const declared = declaredFaults(operation).map(({ name, message, status, body = '' }) => ({
    name: `${status} ${name}`,
    message,
    response: { status, body },
  }));
  return [...declared, UNREADABLE, UNANSWERED];
}

/** The names of all faults of an operation, with a late answer and a repeated call. */
export function faultNamesOf(operation: string): readonly string[] {
  return [...faultsOf(operation).map(({ name }) => name), 'late', 'twice'];
}

/** One message for every fault of an operation, for screens that do not show the server's. */
export function sameMessageForAll(operation: string, words: string): Readonly<Record<string, string>> {
  return Object.fromEntries(faultNamesOf(operation).map((name) => [name, words]));
}

/** Faults that no step and no test in another file covers: 'deposit listDeposits: late'. */
export function untestedFaults(
  calls: ReadonlySet<string>,
  proofs: readonly (PartCall & { readonly steps: readonly Step[] })[],
): readonly string[] {
  const proved = new Set(
    proofs.flatMap(({ feature, operation, elsewhere = {}, steps }) =>
      [...steps.map(({ name }) => name), ...Object.keys(elsewhere)].map((name) => `${feature} ${operation}: ${name}`),
    ),
  );
  return [...calls]
    .flatMap((call) => faultNamesOf(call.split(' ')[1] ?? '').map((name) => `${call}: ${name}`))
    .filter((name) => !proved.has(name));
}

/** Makes every call of an API path fail until the next `fail`, `answer` or `unroute`. */
export async function fail(page: Page, path: string, { response }: Fault): Promise<void> {
  if (response !== null) return answer(page, path, response);
  await page.unroute(`**/api${path}`);
  await intercept(page, `**/api${path}`, (route) => route.abort());
}

/** Delays the calls of an API path until the returned function is called, and then makes them fail. */
export async function failLater(page: Page, path: string, { response }: Fault): Promise<() => void> {
  await page.unroute(`**/api${path}`);
  if (response === null) throw new Error('A call without an answer cannot be delayed.');
  return delayCalls(page, path, response);
}

/** A call whose answer is delayed. */
interface LateCall {
  readonly path: string;
  readonly fault: Fault;
  /** How often it is made at once. */
  readonly calls: number;
  readonly trigger: (page: Page) => Promise<unknown>;
  /** While the answer is awaited. */
  readonly whileWaiting: (page: Page) => Promise<void>;
  readonly expectMessage: (page: Page, fault: Fault) => Promise<void>;
}

/** Tests that a delayed call is not repeated meanwhile and that its failure is shown in the end. */
export async function proveLate(page: Page, call: LateCall): Promise<void> {
  const release = await failLater(page, call.path, call.fault);
  const calls = countCalls(page, call.path);
  await call.trigger(page);
  await expect.poll(calls.count).toBe(call.calls);
  await call.whileWaiting(page);
  release();
  await call.expectMessage(page, call.fault);
  expect(calls.count()).toBe(call.calls);
  calls.stop();
}

/** Counts the calls of an API path from now on, preflights aside. */
export function countCalls(page: Page, path: string): { readonly count: () => number; readonly stop: () => void } {
  const pattern = globOf(path);
  let calls = 0;
  const count = (request: { url: () => string }) => {
    if (pattern.test(new URL(request.url()).pathname + new URL(request.url()).search)) calls += 1;
  };
  page.on('request', count);
  return { count: () => calls, stop: () => page.off('request', count) };
}

function globOf(path: string): RegExp {
  const escaped = path.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/\*+/g, '.*');
  return new RegExp(`^/api${escaped}$`);
}
