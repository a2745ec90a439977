import { openWithPasskey } from '../vault/passkeyVault.ts';
import { chooseRule } from '../vault/ruleVault.ts';
import { openVault } from '../vault/vault.ts';
import { seedPassphraseText, type WalletSecret, wipeSecret } from '../vault/walletSecret.ts';
import { isOwnRecord, type OpenWallet } from './openWallet.ts';
import type { NotUnlocked, RequestOf, SigningKey, WalletAnswers } from './protocol.ts';
import type { WorkerTools } from './tools.ts';
import { tryPasscode } from './tryPasscode.ts';
import { vaultTools } from './vaultTools.ts';

/**
 * The requests that sign, and those about when the wallet asks again before it does (WALLET-5, WALLET-15).
 *
 * @param walletInUse returns the unlocked wallet; called each time, because its deadline may pass while a request is
 * handled
 */
export function signingRequests(tools: WorkerTools, walletInUse: () => OpenWallet) {
  return {
    needsKey({ from, send }: RequestOf<'needsKey'>): WalletAnswers['needsKey'] {
      const { spending } = walletInUse();
      return {
        kind: 'known',
        isNeeded: spending.needsConfirmation({ from, send, conflictKeys: tools.accounts.conflictKeys(from, send) }),
      };
    },
    async sign({ from, send, key }: RequestOf<'sign'>): Promise<WalletAnswers['sign']> {
      try {
        const { spending } = walletInUse();
        const call = { from, send, conflictKeys: tools.accounts.conflictKeys(from, send) };
        if (key === null && spending.needsConfirmation(call)) return { kind: 'needsKey' };
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
    rule: (): WalletAnswers['rule'] => ({ kind: 'ruled', rule: walletInUse().spending.rule }),
    async chooseRule({
      userId,
      record,
      passcode,
      rule,
    }: RequestOf<'chooseRule'>): Promise<WalletAnswers['chooseRule']> {
      if (!isOwnRecord(walletInUse(), record)) return { kind: 'damaged' };
      const request = { userId, record, passcode };
      const changed = await tryPasscode(tools, record, async () => chooseRule(await vaultTools(tools), request, rule));
      if (changed.kind === 'changed') walletInUse().spending.choose(rule);
      return changed;
    },
  };

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
    return tryPasscode(tools, key.record, async () => openVault(await vaultTools(tools), key));
  }

  async function openByPasskey(key: Extract<SigningKey, { readonly prf: Uint8Array }>) {
    const opened = await openWithPasskey(await vaultTools(tools), key);
    if (opened.kind === 'opened') return opened;
    return { kind: opened.kind === 'wrong' ? 'otherPasskey' : 'damaged' } as const;
  }
}

function isSameSecret(one: WalletSecret, other: WalletSecret): boolean {
  return seedPassphraseText(one) === seedPassphraseText(other) && isSameBytes(one.entropy, other.entropy);
}

function isSameBytes(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, at) => byte === other[at]);
}
