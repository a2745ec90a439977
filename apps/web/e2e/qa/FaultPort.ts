import type { BrowserContext, Route } from '@playwright/test';
import type { Outcome as AnyOutcome, PortDriver } from './FlowDriver.ts';

/** How long a step waits for the call that it answers, in ms. */
const CALLED_WITHIN_MS = 15_000;
/** How long after a call the page may tell which flow made it, in ms. */
const TOLD_WITHIN_MS = 150;
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

  /** Ends the oldest call of a port that waits. @throws Error when there is none within its time */
  async settle(port: string, outcome: Outcome): Promise<void> {
    const call = await this.#next(port);
    await end(call.route, outcome);
  }

  /** Lets the server have the calls of a port, and keeps their answers. */
  async deliver(port: string): Promise<void> {
    const calls = this.#held.filter((call) => call.port === port);
    for (const call of calls) this.#held.splice(this.#held.indexOf(call), 1);
    await Promise.all(calls.map(({ route }) => route.fetch()));
  }

  /** Lets every call that still waits go on to the server: its answer comes too late, or to nobody. */
  async releaseAll(): Promise<void> {
    const late = this.#held.splice(0);
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
    if (known === undefined || (known.isShared && !(await this.#isOfFlow(known.port)))) {
      await route.continue().catch(() => undefined);
      return;
    }
    this.#held.push({ port: known.port, route });
  }

  /** The word that the flow has called may come a moment after the call. */
  async #isOfFlow(port: string): Promise<boolean> {
    const deadline = Date.now() + TOLD_WITHIN_MS;
    while (!this.#isWaiting(port) && Date.now() < deadline) await moment();
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
