import { type Answer, answer, hold } from './answers.ts';
import { declaredFaults } from './declaredFaults.ts';
import { expect, type Page } from './test.ts';

/** A way in which the answer of a call fails. */
export interface Fault {
  /** 'unreadable', 'unanswered', or status and name of an example of openapi.yaml: '422 wrongPassword'. */
  readonly name: string;
  /** What the server says of it; null where it says nothing that a person could read. */
  readonly message: string | null;
  /** null where no answer comes. */
  readonly given: Answer | null;
}

/** One way of a call that is proved on the page at hand, as it stands after the step before. */
export interface Step {
  readonly name: string;
  readonly prove: (page: Page) => Promise<void>;
}

/** A test of another file that proves a way: the file, and words of the test's title. */
type Elsewhere = Readonly<Record<string, readonly [file: string, words: string]>>;

/** A call that a part of the app makes. */
export interface PartCall {
  /** A folder of `src/features`, or `app`. */
  readonly feature: string;
  readonly operation: string;
  /** Ways that a test of another file proves. @default none */
  readonly elsewhere?: Elsewhere;
}

/** What a network that wants a log-in of its own answers everything with. */
const UNREADABLE: Fault = {
  name: 'unreadable',
  message: null,
  given: { status: 200, body: '<!doctype html><title>Hotel</title>' },
};

/** The network is gone. */
const UNANSWERED: Fault = { name: 'unanswered', message: null, given: null };

/** Each way in which the answer of a call fails: as openapi.yaml declares, in no form of it, or by not coming at all. */
export function faultsOf(operation: string): readonly Fault[] {
  const declared = declaredFaults(operation).map(({ name, message, status, body = '' }) => ({
    name: `${status} ${name}`,
    message,
    given: { status, body },
  }));
  return [...declared, UNREADABLE, UNANSWERED];
}

/** All ways of a call: its faults, an answer that comes late, and the call made twice. */
export function faultNamesOf(operation: string): readonly string[] {
  return [...faultsOf(operation).map(({ name }) => name), 'late', 'twice'];
}

/** The same words for each way of a call: the part of the app has its own, whatever the server says. */
export function sameMessageForAll(operation: string, words: string): Readonly<Record<string, string>> {
  return Object.fromEntries(faultNamesOf(operation).map((name) => [name, words]));
}

/** The ways of the calls that are proved by no step and no test of another file: 'deposit listDeposits: late'. */
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

/** Lets every call of an API path fail so until the next `fail`, `answer` or `unroute`. */
export async function fail(page: Page, path: string, { given }: Fault): Promise<void> {
  if (given !== null) return answer(page, path, given);
  await page.unroute(`**/api${path}`);
  await page.route(`**/api${path}`, (route) => route.abort());
}

/** Keeps the calls of an API path waiting until the returned function lets them fail so. */
export async function failLater(page: Page, path: string, { given }: Fault): Promise<() => void> {
  await page.unroute(`**/api${path}`);
  if (given === null) throw new Error('What never comes cannot come late.');
  return hold(page, path, given);
}

/** A call whose answer comes late, and what is seen of it. */
interface LateCall {
  readonly path: string;
  readonly fault: Fault;
  /** How often it is made at once. */
  readonly calls: number;
  readonly trigger: (page: Page) => Promise<unknown>;
  /** While the answer is awaited. */
  readonly meanwhile: (page: Page) => Promise<void>;
  readonly expectMessage: (page: Page, fault: Fault) => Promise<void>;
}

/** Proves that a call whose answer comes late is made no second time meanwhile, and that its failure is told in the end. */
export async function proveLate(page: Page, call: LateCall): Promise<void> {
  const release = await failLater(page, call.path, call.fault);
  const calls = countCalls(page, call.path);
  await call.trigger(page);
  await expect.poll(calls.count).toBe(call.calls);
  await call.meanwhile(page);
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
