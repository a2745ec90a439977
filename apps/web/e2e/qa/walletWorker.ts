import type { WalletRequest } from '@keel/wallet/protocol';
import type { Page } from '@playwright/test';
import type { BrowserPort, Driven } from './FlowDriver.ts';
import { wait } from './longWait.ts';

/** Timeout for a request that a step answers, in ms. */
const REQUESTED_WITHIN_MS = 15_000;

/** A request to the wallet's worker that the page has made and that is delayed. */
interface HeldRequest {
  readonly worker: Worker;
  readonly request: WalletRequest & { picked?: readonly string[]; passcode?: string; current?: string };
  /** Passes it to the worker. */
  readonly pass: () => void;
  /** Answers instead of the worker. */
  readonly reply: (reply: object) => void;
}

interface HeldRequests {
  /** The delayed requests, without those to terminated workers. */
  held: HeldRequest[];
  /** The workers that were sent a request and not terminated. */
  workers: Set<Worker>;
}

/**
 * Delays the requests of these types between the page and the wallet's worker until a step answers them, as `FaultPort`
 * does between page and server. Call it before the page is opened.
 */
export async function holdWorkerRequests(page: Page, types: readonly WalletRequest['type'][]): Promise<void> {
  await page.addInitScript((heldTypes) => {
    const state: HeldRequests = { held: [], workers: new Set() };
    Object.assign(globalThis, { qaWallet: state });
    const { Worker: RealWorker } = globalThis;
    globalThis.Worker = class extends RealWorker {
      override postMessage(message: { id: number; request: HeldRequest['request'] }, transfer: never): void {
        state.workers.add(this);
        const pass = () => super.postMessage(message, transfer);
        if (!heldTypes.includes(message.request.type)) {
          pass();
          return;
        }
        const reply = (data: object) =>
          void this.dispatchEvent(new MessageEvent('message', { data: { id: message.id, ...data } }));
        state.held.push({ worker: this, request: message.request, pass, reply });
      }

      override terminate(): void {
        state.held = state.held.filter(({ worker }) => worker !== this);
        state.workers.delete(this);
        super.terminate();
      }
    };
  }, types);
}

/** How a request of the current step is answered. */
export type WorkerOutcome =
  /** The worker's own answer. */
  | 'true'
  /** The worker's own answer, to a request with wrong words or a wrong passcode. */
  | 'trueOfWrong'
  /** The worker's own answer, which the browser refuses to store. */
  | 'trueUnstored'
  /** This answer instead of the worker's. */
  | { readonly answer: object }
  /** Too many wrong passcodes: a pause of so many ms by the page's clock. */
  | { readonly heldFor: number; readonly failedAttempts: number };

interface WorkerPort {
  readonly type: WalletRequest['type'];
  /** null for an answer that the worker cannot give. */
  readonly answers: (answer: unknown) => WorkerOutcome | null;
}

/** A port that the wallet's worker implements. */
export function workerPort({ type, answers }: WorkerPort): BrowserPort {
  return {
    canSettle: (step) => 'fail' in step || ('answer' in step && answers(step.with) !== null),
    settle: ({ page }, step) => answerRequest(page, type, 'answer' in step ? answers(step.with) : null),
  };
}

/** Answers the delayed request of this type, and waits for it before; null makes it fail. */
export async function answerRequest(
  page: Page,
  type: WalletRequest['type'],
  outcome: WorkerOutcome | null,
): Promise<void> {
  await waitForRequest(page, type);
  if (outcome === 'trueUnstored') await refuseStorage(page);
  await page.evaluate(
    ({ wanted, how }) => {
      const state = (globalThis as unknown as { readonly qaWallet: HeldRequests }).qaWallet;
      // The flow no longer waits for earlier requests of this type.
      const each = state.held.findLast(({ request }) => request.type === wanted);
      state.held = state.held.filter(({ request }) => request.type !== wanted);
      if (each === undefined) return;
      if (how === null) each.reply({ fault: 'failed' });
      else if (typeof how === 'object' && 'answer' in how) each.reply(how);
      else if (typeof how === 'object') {
        const { heldFor, failedAttempts } = how;
        each.reply({ answer: { kind: 'held', failedAttempts, retryAt: Date.now() + heldFor } });
      } else {
        if (how === 'trueOfWrong') {
          if (each.request.picked) each.request.picked = ['wrong'];
          if (each.request.passcode !== undefined) each.request.passcode = '999999';
          if (each.request.current !== undefined) each.request.current = '999999';
        }
        each.pass();
      }
    },
    { wanted: type, how: outcome },
  );
}

/** Passes delayed requests of this type to the worker, if there are any. */
export async function passRequests(page: Page, type: WalletRequest['type']): Promise<void> {
  await page.evaluate((wanted) => {
    const state = (globalThis as unknown as { readonly qaWallet: HeldRequests }).qaWallet;
    const [passed, held] = [true, false].map((isWanted) =>
      state.held.filter(({ request }) => (request.type === wanted) === isWanted),
    );
    state.held = held ?? [];
    for (const { pass } of passed ?? []) pass();
  }, type);
}

/** The keys of a phrase, which are lost when their worker fails. */
export const keyringPort: BrowserPort = {
  canSettle: (step) => 'fail' in step,
  settle: ({ page }) => loseNewestWorker(page),
};

/** The workers of the page fail, and with them the keys in their memory are lost. */
export async function failWorkers(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { workers } = (globalThis as unknown as { readonly qaWallet: HeldRequests }).qaWallet;
    for (const worker of workers) worker.dispatchEvent(new Event('error'));
  });
}

/** The worker that was started last fails: an unlocked wallet has an older one. */
async function loseNewestWorker(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { workers } = (globalThis as unknown as { readonly qaWallet: HeldRequests }).qaWallet;
    [...workers].at(-1)?.dispatchEvent(new Event('error'));
  });
}

/** Advances the clock of the page and those of the wallet's workers, which check times themselves. */
export async function waitWithWorkers(driven: Driven, ms: number): Promise<void> {
  for (const worker of driven.page.workers()) {
    await worker.evaluate((passed) => {
      const read = Date.now;
      Date.now = () => read() + passed;
    }, ms);
  }
  await wait(driven, ms);
}

async function waitForRequest(page: Page, type: string): Promise<void> {
  const deadline = Date.now() + REQUESTED_WITHIN_MS;
  while (Date.now() < deadline) {
    const isThere = await page.evaluate(
      (wanted) =>
        (globalThis as unknown as { readonly qaWallet: HeldRequests }).qaWallet.held.some(
          ({ request }) => request.type === wanted,
        ),
      type,
    );
    if (isThere) return;
    await moment();
  }
  throw new Error(`the page made no request of ${type} to the wallet's worker`);
}

/** The browser has no space left for the wallet, once. */
async function refuseStorage(page: Page): Promise<void> {
  await page.evaluate(() => {
    // oxlint-disable-next-line typescript/unbound-method -- it is called with the storage as `this`
    const write = Storage.prototype.setItem;
    Storage.prototype.setItem = function setItem(key, value) {
      if (key !== 'seedphrase') {
        write.call(this, key, value);
        return;
      }
      Storage.prototype.setItem = write;
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
}

function moment(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 20);
  });
}
