import type { BrowserContext, Page, Request, Route } from '@playwright/test';
import type { Outcome as AnyOutcome, PortDriver } from './FlowDriver.ts';

/** Timeout for the call that a step answers, in ms. */
const CALLED_WITHIN_MS = 15_000;
const UNREADABLE = '<!doctype html><title>Hotel network</title>';

/** An outcome that needs nothing but the call. */
export type Outcome = Exclude<AnyOutcome, { kind: 'standIn' }>;

interface KnownPort {
  readonly port: string;
  readonly method: string;
  readonly path: RegExp;
  readonly isShared: boolean;
  readonly isEarly: boolean;
  readonly failsUntil: string | undefined;
}

/** An intercepted call of the page that is still pending. */
interface PendingCall {
  readonly port: string;
  readonly route: Route;
}

/** The ports whose calls are intercepted, by name. */
export type InterceptedPorts = Readonly<
  Record<string, Pick<PortDriver, 'call' | 'isShared' | 'isEarly' | 'failsUntil'>>
>;

interface FaultPortOptions {
  /** Whether every other call with an idempotency key arrives at the server twice. @default false */
  readonly repeatsCalls?: boolean;
  /** Whether the flow has started on the page; its first call may have been made before. @default it has */
  readonly hasStarted?: () => boolean;
}

/** A browser or page whose calls are intercepted. */
type Intercepted = Pick<BrowserContext | Page, 'route'> & {
  readonly on: (event: 'requestfailed', listener: (request: Request) => void) => unknown;
};

/** A proxy between page and server that delays the calls of one flow until the test decides their outcome. */
export class FaultPort {
  readonly #ports: readonly KnownPort[];
  readonly #isWaiting: (port: string) => boolean;
  readonly #pendingCalls: PendingCall[] = [];
  readonly #repeatsCalls: boolean;
  readonly #hasStarted: () => boolean;
  /** How calls of other parts of the page fail, by port. */
  readonly #failing = new Map<string, Outcome>();
  /** How many calls with an idempotency key the server has answered. */
  #keyedCalls = 0;

  /** @param isWaiting whether the flow waits for this port now: other parts of the page may make the same call */
  private constructor(
    ports: InterceptedPorts,
    isWaiting: (port: string) => boolean,
    { repeatsCalls = false, hasStarted = () => true }: FaultPortOptions,
  ) {
    this.#isWaiting = isWaiting;
    this.#repeatsCalls = repeatsCalls;
    this.#hasStarted = hasStarted;
    this.#ports = Object.entries(ports).map(([port, { call, isShared = false, isEarly = false, failsUntil }]) => {
      const [method = '', path = ''] = call.split(' ');
      const pattern = path.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('*', '[^/?]+');
      return { port, method, path: new RegExp(`^/api${pattern}(?:\\?.*)?$`), isShared, isEarly, failsUntil };
    });
  }

  static async between(
    context: Intercepted,
    ports: InterceptedPorts,
    isWaiting: (port: string) => boolean,
    options: FaultPortOptions = {},
  ) {
    const faults = new FaultPort(ports, isWaiting, options);
    context.on('requestfailed', (request) => faults.#drop(request));
    await context.route('**/api/**', (route) => faults.#handleRoute(route));
    return faults;
  }

  /**
   * Settles the pending call of a port. If other parts of the page make the same call, theirs are settled the same way,
   * since they cannot be distinguished.
   *
   * @throws Error if there is no call within the timeout
   */
  async settle(port: string, outcome: Outcome): Promise<void> {
    const isShared = this.#ports.some((known) => known.port === port && known.isShared);
    this.#setFailing(port, outcome);
    const deadline = Date.now() + CALLED_WITHIN_MS;
    await this.#end((await this.#next(port)).route, outcome);
    const keepsWaiting = () => isShared && this.#isWaiting(port) && Date.now() < deadline;
    while (keepsWaiting()) {
      if (this.waiting(port) > 0) await this.#end((await this.#next(port)).route, outcome);
      else await moment();
    }
  }

  async #end(route: Route, outcome: Outcome): Promise<void> {
    const hasKey = (await route.request().headerValue('idempotency-key')) !== null;
    if (outcome.kind !== 'true' || !this.#repeatsCalls || !hasKey) {
      await end(route, outcome);
      return;
    }
    this.#keyedCalls += 1;
    await (this.#keyedCalls % 2 === 1 ? deliverTwice(route) : end(route, outcome));
  }

  /** Forwards the pending calls of a port to the server, and discards the answers. */
  async deliver(port: string): Promise<void> {
    const calls = this.#pendingCalls.filter((call) => call.port === port);
    for (const call of calls) this.#pendingCalls.splice(this.#pendingCalls.indexOf(call), 1);
    await Promise.all(calls.map(({ route }) => route.fetch()));
  }

  /**
   * Forwards the pending calls that the flow no longer waits for to the server: their answers arrive too late, or are
   * ignored.
   */
  async releaseAbandoned(): Promise<void> {
    const abandoned = this.#pendingCalls.filter(({ port }) => !this.#isWaiting(port));
    for (const call of abandoned) this.#abandon(call);
    await Promise.all(abandoned.map(({ route }) => route.continue().catch(() => undefined)));
  }

  /** The page has cancelled the call of this request, which can no longer be answered. */
  #drop(request: Request): void {
    const call = this.#pendingCalls.find(({ route }) => route.request() === request);
    if (call !== undefined) this.#abandon(call);
  }

  #abandon(call: PendingCall): void {
    this.#pendingCalls.splice(this.#pendingCalls.indexOf(call), 1);
    this.#setFailing(call.port, { kind: 'lost', when: 'before' });
  }

  /** Before this event, calls of other parts of the page that have failed with the flow's succeed again. */
  recoverFor(event: string): void {
    for (const { port, failsUntil } of this.#ports) if (failsUntil === event) this.#failing.delete(port);
  }

  #setFailing(port: string, outcome: Outcome): void {
    const hasEvent = this.#ports.some((known) => known.port === port && known.failsUntil !== undefined);
    if (hasEvent && outcome.kind !== 'true') this.#failing.set(port, outcome);
    else this.#failing.delete(port);
  }

  /** The number of pending calls of a port. */
  waiting(port: string): number {
    return this.#pendingCalls.filter((call) => call.port === port).length;
  }

  async #handleRoute(route: Route): Promise<void> {
    const request = route.request();
    const { pathname, search } = new URL(request.url());
    const known = this.#ports.find(({ method, path }) => method === request.method() && path.test(pathname + search));
    if (known === undefined || (known.isShared && !(await this.#isOfFlow(known, request)))) {
      const failing = known && this.#failing.get(known.port);
      await end(route, failing ?? { kind: 'true' }).catch(() => undefined);
      return;
    }
    this.#pendingCalls.push({ port: known.port, route });
  }

  /**
   * The page reports which flow waits before it makes the call, and `evaluate` resolves after that report. Before the flow
   * has started, nothing waits.
   */
  async #isOfFlow({ port, isEarly }: KnownPort, request: Request): Promise<boolean> {
    if (isEarly && !this.#hasStarted()) return true;
    await request
      .frame()
      .evaluate(() => undefined)
      .catch(() => undefined);
    await moment();
    return this.#isWaiting(port);
  }

  async #next(port: string): Promise<PendingCall> {
    const deadline = Date.now() + CALLED_WITHIN_MS;
    while (Date.now() < deadline) {
      const at = this.#pendingCalls.findIndex((call) => call.port === port);
      const [call] = at < 0 ? [] : this.#pendingCalls.splice(at, 1);
      if (call !== undefined) return call;
      await moment();
    }
    throw new Error(`the page made no call of ${port}`);
  }
}

async function end(route: Route, outcome: Outcome): Promise<void> {
  switch (outcome.kind) {
    case 'true':
      await route.continue();
      break;
    case 'unreadable':
      if (outcome.when === 'after') await route.fetch();
      await route.fulfill({ status: 200, contentType: 'text/html', body: UNREADABLE });
      break;
    case 'answer':
      await route.fulfill({
        status: outcome.status,
        json: outcome.json,
        ...(outcome.retryAfter !== undefined && { headers: { 'Retry-After': String(outcome.retryAfter) } }),
      });
      break;
    case 'lost':
      if (outcome.when === 'after') await route.fetch();
      await route.abort();
      break;
  }
}

/** @throws Error unless the server answers the same both times */
async function deliverTwice(route: Route): Promise<void> {
  const [first, second] = [await route.fetch(), await route.fetch()];
  if (first.status() !== second.status() || (await first.text()) !== (await second.text())) {
    const { pathname } = new URL(route.request().url());
    throw new Error(
      `${pathname} arrived twice with one idempotency key, and its two answers differ (${first.status()}, ${second.status()})`,
    );
  }
  await route.fulfill({ response: second });
}

function moment(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 10);
  });
}
