import type { VaultPlace } from '../vault/place.ts';
import { parseRecord } from '../vault/record.ts';
import { atTime, countTry, isPaused, NO_TRIES } from '../vault/tries.ts';
import { type NotOpened, openVault, rewrapVault, sealVault, type VaultTools } from '../vault/vault.ts';
import { readCall } from './checks.ts';
import { drawChoices } from './choices.ts';
import { pickPositions } from './positions.ts';
import {
  LONGEST_OPEN_MS,
  type NotUnlocked,
  type RequestOf,
  type WalletAnswers,
  type WalletFault,
  type WalletReply,
  type WalletRequest,
  type WalletRequestType,
} from './protocol.ts';
import type { RevealPort, WorkerTools } from './tools.ts';

export interface WalletWorker {
  /**
   * Takes a message of the page and resolves with the reply; null for what is no call at all. Never rejects.
   *
   * @param port where `reveal` hands the words to
   */
  take(message: unknown, port?: RevealPort): Promise<WalletReply | null>;
}

/** How many words a person is asked for before a wallet is made (WALLET-1). */
const ASKED_WORDS = 3;

/**
 * The wallet worker, without the browser around it: holds the words of one wallet, answers the closed union of requests,
 * and lets nothing secret out but words to the port of `reveal` (WALLET-3). Requests are answered one after the other.
 */
export function createWalletWorker(tools: WorkerTools): WalletWorker {
  let held: Held | null = null;
  let asked: readonly number[] = [];
  // Kept, since two draws for the same positions would have little but the right words in common.
  let offered: readonly (readonly string[])[] = [];
  let last: Promise<unknown> = Promise.resolve();

  const handlers: Handlers = {
    generate({ words }) {
      refuseIf(held !== null);
      held = { entropy: tools.words.generate(words, tools.crypto.random), origin: 'made', until: null };
      return { kind: 'made', ask: ask(wordsToShow()) };
    },
    checkWords({ ask: positions, picked }) {
      const words = wordsToShow();
      refuseIf(asked.length === 0 || positions.join() !== asked.join());
      // By position, not by word: a phrase may hold a word twice.
      const isRight = picked.length === asked.length && asked.every((at, index) => words[at - 1] === picked[index]);
      return isRight ? { kind: 'right' } : { kind: 'wrong', ask: ask(words) };
    },
    checkPhrase({ phrase }) {
      refuseIf(held !== null);
      const read = tools.words.read(phrase);
      if (read.kind !== 'valid') return { kind: read.kind };
      held = { entropy: read.entropy, origin: 'typed', until: null };
      return { kind: 'valid', places: tools.accounts.places(read.entropy) };
    },
    reveal(_, port) {
      hand(port, wordsToShow());
      return { kind: 'revealed' };
    },
    offer(_, port) {
      wordsToShow();
      hand(port, offered);
      return { kind: 'offered' };
    },
    async seal({ userId, place, passcode, until }) {
      const mine = heldAs('made', 'typed');
      const wallet = placeAmong(tools.accounts.places(mine.entropy), place);
      const record = await sealVault(await vaultTools(), { userId, wallet, entropy: mine.entropy, passcode });
      mine.until = clamped(until);
      return { kind: 'sealed', record, wallet };
    },
    async unlock({ userId, record, passcode, until }) {
      refuseIf(held !== null);
      const opened = await tryPasscode(record, async () => openVault(await vaultTools(), { userId, record, passcode }));
      if (opened.kind !== 'opened') return opened;
      const { entropy, wallet, upgraded } = opened;
      held = { entropy, origin: 'vault', until: clamped(until) };
      return { kind: 'opened', wallet, upgraded };
    },
    rewrap: ({ userId, record, current, next }) =>
      tryPasscode(record, async () => rewrapVault(await vaultTools(), { userId, record, passcode: current }, next)),
    places() {
      const mine = heldAs('made', 'typed', 'vault');
      refuseIf(mine.until === null);
      return { kind: 'placed', places: tools.accounts.places(mine.entropy) };
    },
    extend({ until }) {
      const mine = heldAs('made', 'typed', 'vault');
      refuseIf(mine.until === null);
      mine.until = clamped(until);
      return { kind: 'extended' };
    },
    sign({ from, send }) {
      const mine = heldAs('made', 'typed', 'vault');
      refuseIf(mine.until === null);
      const signed = tools.accounts.sign(mine.entropy, from, send);
      return signed === null ? { kind: 'refused' } : { kind: 'signed', bytes: signed.bytes, txId: signed.txId };
    },
  };

  return {
    take(message, port) {
      const call = readCall(message);
      if (call === null) return Promise.resolve(rejectionOf(message));
      const reply = last.then(() => answer(call.id, call.request, port));
      last = reply;
      return reply;
    },
  };

  async function answer(id: number, request: WalletRequest, port: RevealPort | undefined): Promise<WalletReply> {
    try {
      return { id, answer: await dispatch(handlers, request, port) };
    } catch (error) {
      return { id, fault: error instanceof Fault ? error.fault : 'failed' };
    }
  }

  /** What is held, when it may still be used: the deadline is looked at before each use, since timers stand still in sleep. */
  function heldAs(...origins: readonly Held['origin'][]): Held {
    if (held === null || !origins.includes(held.origin)) throw new Fault('request');
    if (held.until !== null && tools.now() >= held.until) {
      held.entropy.fill(0);
      held = null;
      throw new Fault('expired');
    }
    return held;
  }

  /**
   * Tries a passcode unless the pause after too many wrong ones still runs. The try is counted before it is made: who ends
   * the worker in the middle of it does not get another one for nothing.
   */
  async function tryPasscode<Answer extends { readonly kind: string }>(
    record: string,
    work: () => Promise<Answer | NotOpened>,
  ): Promise<Exclude<Answer, NotOpened> | NotUnlocked> {
    const salt = parseRecord(record)?.salt;
    if (salt === undefined) return { kind: 'damaged' };
    const now = tools.now();
    const before = await tools.tries.update(salt, (kept) => {
      const current = atTime(kept, now);
      return isPaused(current, now) ? current : countTry(current, now);
    });
    const current = atTime(before, now);
    if (isPaused(current, now)) return { kind: 'held', ...current };
    const result = await work();
    if (result.kind === 'wrong') return { kind: 'wrong', ...countTry(current, now) };
    // A record that could not be tried costs nobody a try.
    const isUntried = result.kind === 'damaged' || result.kind === 'weak';
    await tools.tries.update(salt, () => (isUntried ? current : NO_TRIES));
    return result as Exclude<Answer, NotOpened> | NotUnlocked;
  }

  /** The words of a new wallet. Once it is sealed they are shown no more to whoever finds it open. */
  function wordsToShow(): readonly string[] {
    const { entropy, until } = heldAs('made');
    refuseIf(until !== null);
    return tools.words.wordsOf(entropy);
  }

  function ask(phrase: readonly string[]): readonly number[] {
    const { random } = tools.crypto;
    asked = pickPositions(phrase.length, ASKED_WORDS, random);
    offered = drawChoices({ phrase, ask: asked, list: tools.words.list }, random);
    return asked;
  }

  /** A page that counts wrongly cannot keep the keys longer than the longest choice. */
  function clamped(until: number): number {
    return Math.min(until, tools.now() + LONGEST_OPEN_MS);
  }

  async function vaultTools(): Promise<VaultTools> {
    const { crypto, kdf, kdfFloor } = tools;
    return { crypto, device: await tools.device(), ...(kdf && { kdf }), ...(kdfFloor && { kdfFloor }) };
  }
}

interface Held {
  readonly entropy: Uint8Array;
  readonly origin: 'made' | 'typed' | 'vault';
  /** null while it is not sealed yet. */
  until: number | null;
}

type Handlers = {
  readonly [Type in WalletRequestType]: (
    request: RequestOf<Type>,
    port: RevealPort | undefined,
  ) => WalletAnswers[Type] | Promise<WalletAnswers[Type]>;
};

/** The handler of a request's type takes that request: said once here, since the compiler does not follow it. */
function dispatch(handlers: Handlers, request: WalletRequest, port: RevealPort | undefined) {
  const handle = handlers[request.type] as (
    asked: WalletRequest,
    port: RevealPort | undefined,
  ) => WalletAnswers[WalletRequestType] | Promise<WalletAnswers[WalletRequestType]>;
  return handle(request, port);
}

/** Not an Error: it carries no text. */
class Fault {
  readonly fault: WalletFault;

  constructor(fault: WalletFault) {
    this.fault = fault;
  }
}

/** To the one who shows them, and past everything else. */
function hand(port: RevealPort | undefined, words: Parameters<RevealPort['postMessage']>[0]): void {
  if (port === undefined) throw new Fault('request');
  port.postMessage(words);
  port.close();
}

function refuseIf(isOutOfOrder: boolean): void {
  if (isOutOfOrder) throw new Fault('request');
}

/** A message that at least carries a number is told that it is none of the union. */
function rejectionOf(message: unknown): WalletReply | null {
  const id = typeof message === 'object' && message !== null && 'id' in message ? message.id : null;
  return typeof id === 'number' && Number.isSafeInteger(id) && id >= 0 ? { id, fault: 'request' } : null;
}

function placeAmong(places: readonly VaultPlace[], wanted: VaultPlace | null): VaultPlace {
  const found = places.find(
    ({ chain, network, address }) =>
      wanted === null || (chain === wanted.chain && network === wanted.network && address === wanted.address),
  );
  if (!found) throw new Fault('request');
  return found;
}
