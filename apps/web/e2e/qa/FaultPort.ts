import type { BrowserContext, Request, Route } from '@playwright/test';
import type { Outcome as AnyOutcome, PortDriver } from './FlowDriver.ts';

/** How long a step waits for the call that it answers, in ms. */
const CALLED_WITHIN_MS = 15_000;
const UNREADABLE = '<!doctype html><title>Hotel network</title>';

/** An outcome that needs nothing but the call. */
export type Outcome = Exclude<AnyOutcome, { kind: 'standIn' }>;

interface KnownPort {
  readonly port: string;
  readonly method: string;
  readonly path: RegExp;
  readonly isShared: boolean;
}

/** A call that the page made and that is kept waiting. */
interface HeldCall {
  readonly port: string;
  readonly route: Route;
}

/** The calls that are kept, by port. */
export type HeldPorts = Readonly<Record<string, Pick<PortDriver, 'call' | 'isShared'>>>;

/** Stands between the page and the server: holds the calls of one flow until it is told how they end. */
export class FaultPort {
  readonly #ports: readonly KnownPort[];
  readonly #isWaiting: (port: string) => boolean;
  readonly #held: HeldCall[] = [];

  /** @param isWaiting whether the flow waits for this port now: other parts of the page may make the same call */
  private constructor(ports: HeldPorts, isWaiting: (port: string) => boolean) {
    this.#isWaiting = isWaiting;
    this.#ports = Object.entries(ports).map(([port, { call, isShared = false }]) => {
      const [method = '', path = ''] = call.split(' ');
      const pattern = path.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('*', '[^/?]+');
      return { port, method, path: new RegExp(`^/api${pattern}(?:\\?.*)?$`), isShared };
    });
  }

  static async between(context: BrowserContext, ports: HeldPorts, isWaiting: (port: string) => boolean) {
    const faults = new FaultPort(ports, isWaiting);
    await context.route('**/api/**', (route) => faults.#take(route));
    return faults;
  }

  /**
   * Ends the call of a port that waits. Where other parts of the page make the same call, theirs end alike: nobody can tell which
   * is the flow's. @throws Error when there is no call within its time
   */
  async settle(port: string, outcome: Outcome): Promise<void> {
    const isShared = this.#ports.some((known) => known.port === port && known.isShared);
    const deadline = Date.now() + CALLED_WITHIN_MS;
    await end((await this.#next(port)).route, outcome);
    const goesOn = () => isShared && this.#isWaiting(port) && Date.now() < deadline;
    while (goesOn()) {
      if (this.waiting(port) > 0) await end((await this.#next(port)).route, outcome);
      else await moment();
    }
  }

  /** Lets the server have the calls of a port, and keeps their answers. */
  async deliver(port: string): Promise<void> {
    const calls = this.#held.filter((call) => call.port === port);
    for (const call of calls) this.#held.splice(this.#held.indexOf(call), 1);
    await Promise.all(calls.map(({ route }) => route.fetch()));
  }

  /** Lets the calls that the flow waits for no longer go on to the server: their answers come too late, or to nobody. */
  async releaseLate(): Promise<void> {
    const late = this.#held.filter(({ port }) => !this.#isWaiting(port));
    for (const call of late) this.#held.splice(this.#held.indexOf(call), 1);
    await Promise.all(late.map(({ route }) => route.continue().catch(() => undefined)));
  }

  /** How many calls of a port wait. */
  waiting(port: string): number {
    return this.#held.filter((call) => call.port === port).length;
  }

  async #take(route: Route): Promise<void> {
    const request = route.request();
    const { pathname, search } = new URL(request.url());
    const known = this.#ports.find(({ method, path }) => method === request.method() && path.test(pathname + search));
    if (known === undefined || (known.isShared && !(await this.#isOfFlow(known.port, request)))) {
      await route.continue().catch(() => undefined);
      return;
    }
    this.#held.push({ port: known.port, route });
  }

  /** The page tells which flow waits before it makes the call, and the answer of `evaluate` comes after what it has told. */
  async #isOfFlow(port: string, request: Request): Promise<boolean> {
    await request
      .frame()
      .evaluate(() => undefined)
      .catch(() => undefined);
    await moment();
    return this.#isWaiting(port);
  }

  async #next(port: string): Promise<HeldCall> {
    const deadline = Date.now() + CALLED_WITHIN_MS;
    while (Date.now() < deadline) {
      const at = this.#held.findIndex((call) => call.port === port);
      const [call] = at < 0 ? [] : this.#held.splice(at, 1);
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

function moment(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 10);
  });
}
