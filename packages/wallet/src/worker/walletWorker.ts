import { openBackup, sealBackup } from '../vault/backup.ts';
import { addPasskey, openWithPasskey, removePasskey } from '../vault/passkeyVault.ts';
import type { VaultPlace } from '../vault/place.ts';
import { parseRecord } from '../vault/record.ts';
import { chooseRule } from '../vault/ruleVault.ts';
import { atTime, countTry, isPaused, NO_TRIES } from '../vault/tries.ts';
import { type NotOpened, type Opened, openVault, rewrapVault, sealVault, type VaultTools } from '../vault/vault.ts';
import { seedPassphraseOf, seedPassphraseText, type WalletSecret, wipeSecret } from '../vault/walletSecret.ts';
import { readCall } from './checks.ts';
import { drawChoices } from './choices.ts';
import { pickPositions } from './positions.ts';
import {
  LONGEST_OPEN_MS,
  type NotUnlocked,
  RECALL_WAIT_MS,
  type RequestOf,
  type ShownPhrase,
  type SigningKey,
  type WalletAnswers,
  type WalletFault,
  type WalletReply,
  type WalletRequest,
  type WalletRequestType,
} from './protocol.ts';
import { createSpending, type Spending } from './spending.ts';
import type { RevealPort, WorkerTools } from './tools.ts';

export interface WalletWorker {
  /**
   * Handles a message of the page and resolves with the reply; null for a message that is not a call. Never rejects.
   *
   * @param port where `reveal` and `offer` send the words
   */
  take(message: unknown, port?: RevealPort): Promise<WalletReply | null>;
}

/** The number of words that a person has to confirm before a wallet is created (WALLET-1). */
const CHECKED_WORDS = 3;

/** A timer of the page may end this much before the worker's clock says so. */
const CLOCK_TOLERANCE_MS = 500;

/**
 * The wallet worker, without the browser around it: has one wallet unlocked, answers the closed union of requests, and
 * sends no secret anywhere but to the port of `reveal` or `offer` (WALLET-3). Requests are answered one after another.
 */
export function createWalletWorker(tools: WorkerTools): WalletWorker {
  let open: OpenWallet | null = null;
  let checkedPositions: readonly number[] = [];
  // Stored, since two draws for the same positions would share little but the right words, and so reveal them.
  let offered: readonly (readonly string[])[] = [];
  // When the words of a recalled wallet may be shown, in ms since 1970.
  let shownFrom = 0;
  let last: Promise<unknown> = Promise.resolve();

  const handlers: Handlers = {
    generate({ words }) {
      refuseIf(open !== null);
      const secret = { entropy: tools.words.generate(words, tools.crypto.random) };
      open = unsealed(secret, 'made');
      return { kind: 'made', ask: drawPositions(wordsToShow()) };
    },
    checkWords({ ask: positions, picked }) {
      const words = wordsToShow();
      refuseIf(checkedPositions.length === 0 || positions.join() !== checkedPositions.join());
      // By position and not by word, since a phrase may contain a word twice.
      const isRight =
        picked.length === checkedPositions.length &&
        checkedPositions.every((at, index) => words[at - 1] === picked[index]);
      return isRight ? { kind: 'right' } : { kind: 'wrong', ask: drawPositions(words) };
    },
    checkPhrase({ phrase, seedPassphrase }) {
      refuseIf(open !== null);
      const read = tools.words.read(phrase);
      if (read.kind !== 'valid') return { kind: read.kind };
      const secret = { entropy: read.entropy, seedPassphrase: seedPassphraseOf(seedPassphrase) };
      open = unsealed(secret, 'typed');
      return { kind: 'valid', places: tools.accounts.places(secret) };
    },
    async openBackup({ file, passphrase }) {
      refuseIf(open !== null);
      const opened = await openBackup(tools, { file, passphrase });
      if (opened.kind !== 'opened') return opened;
      const secret = secretIn(opened);
      open = unsealed(secret, 'typed');
      return { kind: 'valid', places: tools.accounts.places(secret) };
    },
    series({ chain, network, scheme, from, count }) {
      const { secret, until } = openWallet('typed');
      refuseIf(until !== null);
      const addresses = tools.accounts.series(secret, { chain, network, scheme, from, count });
      if (addresses === null) throw new Fault('request');
      return { kind: 'derived', addresses };
    },
    reveal(_, port) {
      const shown = open?.origin === 'recalled' ? recalledPhrase() : { words: wordsToShow(), seedPassphrase: '' };
      sendWords(port, shown);
      return { kind: 'revealed' };
    },
    offer(_, port) {
      wordsToShow();
      sendWords(port, offered);
      return { kind: 'offered' };
    },
    async seal({ userId, place, passcode, until }) {
      const opened = openWallet('made', 'typed');
      // It may be sealed again only until it is used: otherwise a script could replace the passcode by its own.
      refuseIf(opened.isInUse);
      const wallet = findPlace((path) => tools.accounts.places(opened.secret, path), place);
      const record = await sealVault(await vaultTools(), { userId, wallet, ...opened.secret, passcode });
      opened.until = clamped(until);
      opened.path = wallet.path;
      opened.body = bodyOf(record);
      return { kind: 'sealed', record, wallet };
    },
    async unlock({ userId, record, passcode, until }) {
      refuseIf(open !== null);
      const opened = await tryPasscode(record, async () => openVault(await vaultTools(), { userId, record, passcode }));
      if (opened.kind !== 'opened') return opened;
      const { wallet, upgraded } = opened;
      open = fromVault(opened, record, clamped(until));
      return { kind: 'opened', wallet, upgraded };
    },
    async unlockWithPasskey({ userId, record, prf, until }) {
      try {
        refuseIf(open !== null);
        const opened = await openWithPasskey(await vaultTools(), { userId, record, prf });
        if (opened.kind !== 'opened') return { kind: opened.kind };
        const { wallet } = opened;
        open = fromVault(opened, record, clamped(until));
        return { kind: 'opened', wallet };
      } finally {
        prf.fill(0);
      }
    },
    async addPasskey({ userId, record, passcode, id, salt, prf }) {
      try {
        const request = { userId, record, passcode };
        return await tryPasscode(record, async () => addPasskey(await vaultTools(), request, { id, salt, prf }));
      } finally {
        prf.fill(0);
      }
    },
    removePasskey({ record }) {
      const without = removePasskey(record);
      return without === null ? { kind: 'damaged' } : { kind: 'changed', record: without };
    },
    rewrap: ({ userId, record, current, next }) =>
      tryPasscode(record, async () => rewrapVault(await vaultTools(), { userId, record, passcode: current }, next)),
    async backUp({ userId, record, passcode, passphrase }) {
      const opened = await tryPasscode(record, async () => openVault(await vaultTools(), { userId, record, passcode }));
      if (opened.kind !== 'opened') return opened;
      try {
        return { kind: 'backedUp', file: await sealBackup(tools, { ...secretIn(opened), passphrase }) };
      } finally {
        wipeSecret(opened);
      }
    },
    async recall({ userId, record, passcode }) {
      refuseIf(open !== null);
      const opened = await tryPasscode(record, async () => openVault(await vaultTools(), { userId, record, passcode }));
      if (opened.kind !== 'opened') return opened;
      const now = tools.now();
      shownFrom = now + RECALL_WAIT_MS - CLOCK_TOLERANCE_MS;
      open = { ...unsealed(secretIn(opened), 'recalled'), until: now + LONGEST_OPEN_MS };
      return { kind: 'recalled', count: (opened.entropy.length / 4) * 3 };
    },
    places() {
      const opened = walletInUse();
      return { kind: 'placed', places: tools.accounts.places(opened.secret, opened.path) };
    },
    extend({ until }) {
      const opened = walletInUse();
      opened.until = clamped(until);
      return { kind: 'extended' };
    },
    needsKey({ from, send }) {
      const { spending } = walletInUse();
      return { kind: 'known', isNeeded: spending.asks({ from, send, uses: tools.accounts.uses(from, send) }) };
    },
    async sign({ from, send, key }) {
      try {
        const { spending } = walletInUse();
        const call = { from, send, uses: tools.accounts.uses(from, send) };
        if (key === null && spending.asks(call)) return { kind: 'needsKey' };
        const confirmation = key === null ? null : await confirm(key);
        if (confirmation !== null && confirmation.kind !== 'confirmed') return confirmation;
        const { secret, path } = walletInUse();
        const signed = tools.accounts.sign(secret, from, send, path);
        if (signed === null) return { kind: 'refused' };
        spending.count(call, key !== null);
        return { kind: 'signed', bytes: signed.bytes, txId: signed.txId };
      } finally {
        if (key !== null && 'prf' in key) key.prf.fill(0);
      }
    },
    rule: () => ({ kind: 'ruled', rule: walletInUse().spending.rule }),
    async chooseRule({ userId, record, passcode, rule }) {
      if (!isOwnRecord(walletInUse(), record)) return { kind: 'damaged' };
      const request = { userId, record, passcode };
      const changed = await tryPasscode(record, async () => chooseRule(await vaultTools(), request, rule));
      if (changed.kind === 'changed') walletInUse().spending.choose(rule);
      return changed;
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

  /**
   * The unlocked wallet, unless its deadline has passed. Checked before each use, since timers stop while a computer
   * sleeps.
   */
  function openWallet(...origins: readonly OpenWallet['origin'][]): OpenWallet {
    if (open === null || !origins.includes(open.origin)) throw new Fault('request');
    if (open.until !== null && tools.now() >= open.until) {
      wipeSecret(open.secret);
      open = null;
      throw new Fault('expired');
    }
    return open;
  }

  /** The unlocked wallet, which was sealed. */
  function walletInUse(): OpenWallet {
    const opened = openWallet('made', 'typed', 'vault');
    refuseIf(opened.until === null);
    opened.isInUse = true;
    return opened;
  }

  /** Checks the passcode or passkey of the unlocked wallet; a wrong passcode counts as when it is unlocked (WALLET-15). */
  async function confirm(
    key: SigningKey,
  ): Promise<{ readonly kind: 'confirmed' } | { readonly kind: 'otherPasskey' } | NotUnlocked> {
    if (!isOwnRecord(walletInUse(), key.record)) return { kind: 'damaged' };
    const opened = 'prf' in key ? await openByPasskey(key) : await openByPasscode(key);
    if (opened.kind !== 'opened') return opened;
    const { secret } = walletInUse();
    const isSame = isSameSecret(opened, secret);
    wipeSecret(opened);
    return { kind: isSame ? 'confirmed' : 'damaged' };
  }

  function openByPasscode(key: Extract<SigningKey, { readonly passcode: string }>) {
    return tryPasscode(key.record, async () => openVault(await vaultTools(), key));
  }

  async function openByPasskey(key: Extract<SigningKey, { readonly prf: Uint8Array }>) {
    const opened = await openWithPasskey(await vaultTools(), key);
    if (opened.kind === 'opened') return opened;
    return { kind: opened.kind === 'wrong' ? 'otherPasskey' : 'damaged' } as const;
  }

  /**
   * Tries a passcode, unless the pause after too many wrong ones is still running. The attempt is counted before it is
   * made, so that ending the worker in the middle of it does not give a free attempt.
   */
  async function tryPasscode<Answer extends { readonly kind: string }>(
    record: string,
    work: () => Promise<Answer | NotOpened>,
  ): Promise<Exclude<Answer, NotOpened> | NotUnlocked> {
    const salt = parseRecord(record)?.salt;
    if (salt === undefined) return { kind: 'damaged' };
    const now = tools.now();
    const before = await tools.tries.update(salt, (stored) => {
      const current = atTime(stored, now);
      return isPaused(current, now) ? current : countTry(current, now);
    });
    const current = atTime(before, now);
    if (isPaused(current, now)) return { kind: 'held', ...current };
    const result = await work();
    if (result.kind === 'wrong') return { kind: 'wrong', ...countTry(current, now) };
    // A record that could not be tried does not count as an attempt.
    const isUntried = result.kind === 'damaged' || result.kind === 'weak';
    await tools.tries.update(salt, () => (isUntried ? current : NO_TRIES));
    return result as Exclude<Answer, NotOpened> | NotUnlocked;
  }

  /** The words of a new wallet. Once it is sealed, only `recall` shows them again. */
  function wordsToShow(): readonly string[] {
    const { secret, until } = openWallet('made');
    refuseIf(until !== null);
    return tools.words.wordsOf(secret.entropy);
  }

  /** The words of a stored wallet and their passphrase, once the wait after its passcode is over. */
  function recalledPhrase(): ShownPhrase {
    const { secret } = openWallet('recalled');
    refuseIf(tools.now() < shownFrom);
    return { words: tools.words.wordsOf(secret.entropy), seedPassphrase: seedPassphraseText(secret) };
  }

  function drawPositions(phrase: readonly string[]): readonly number[] {
    const { random } = tools.crypto;
    checkedPositions = pickPositions(phrase.length, CHECKED_WORDS, random);
    offered = drawChoices({ phrase, positions: checkedPositions, list: tools.words.list }, random);
    return checkedPositions;
  }

  /** Caps the deadline, so that a wrong value from the page cannot keep the keys for longer than the longest choice. */
  function clamped(until: number): number {
    return Math.min(until, tools.now() + LONGEST_OPEN_MS);
  }

  async function vaultTools(): Promise<VaultTools> {
    const { crypto, kdf, kdfFloor } = tools;
    return { crypto, device: await tools.device(), ...(kdf && { kdf }), ...(kdfFloor && { kdfFloor }) };
  }
}

/** The wallet that this worker has unlocked. */
interface OpenWallet {
  readonly secret: WalletSecret;
  /** The words of `recalled` are only shown: nothing is signed with them. */
  readonly origin: 'made' | 'typed' | 'vault' | 'recalled';
  /** null while it is not sealed yet. */
  until: number | null;
  /** The path of the account that was chosen when the words were imported; undefined for the usual ones. */
  path: string | undefined;
  /** The encrypted words of its record, which no change of passcode, passkey or rule changes; null if not sealed yet. */
  body: string | null;
  /** Whether anything was asked of it since it was sealed. */
  isInUse: boolean;
  readonly spending: Spending;
}

/** A wallet that has no record, or whose words are only shown. */
function unsealed(secret: WalletSecret, origin: 'made' | 'typed' | 'recalled'): OpenWallet {
  const rest = { until: null, path: undefined, body: null, isInUse: false };
  return { secret, origin, ...rest, spending: createSpending(undefined) };
}

function fromVault(opened: Opened, record: string, until: number): OpenWallet {
  const spending = createSpending(opened.rule);
  const { path } = opened.wallet;
  return { secret: secretIn(opened), origin: 'vault', until, path, body: bodyOf(record), isInUse: true, spending };
}

function bodyOf(record: string): string | null {
  return parseRecord(record)?.body.data ?? null;
}

/**
 * Whether it is a record of the unlocked wallet. A script in the page could have another worker seal a record under a
 * passcode that it knows.
 */
function isOwnRecord({ body }: OpenWallet, record: string): boolean {
  return body !== null && bodyOf(record) === body;
}

function isSameSecret(one: WalletSecret, other: WalletSecret): boolean {
  return seedPassphraseText(one) === seedPassphraseText(other) && isSameBytes(one.entropy, other.entropy);
}

function isSameBytes(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, at) => byte === other[at]);
}

type Handlers = {
  readonly [Type in WalletRequestType]: (
    request: RequestOf<Type>,
    port: RevealPort | undefined,
  ) => WalletAnswers[Type] | Promise<WalletAnswers[Type]>;
};

/** Calls the handler of a request's type. The cast is here once, since the compiler cannot relate the two. */
function dispatch(handlers: Handlers, request: WalletRequest, port: RevealPort | undefined) {
  const handle = handlers[request.type] as (
    request: WalletRequest,
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

const secretIn = ({ entropy, seedPassphrase }: WalletSecret): WalletSecret => ({ entropy, seedPassphrase });

/** Sends the words to the component that shows them, and to nothing else. */
function sendWords(port: RevealPort | undefined, words: Parameters<RevealPort['postMessage']>[0]): void {
  if (port === undefined) throw new Fault('request');
  port.postMessage(words);
  port.close();
}

function refuseIf(isOutOfOrder: boolean): void {
  if (isOutOfOrder) throw new Fault('request');
}

/** Rejects a message that has an id but is not a known request; null for one without an id. */
function rejectionOf(message: unknown): WalletReply | null {
  const id = typeof message === 'object' && message !== null && 'id' in message ? message.id : null;
  return typeof id === 'number' && Number.isSafeInteger(id) && id >= 0 ? { id, fault: 'request' } : null;
}

/**
 * The chosen place, as the words lead to it. Its path is part of it only if the usual paths do not lead there.
 *
 * @param placesWith the places of the words, with those of another path
 */
function findPlace(placesWith: (path?: string) => readonly VaultPlace[], chosen: VaultPlace | null): VaultPlace {
  const isChosen = ({ chain, network, address }: VaultPlace) =>
    chosen === null || (chain === chosen.chain && network === chosen.network && address === chosen.address);
  const usual = placesWith().find(isChosen);
  if (usual) return usual;
  const path = chosen?.path;
  const found = path === undefined ? undefined : placesWith(path).find(isChosen);
  if (!found || path === undefined) throw new Fault('request');
  return { ...found, path };
}
