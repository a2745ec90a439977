import type { OpenKeys, PreparedSend, Secret, SignSendAnswer, SignSendCall, UnlockKey } from '@keel/flows';
import type { SigningRule } from '@keel/wallet/protocol';
import { type ChangeAnswer, countAttempt, storeChange } from './changeRecord.ts';
import { hexToBytes } from './hexBytes.ts';
import type { VaultStorage } from './vaultStorage.ts';
import type { WalletClient } from './walletClient.ts';
import { clientOf } from './walletKeys.ts';

export interface WalletSignCall extends SignSendCall {
  readonly userId: string;
}

export interface ChooseRuleCall {
  readonly userId: string;
  readonly passcode: Secret;
  readonly rule: SigningRule;
}

interface SigningPortTools {
  readonly storage: VaultStorage;
  readonly now: () => number;
  readonly openKeys: () => OpenKeys | null;
  readonly isOver: () => boolean;
}

/** The ports that sign with the unlocked wallet, and choose when it asks again before it does (WALLET-5, WALLET-15). */
export function createSigningPorts({ storage, now, openKeys, isOver }: SigningPortTools) {
  return {
    async needsKey({ from, prepared }: Pick<SignSendCall, 'from' | 'prepared'>): Promise<boolean> {
      const keys = openKeys();
      if (keys === null) return false;
      const request = { type: 'needsKey', from, send: reviewedSend(prepared) } as const;
      return (await clientOf(keys).request(request)).isNeeded;
    },

    async signingRule(): Promise<SigningRule> {
      return (await openClient().request({ type: 'rule' })).rule;
    },

    async chooseRule({ userId, passcode, rule }: ChooseRuleCall): Promise<ChangeAnswer> {
      const before = storage.record();
      if (before === null) return { kind: 'damaged' };
      const request = { type: 'chooseRule', userId, record: before, passcode: passcode.reveal(), rule } as const;
      const answer = await openClient().request(request);
      return answer.kind === 'changed' ? storeChange(storage, before, answer.record) : countAttempt(storage, answer);
    },

    async signSend({ from, prepared, key, userId }: WalletSignCall): Promise<SignSendAnswer> {
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
        return { ...countAttempt(storage, answer), at: now() };
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
