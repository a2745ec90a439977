import { type Answer, answer, hold } from './answers.ts';
import { declaredFaults } from './declaredFaults.ts';
import { expect, type Page } from './test.ts';

/** A way in which the answer of a call fails. */
export interface Fault {
  /** 'unreadable', 'unanswered', or status and name of an example of openapi.yaml: '422 wrongPassword'. */
  readonly way: string;
  /** What the server says of it; null where it says nothing that a person could read. */
  readonly message: string | null;
  /** null where no answer comes. */
  readonly given: Answer | null;
}

/** One way of a call that is proved on the page at hand, as it stands after the step before. */
export interface Step {
  readonly way: string;
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
  way: 'unreadable',
  message: null,
  given: { status: 200, body: '<!doctype html><title>Hotel</title>' },
};

/** The network is gone. */
const UNANSWERED: Fault = { way: 'unanswered', message: null, given: null };

/** Each way in which the answer of a call fails: as openapi.yaml declares, in no form of it, or by not coming at all. */
export function faultsOf(operation: string): readonly Fault[] {
  const declared = declaredFaults(operation).map(({ name, message, status, body = '' }) => ({
    way: `${status} ${name}`,
    message,
    given: { status, body },
  }));
  return [...declared, UNREADABLE, UNANSWERED];
}

/** All ways of a call: its faults, an answer that comes late, and the call made twice. */
export function waysOf(operation: string): readonly string[] {
  return [...faultsOf(operation).map(({ way }) => way), 'late', 'twice'];
}

/** The same words for each way of a call: the part of the app has its own, whatever the server says. */
export function everyWay(operation: string, words: string): Readonly<Record<string, string>> {
  return Object.fromEntries(waysOf(operation).map((way) => [way, words]));
}

/** The ways of the calls that are proved by no step and no test of another file: 'deposit listDeposits: late'. */
export function holes(
  calls: ReadonlySet<string>,
  proofs: readonly (PartCall & { readonly steps: readonly Step[] })[],
): readonly string[] {
  const proved = new Set(
    proofs.flatMap(({ feature, operation, elsewhere = {}, steps }) =>
      [...steps.map(({ way }) => way), ...Object.keys(elsewhere)].map((way) => `${feature} ${operation}: ${way}`),
    ),
  );
  return [...calls]
    .flatMap((call) => waysOf(call.split(' ')[1] ?? '').map((way) => `${call}: ${way}`))
    .filter((way) => !proved.has(way));
}

/** Lets every call of an API path fail so until the next `fail`, `answer` or `unroute`. */
export async function fail(page: Page, path: string, { given }: Fault): Promise<void> {
  if (given !== null) return answer(page, path, given);
  await page.unroute(`**/api${path}`);
  await page.route(`**/api${path}`, (route) => route.abort());
}

/** Keeps the calls of an API path waiting until the returned function lets them fail so. */
export async function holdBack(page: Page, path: string, { given }: Fault): Promise<() => void> {
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
  readonly ask: (page: Page) => Promise<unknown>;
  /** While the answer is awaited. */
  readonly meanwhile: (page: Page) => Promise<void>;
  readonly isTold: (page: Page, fault: Fault) => Promise<void>;
}

/** Proves that a call whose answer comes late is made no second time meanwhile, and that its failure is told in the end. */
export async function proveLate(page: Page, call: LateCall): Promise<void> {
  const release = await holdBack(page, call.path, call.fault);
  const calls = countCalls(page, call.path);
  await call.ask(page);
  await expect.poll(calls.count).toBe(call.calls);
  await call.meanwhile(page);
  release();
  await call.isTold(page, call.fault);
  expect(calls.count()).toBe(call.calls);
  calls.stop();
}

/** Counts the calls of an API path from now on, preflights aside. */
export function countCalls(page: Page, path: string): { readonly count: () => number; readonly stop: () => void } {
  const asked = globOf(path);
  let calls = 0;
  const see = (request: { url: () => string }) => {
    if (asked.test(new URL(request.url()).pathname + new URL(request.url()).search)) calls += 1;
  };
  page.on('request', see);
  return { count: () => calls, stop: () => page.off('request', see) };
}

function globOf(path: string): RegExp {
  const escaped = path.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/\*+/g, '.*');
  return new RegExp(`^/api${escaped}$`);
}
