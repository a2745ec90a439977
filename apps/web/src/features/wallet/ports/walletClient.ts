import {
  readReply,
  type ShownPhrase,
  type WalletAnswers,
  type WalletCall,
  type WalletFault,
  type WalletRequest,
  type WalletRequestType,
} from '@keel/wallet/protocol';

/** The interface of a worker that the client uses. */
export interface WalletWorkerPort {
  postMessage(call: WalletCall, transfer: Transferable[]): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: 'error' | 'messageerror', listener: () => void): void;
  terminate(): void;
}

/** The worker did not answer. `ended`: it was terminated, with everything that it had in memory. */
export class WalletFailure extends Error {
  readonly fault: WalletFault | 'ended';

  constructor(fault: WalletFault | 'ended') {
    super('The wallet worker did not do it.');
    this.fault = fault;
  }
}

/**
 * The page's side of one wallet worker. One worker has one wallet, and ending the worker locks the wallet. The client
 * itself stores no secret: words and passcodes only pass through it.
 */
export class WalletClient {
  readonly #worker: WalletWorkerPort;
  readonly #waiting = new Map<number, Waiting>();
  readonly #onEnd = new Set<() => void>();
  #calls = 0;
  #isEnded = false;

  constructor(worker: WalletWorkerPort) {
    this.#worker = worker;
    worker.addEventListener('message', ({ data }) => this.#handleMessage(data));
    // A worker that fails has lost track of its requests, so its later messages are ignored.
    worker.addEventListener('error', () => this.end());
    worker.addEventListener('messageerror', () => this.end());
  }

  /** Resolves with the worker's answer. @throws WalletFailure if there is none */
  request<Request extends WalletRequest>(
    request: Request,
    transfer: Transferable[] = [],
  ): Promise<WalletAnswers[Request['type']]> {
    if (this.#isEnded) return Promise.reject(new WalletFailure('ended'));
    const id = (this.#calls += 1);
    return new Promise((resolve, reject) => {
      // Only an answer that `readReply` found to match this request's type resolves it.
      // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- without it tsc reports TS2590
      this.#waiting.set(id, { type: request.type, resolve: resolve as Waiting['resolve'], reject });
      this.#worker.postMessage({ id, request }, transfer);
    });
  }

  /**
   * The words of a new wallet, or of a recalled one with their passphrase, for the one component that shows them. They
   * arrive by a separate channel and are not stored.
   *
   * @throws WalletFailure if there is nothing to show
   */
  async revealWords(): Promise<ShownPhrase> {
    const shown = await this.#shownBy('reveal');
    if (!isShownPhrase(shown)) throw new WalletFailure('failed');
    return shown;
  }

  /**
   * For each requested position, its word among others (WALLET-1): the page never has more of the phrase than it shows,
   * and cannot tell which word is right.
   *
   * @throws WalletFailure if there is nothing to show
   */
  async offerWords(): Promise<readonly (readonly string[])[]> {
    const shown = await this.#shownBy('offer');
    if (!Array.isArray(shown) || !shown.every(isWords)) throw new WalletFailure('failed');
    return shown;
  }

  /** Terminates the worker with all its memory, and rejects pending requests. Can be called more than once. */
  end(): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    this.#worker.terminate();
    for (const { reject } of this.#waiting.values()) reject(new WalletFailure('ended'));
    this.#waiting.clear();
    for (const listener of this.#onEnd) listener();
    this.#onEnd.clear();
  }

  /** Calls back when the worker was terminated, for whatever reason. Returns the unsubscribe function. */
  onEnd(listener: () => void): () => void {
    this.#onEnd.add(listener);
    return () => void this.#onEnd.delete(listener);
  }

  /** Receives one message by a separate channel, which no other listener sees. */
  async #shownBy(type: 'reveal' | 'offer'): Promise<unknown> {
    const { port1, port2 } = new MessageChannel();
    try {
      const shown = new Promise<unknown>((resolve) => {
        port1.addEventListener('message', ({ data }) => resolve(data), { once: true });
        port1.start();
      });
      await this.request({ type }, [port2]);
      return await shown;
    } finally {
      port1.close();
    }
  }

  #handleMessage(message: unknown): void {
    const id = typeof message === 'object' && message !== null && 'id' in message ? Number(message.id) : Number.NaN;
    const waiting = this.#waiting.get(id);
    const reply = waiting && readReply(message, waiting.type);
    // The worker is our own code, so an invalid message means that it no longer works correctly.
    if (!waiting || !reply) return this.end();
    this.#waiting.delete(id);
    if ('answer' in reply) return waiting.resolve(reply.answer);
    waiting.reject(new WalletFailure(reply.fault));
    if (reply.fault === 'expired') this.end();
  }
}

function isWords(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((word) => typeof word === 'string');
}

function isShownPhrase(value: unknown): value is ShownPhrase {
  if (typeof value !== 'object' || value === null || !('words' in value) || !('seedPassphrase' in value)) return false;
  return isWords(value.words) && typeof value.seedPassphrase === 'string';
}

interface Waiting {
  readonly type: WalletRequestType;
  readonly resolve: (answer: WalletAnswers[WalletRequestType]) => void;
  readonly reject: (failure: WalletFailure) => void;
}
