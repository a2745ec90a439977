import { openBackup, sealBackup } from '../vault/backup.ts';
import { openWithPasskey } from '../vault/passkeyVault.ts';
import type { VaultPlace } from '../vault/place.ts';
import { openVault, rewrapVault, sealVault } from '../vault/vault.ts';
import { seedPassphraseOf, seedPassphraseText, wipeSecret } from '../vault/walletSecret.ts';
import { readCall } from './checks.ts';
import { drawChoices } from './choices.ts';
import { Fault, refuseIf } from './fault.ts';
import { bodyOf, fromVault, type OpenWallet, secretIn, unsealed } from './openWallet.ts';
import { passkeyRequests } from './passkeyRequests.ts';
import { pickPositions } from './positions.ts';
import {
  MAX_OPEN_MS,
  RECALL_WAIT_MS,
  type RequestOf,
  type ShownPhrase,
  type WalletAnswers,
  type WalletReply,
  type WalletRequest,
  type WalletRequestType,
} from './protocol.ts';
import { signingRequests } from './signingRequests.ts';
import type { RevealPort, WorkerTools } from './tools.ts';
import { tryPasscode } from './tryPasscode.ts';
import { vaultTools } from './vaultTools.ts';

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
  // Stored, because a second draw for the same positions would have few words in common with the first except the right
  // ones, and so reveal them.
  let offered: readonly (readonly string[])[] = [];
  // When the words of a recalled wallet may be shown, in ms since 1970.
  let shownFrom = 0;
  let last: Promise<unknown> = Promise.resolve();

  const handlers: Handlers = {
    ...passkeyRequests(tools),
    ...signingRequests(tools, walletInUse),
    generate({ words }) {
      refuseIf(open !== null);
      const secret = { entropy: tools.words.generate(words, tools.crypto.random) };
      open = unsealed(secret, 'made');
      return { kind: 'made', positions: drawPositions(wordsToShow()) };
    },
    checkWords({ positions, picked }) {
      const words = wordsToShow();
      refuseIf(checkedPositions.length === 0 || positions.join() !== checkedPositions.join());
      // By position and not by word, since a phrase may contain a word twice.
      const isRight =
        picked.length === checkedPositions.length &&
        checkedPositions.every((at, index) => words[at - 1] === picked[index]);
      return isRight ? { kind: 'right' } : { kind: 'wrong', positions: drawPositions(words) };
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
      // A wallet may be sealed again only before its first use; otherwise a script could replace the passcode with its
      // own.
      refuseIf(opened.isInUse);
      const wallet = findPlace((path) => tools.accounts.places(opened.secret, path), place);
      const record = await sealVault(await vaultTools(tools), { userId, wallet, ...opened.secret, passcode });
      opened.until = clamped(until);
      opened.path = wallet.path;
      opened.body = bodyOf(record);
      return { kind: 'sealed', record, wallet };
    },
    async unlock({ userId, record, passcode, until }) {
      refuseIf(open !== null);
      const opened = await tryPasscode(tools, record, async () =>
        openVault(await vaultTools(tools), { userId, record, passcode }),
      );
      if (opened.kind !== 'opened') return opened;
      const { wallet, upgraded } = opened;
      open = fromVault(opened, record, clamped(until));
      return { kind: 'opened', wallet, upgraded };
    },
    async unlockWithPasskey({ userId, record, prf, until }) {
      try {
        refuseIf(open !== null);
        const opened = await openWithPasskey(await vaultTools(tools), { userId, record, prf });
        if (opened.kind !== 'opened') return { kind: opened.kind };
        const { wallet } = opened;
        open = fromVault(opened, record, clamped(until));
        return { kind: 'opened', wallet };
      } finally {
        prf.fill(0);
      }
    },
    rewrap: ({ userId, record, current, next }) =>
      tryPasscode(tools, record, async () =>
        rewrapVault(await vaultTools(tools), { userId, record, passcode: current }, next),
      ),
    async backUp({ userId, record, passcode, passphrase }) {
      const opened = await tryPasscode(tools, record, async () =>
        openVault(await vaultTools(tools), { userId, record, passcode }),
      );
      if (opened.kind !== 'opened') return opened;
      try {
        return { kind: 'backedUp', file: await sealBackup(tools, { ...secretIn(opened), passphrase }) };
      } finally {
        wipeSecret(opened);
      }
    },
    async recall({ userId, record, passcode }) {
      refuseIf(open !== null);
      const opened = await tryPasscode(tools, record, async () =>
        openVault(await vaultTools(tools), { userId, record, passcode }),
      );
      if (opened.kind !== 'opened') return opened;
      const now = tools.now();
      shownFrom = now + RECALL_WAIT_MS - CLOCK_TOLERANCE_MS;
      open = { ...unsealed(secretIn(opened), 'recalled'), until: now + MAX_OPEN_MS };
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
    return Math.min(until, tools.now() + MAX_OPEN_MS);
  }
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

/** Sends the words to the component that shows them, and to nothing else. */
function sendWords(port: RevealPort | undefined, words: Parameters<RevealPort['postMessage']>[0]): void {
  if (port === undefined) throw new Fault('request');
  port.postMessage(words);
  port.close();
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
