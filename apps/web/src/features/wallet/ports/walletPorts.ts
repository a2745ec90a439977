import type {
  CheckPhraseAnswer,
  CheckPhraseCall,
  CheckWordsAnswer,
  CheckWordsCall,
  GeneratePhraseAnswer,
  GeneratePhraseCall,
  OpenBackupAnswer,
  OpenBackupCall,
  OpenKeys,
  PortSignal,
  PreparedSend,
  ProbeVaultAnswer,
  ProbeVaultCall,
  RecallWordsAnswer,
  RecallWordsCall,
  RemoveVaultCall,
  RewrapVaultAnswer,
  RewrapVaultCall,
  SealBackupAnswer,
  SealBackupCall,
  SealVaultAnswer,
  SealVaultCall,
  Secret,
  SignSendAnswer,
  SignSendCall,
  UnlockKey,
  UnlockVaultAnswer,
  UnlockVaultCall,
  WalletPlace,
} from '@keel/flows';
import {
  type AddressSeries,
  LONGEST_BACKUP,
  type NotUnlocked,
  type PathAddress,
  parseRecord,
  type SigningRule,
} from '@keel/wallet/protocol';
import { hexToBytes } from './hexBytes.ts';
import type { VaultStorage } from './vaultStorage.ts';
import { WalletClient, type WalletWorkerPort } from './walletClient.ts';
import { clientOf, holdKeys } from './walletKeys.ts';

/** The ports of the wallet's flows, as plain functions; `fulfil` makes actors of them. */
export interface WalletPorts {
  readonly generatePhrase: (call: GeneratePhraseCall, signal: PortSignal) => Promise<GeneratePhraseAnswer>;
  readonly checkWords: (call: CheckWordsCall, signal: PortSignal) => Promise<CheckWordsAnswer>;
  readonly checkPhrase: (call: CheckPhraseCall, signal: PortSignal) => Promise<CheckPhraseAnswer>;
  readonly openBackup: (call: OpenBackupCall, signal: PortSignal) => Promise<OpenBackupAnswer>;
  readonly sealVault: (call: SealVaultCall, signal: PortSignal) => Promise<SealVaultAnswer>;
  readonly probeVault: (call: ProbeVaultCall, signal: PortSignal) => Promise<ProbeVaultAnswer>;
  readonly unlockVault: (call: UnlockVaultCall, signal: PortSignal) => Promise<UnlockVaultAnswer>;
  readonly rewrapVault: (call: RewrapVaultCall, signal: PortSignal) => Promise<RewrapVaultAnswer>;
  /** Adds a passkey to the stored vault, in place of an earlier one (WALLET-13). */
  readonly addPasskey: (call: AddPasskeyCall, signal: PortSignal) => Promise<AddPasskeyAnswer>;
  /** Removes the passkey from the stored vault; the passcode opens it as before (WALLET-13). */
  readonly removePasskey: (signal: PortSignal) => Promise<void>;
  /** The passkey of the stored vault; null if it has none. */
  readonly storedPasskey: () => StoredPasskey | null;
  readonly sealBackup: (call: SealBackupCall, signal: PortSignal) => Promise<SealBackupAnswer>;
  readonly recallWords: (call: RecallWordsCall, signal: PortSignal) => Promise<RecallWordsAnswer>;
  readonly removeVault: (call: RemoveVaultCall, signal: PortSignal) => Promise<void>;
  /** A part of a series of addresses of an imported phrase, which is not sealed yet (WALLET-11). */
  readonly series: (call: AddressSeries & { readonly draft: OpenKeys }) => Promise<readonly PathAddress[]>;
  /** Every address of the unlocked wallet. Rejects while it is locked. */
  readonly places: () => Promise<readonly WalletPlace[]>;
  readonly signSend: (call: WalletSignCall, signal: PortSignal) => Promise<SignSendAnswer>;
  /** Whether signing this transfer needs the passcode or the passkey (WALLET-15); false while the wallet is locked. */
  readonly needsKey: (call: Pick<SignSendCall, 'from' | 'prepared'>) => Promise<boolean>;
  /** When the unlocked wallet asks again before it signs (WALLET-15). Rejects while it is locked. */
  readonly signingRule: () => Promise<SigningRule>;
  /** Changes when the wallet asks again before it signs; needs the passcode (WALLET-15). */
  readonly chooseRule: (call: ChooseRuleCall) => Promise<ChooseRuleAnswer>;
}

export interface WalletSignCall extends SignSendCall {
  readonly userId: string;
}

export interface ChooseRuleCall {
  readonly userId: string;
  readonly passcode: Secret;
  readonly rule: SigningRule;
}

/** `full`: the browser's storage has no room, so the stored rule stays as it was. */
export type ChooseRuleAnswer = { readonly kind: 'changed' | 'full' } | NotUnlocked;

/** How the browser finds a passkey, and what its PRF is evaluated for. */
export interface StoredPasskey {
  /** The credential's id, base64url. */
  readonly id: string;
  /** 32 bytes, hexadecimal. */
  readonly salt: string;
}

export interface AddPasskeyCall extends StoredPasskey {
  readonly userId: string;
  readonly passcode: Secret;
  /** The PRF output for `salt`: 32 bytes, hexadecimal. */
  readonly prf: Secret;
}

/** `full`: the browser's storage has no room, so the record stays as it was. */
export type AddPasskeyAnswer = { readonly kind: 'changed' | 'full' } | NotUnlocked;

export interface WalletPortTools {
  readonly startWorker: () => WalletWorkerPort;
  readonly storage: VaultStorage;
  readonly now: () => number;
  /** The unlocked wallet's keys; null while it is locked. */
  readonly openKeys: () => OpenKeys | null;
  /** Whether no tab has been used for too long. */
  readonly isOver: () => boolean;
}

/** The ports of the flows around a wallet (vault, createWallet, importWallet, backUpWallet, showWords, sendAssets), over workers and storage of this browser. */
export function createWalletPorts({ startWorker, storage, now, openKeys, isOver }: WalletPortTools): WalletPorts {
  const start = () => new WalletClient(startWorker());
  const until = () => now() + storage.minutes() * 60_000;

  const withTimestamp = (answer: NotUnlocked) =>
    answer.kind === 'wrong' || answer.kind === 'held' ? { ...answer, at: now() } : answer;

  /** A passcode that opened nothing outside of the vault's flow, which stores the count of its own attempts. */
  const countAttempt = (answer: NotUnlocked) => {
    if (answer.kind === 'wrong' || answer.kind === 'held') storage.storeTries(answer);
    return withTimestamp(answer);
  };

  return {
    generatePhrase: ({ words }, signal) =>
      withNewWorker(start, signal, async (client) => {
        const { ask } = await client.request({ type: 'generate', words });
        return { result: () => ({ draft: holdKeys(client), ask }), keepsWorker: true };
      }),

    async checkWords({ draft, ask, picked }) {
      const words = picked.reveal().trim().toLowerCase().split(/\s+/);
      return clientOf(draft).request({ type: 'checkWords', ask, picked: words });
    },

    checkPhrase: ({ phrase, seedPassphrase }, signal) =>
      withNewWorker<CheckPhraseAnswer>(start, signal, async (client) => {
        const typed = { phrase: phrase.reveal(), seedPassphrase: seedPassphrase.reveal() };
        const answer = await client.request({ type: 'checkPhrase', ...typed });
        if (answer.kind !== 'valid') return { result: () => answer, keepsWorker: false };
        const { places } = answer;
        return { result: () => ({ kind: 'valid', draft: holdKeys(client), places }), keepsWorker: true };
      }),

    async openBackup({ file, passphrase }, signal) {
      if (file.size > LONGEST_BACKUP) return { kind: 'tooLarge' };
      const text = new TextDecoder().decode(await file.arrayBuffer());
      return withNewWorker<OpenBackupAnswer>(start, signal, async (client) => {
        const request = { type: 'openBackup', file: text, passphrase: passphrase.reveal() } as const;
        const answer = await client.request(request);
        if (answer.kind !== 'valid') return { result: () => answer, keepsWorker: false };
        const { places } = answer;
        return { result: () => ({ kind: 'valid', draft: holdKeys(client), places }), keepsWorker: true };
      });
    },

    async sealVault({ userId, draft, place, passcode }, signal) {
      const client = clientOf(draft);
      const before = storage.record();
      const request = { type: 'seal', userId, place, passcode: passcode.reveal(), until: until() } as const;
      const { record, wallet } = await client.request(request);
      signal.throwIfAborted();
      if (!storage.replace(before, record, wallet)) return { kind: 'full' };
      storage.storeTries(null);
      return { kind: 'sealed', keys: holdKeys(client), wallet, at: now() };
    },

    async probeVault({ userId }) {
      return storage.probe(userId, now());
    },

    async unlockVault(call, signal) {
      const storedRecord = storage.record();
      if (storedRecord === null) return { kind: 'damaged' };
      const request = { userId: call.userId, record: storedRecord, until: until() } as const;
      if ('passkey' in call) {
        const prf = hexToBytes(call.passkey.reveal());
        return withNewWorker<UnlockVaultAnswer>(start, signal, async (client) => {
          const answer = await client.request({ type: 'unlockWithPasskey', ...request, prf }, [prf.buffer]);
          if (answer.kind === 'wrong') return { result: () => ({ kind: 'otherPasskey' }), keepsWorker: false };
          if (answer.kind === 'damaged') return { result: () => answer, keepsWorker: false };
          const { wallet } = answer;
          return { result: () => ({ kind: 'opened', keys: holdKeys(client), wallet, at: now() }), keepsWorker: true };
        });
      }
      return withNewWorker<UnlockVaultAnswer>(start, signal, async (client) => {
        const passcode = call.passcode.reveal();
        const answer = await client.request({ type: 'unlock', ...request, passcode });
        if (answer.kind !== 'opened') return { result: () => withTimestamp(answer), keepsWorker: false };
        const { wallet, upgraded } = answer;
        return {
          result() {
            if (upgraded !== null) saveUpgrade(storage, storedRecord, upgraded);
            storage.storeTries(null);
            return { kind: 'opened', keys: holdKeys(client), wallet, at: now() };
          },
          keepsWorker: true,
        };
      });
    },

    async rewrapVault({ userId, current, next }, signal) {
      const storedRecord = storage.record();
      if (storedRecord === null) throw new Error('There is no vault.');
      const wallet = storage.probe(userId, now());
      return withNewWorker<RewrapVaultAnswer>(start, signal, async (client) => {
        const request = { userId, record: storedRecord, current: current.reveal(), next: next.reveal() } as const;
        const answer = await client.request({ type: 'rewrap', ...request });
        if (answer.kind === 'damaged' || answer.kind === 'weak' || wallet.kind !== 'sealed' || wallet.wallet === null) {
          throw new Error('The vault cannot be read.');
        }
        return {
          result() {
            if (answer.kind !== 'changed') return { ...answer, at: now() };
            // Read back as stored; until then storage contains the old record.
            return storage.replace(storedRecord, answer.record, null)
              ? { kind: 'changed', at: now() }
              : { kind: 'full' };
          },
          keepsWorker: false,
        };
      });
    },

    async addPasskey({ userId, passcode, id, salt, prf }, signal) {
      const before = storage.record();
      const stored = storage.probe(userId, now());
      if (before === null || stored.kind !== 'sealed' || stored.wallet === null) return { kind: 'damaged' };
      const output = hexToBytes(prf.reveal());
      return withNewWorker<AddPasskeyAnswer>(start, signal, async (client) => {
        const lock = { id, salt, prf: output, passcode: passcode.reveal() };
        const answer = await client.request({ type: 'addPasskey', userId, record: before, ...lock }, [output.buffer]);
        if (answer.kind !== 'changed') return { result: () => countAttempt(answer), keepsWorker: false };
        return {
          result() {
            storage.storeTries(null);
            return { kind: storage.replace(before, answer.record, null) ? 'changed' : 'full' };
          },
          keepsWorker: false,
        };
      });
    },

    async removePasskey(signal) {
      const before = storage.record();
      if (before === null) throw new Error('There is no vault.');
      await withNewWorker<void>(start, signal, async (client) => {
        const answer = await client.request({ type: 'removePasskey', record: before });
        return {
          result() {
            if (answer.kind !== 'changed' || !storage.replace(before, answer.record, null)) {
              throw new Error('The passkey is still there.');
            }
          },
          keepsWorker: false,
        };
      });
    },

    storedPasskey() {
      const record = storage.record();
      const lock = record === null ? undefined : parseRecord(record)?.passkey;
      return lock === undefined ? null : { id: lock.id, salt: lock.salt };
    },

    async sealBackup({ userId, passcode, passphrase }, signal) {
      const record = storage.record();
      if (record === null) return { kind: 'damaged' };
      return withNewWorker<SealBackupAnswer>(start, signal, async (client) => {
        const secrets = { passcode: passcode.reveal(), passphrase: passphrase.reveal() };
        const answer = await client.request({ type: 'backUp', userId, record, ...secrets });
        if (answer.kind !== 'backedUp') return { result: () => countAttempt(answer), keepsWorker: false };
        return {
          result() {
            storage.storeTries(null);
            return { kind: 'sealed', text: answer.file, at: now() };
          },
          keepsWorker: false,
        };
      });
    },

    async recallWords({ userId, passcode }, signal) {
      const record = storage.record();
      if (record === null) return { kind: 'damaged' };
      return withNewWorker<RecallWordsAnswer>(start, signal, async (client) => {
        const answer = await client.request({ type: 'recall', userId, record, passcode: passcode.reveal() });
        if (answer.kind !== 'recalled') return { result: () => countAttempt(answer), keepsWorker: false };
        const { count } = answer;
        return {
          result() {
            storage.storeTries(null);
            return { kind: 'recalled', phrase: holdKeys(client), count, at: now() };
          },
          keepsWorker: true,
        };
      });
    },

    async removeVault() {
      storage.remove();
    },

    async series({ draft, ...series }) {
      return (await clientOf(draft).request({ type: 'series', ...series })).addresses;
    },

    async places() {
      const keys = openKeys();
      if (keys === null) throw new Error('The wallet is locked.');
      return (await clientOf(keys).request({ type: 'places' })).places;
    },

    async needsKey({ from, prepared }) {
      const keys = openKeys();
      if (keys === null) return false;
      const request = { type: 'needsKey', from, send: reviewedSend(prepared) } as const;
      return (await clientOf(keys).request(request)).isNeeded;
    },

    async signingRule() {
      return (await openClient().request({ type: 'rule' })).rule;
    },

    async chooseRule({ userId, passcode, rule }) {
      const before = storage.record();
      if (before === null) return { kind: 'damaged' };
      const request = { type: 'chooseRule', userId, record: before, passcode: passcode.reveal(), rule } as const;
      const answer = await openClient().request(request);
      if (answer.kind !== 'changed') return countAttempt(answer);
      storage.storeTries(null);
      return { kind: storage.replace(before, answer.record, null) ? 'changed' : 'full' };
    },

    async signSend({ from, prepared, key, userId }) {
      const client = openClient();
      // In addition to the worker's own check: a tab that slept may have missed that all tabs were locked.
      if (isOver()) {
        client.end();
        throw new Error('The wallet was left alone for too long.');
      }
      const used = key === null ? null : signingKey(key, userId, storage.record());
      const transfer = used !== null && 'prf' in used ? [used.prf.buffer] : [];
      const answer = await client.request({ type: 'sign', from, send: reviewedSend(prepared), key: used }, transfer);
      if (answer.kind === 'wrong' || answer.kind === 'held') {
        countAttempt(answer);
        return { ...answer, at: now() };
      }
      // Its record was changed or exchanged, so nothing was signed.
      if (answer.kind === 'damaged' || answer.kind === 'weak') return { kind: 'refused' };
      if (answer.kind === 'signed' && used !== null && 'passcode' in used) storage.storeTries(null);
      return answer;
    },
  };

  /** The worker of the unlocked wallet. */
  function openClient(): WalletClient {
    const keys = openKeys();
    if (keys === null) throw new Error('The wallet is locked.');
    return clientOf(keys);
  }
}

/** What was reviewed, as the worker compares it. */
function reviewedSend({ unsigned, to, asset, amount, fee }: PreparedSend) {
  return { unsigned, to, asset, amount, fee };
}

/** The passcode or passkey of the stored record. */
function signingKey(key: UnlockKey, userId: string, record: string | null) {
  const stored = { userId, record: record ?? '' };
  return 'passkey' in key
    ? { ...stored, prf: hexToBytes(key.passkey.reveal()) }
    : { ...stored, passcode: key.passcode.reveal() };
}

interface Outcome<Result> {
  /** Applies the result synchronously: nothing is awaited afterwards. */
  readonly result: () => Result;
  /** Whether the worker keeps running for the keys in the result. */
  readonly keepsWorker: boolean;
}

/** Runs `work` with a new worker, and ends the worker unless the result keeps it. Aborting ends it immediately. */
async function withNewWorker<Result>(
  start: () => WalletClient,
  signal: PortSignal,
  work: (client: WalletClient) => Promise<Outcome<Result>>,
): Promise<Result> {
  const client = start();
  const end = () => client.end();
  signal.addEventListener('abort', end);
  try {
    const { result, keepsWorker } = await work(client);
    signal.throwIfAborted();
    const output = result();
    if (!keepsWorker) end();
    return output;
  } catch (error) {
    end();
    throw error;
  } finally {
    signal.removeEventListener('abort', end);
  }
}

/** Replaces the record by a stronger one; if it does not fit into storage, the old one stays. */
function saveUpgrade(storage: VaultStorage, before: string, upgraded: string): void {
  try {
    storage.replace(before, upgraded, null);
  } catch {
    // Another tab stored one in the meantime; that is the one to unlock next time.
  }
}
