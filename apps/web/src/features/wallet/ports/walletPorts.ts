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
  PasscodeKind,
  PortSignal,
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
  SignSendAnswer,
  SignSendCall,
  UnlockVaultAnswer,
  UnlockVaultCall,
  WalletPlace,
} from '@keel/flows';
import {
  type AddressSeries,
  MAX_BACKUP_LENGTH,
  type NotUnlocked,
  type PathAddress,
  parseRecord,
  type SigningRule,
} from '@keel/wallet/protocol';
import { type ChangeAnswer, countAttempt } from './changeRecord.ts';
import { hexToBytes } from './hexBytes.ts';
import { type AddPasskeyCall, createPasskeyPorts, type StoredPasskey } from './passkeyPorts.ts';
import { type ChooseRuleCall, createSigningPorts, type WalletSignCall } from './signingPorts.ts';
import type { VaultStorage } from './vaultStorage.ts';
import { WalletClient, type WalletWorkerPort } from './walletClient.ts';
import { clientOf, holdKeys } from './walletKeys.ts';
import { withNewWorker } from './withNewWorker.ts';

/** The ports of the wallet's flows, as plain functions, for `useFlow` and `implementPort`. */
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
  readonly addPasskey: (call: AddPasskeyCall, signal: PortSignal) => Promise<ChangeAnswer>;
  /** Removes the passkey from the stored vault; the passcode opens it as before (WALLET-13). */
  readonly removePasskey: (signal: PortSignal) => Promise<void>;
  /** The passkey of the stored vault; null if it has none. */
  readonly storedPasskey: () => StoredPasskey | null;
  /** Whether the passcode of the stored vault has six digits or is a passphrase (WALLET-16). */
  readonly passcodeKind: () => PasscodeKind;
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
  readonly chooseRule: (call: ChooseRuleCall) => Promise<ChangeAnswer>;
}

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

  return {
    ...createPasskeyPorts({ start, storage, now }),
    ...createSigningPorts({ storage, now, openKeys, isOver }),

    passcodeKind() {
      const record = storage.record();
      return (record === null ? undefined : parseRecord(record)?.passcodeKind) ?? 'digits';
    },

    generatePhrase: ({ words }, signal) =>
      withNewWorker(start, signal, async (client) => {
        const { positions } = await client.request({ type: 'generate', words });
        return { result: () => ({ draft: holdKeys(client), positions }), keepsWorker: true };
      }),

    async checkWords({ draft, positions, picked }) {
      const words = picked.reveal().trim().toLowerCase().split(/\s+/);
      return clientOf(draft).request({ type: 'checkWords', positions, picked: words });
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
      if (file.size > MAX_BACKUP_LENGTH) return { kind: 'tooLarge' };
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

    async sealBackup({ userId, passcode, passphrase }, signal) {
      const record = storage.record();
      if (record === null) return { kind: 'damaged' };
      return withNewWorker<SealBackupAnswer>(start, signal, async (client) => {
        const secrets = { passcode: passcode.reveal(), passphrase: passphrase.reveal() };
        const answer = await client.request({ type: 'backUp', userId, record, ...secrets });
        if (answer.kind !== 'backedUp')
          return { result: () => withTimestamp(countAttempt(storage, answer)), keepsWorker: false };
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
        if (answer.kind !== 'recalled')
          return { result: () => withTimestamp(countAttempt(storage, answer)), keepsWorker: false };
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
  };
}

/** Replaces the record by a stronger one; if it does not fit into storage, the old one stays. */
function saveUpgrade(storage: VaultStorage, before: string, upgraded: string): void {
  try {
    storage.replace(before, upgraded, null);
  } catch {
    // Another tab stored one in the meantime; that is the one to unlock next time.
  }
}
