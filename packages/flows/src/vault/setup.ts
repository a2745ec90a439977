import { assign, emit, setup } from 'xstate';
import { requestTimeout } from '../delays.ts';
import type { Announce } from '../intent.ts';
import { port, residentPort } from '../port.ts';
import type { FlowTag, StateMeta } from '../tags.ts';
import { typed } from '../typed.ts';
import type { EpochMs } from '../types.ts';
import type { KeyringInput, OpenKeys } from './keys.ts';
import * as rules from './rules.ts';
import type * as Vault from './types.ts';

/** Actions, guards and ports of the vault flow; its states are in `machine.ts` and `unlocked.ts`. */
export const vaultSetup = setup({
  types: typed<{
    context: Vault.VaultContext;
    events: Vault.VaultEvent;
    emitted: Vault.VaultEmitted;
    tags: FlowTag;
    meta: StateMeta;
  }>(),
  actors: {
    probeVault: port<Vault.ProbeVaultCall, Vault.ProbeVaultAnswer>('probeVault'),
    unlockVault: port<Vault.UnlockVaultCall, Vault.UnlockVaultAnswer>('unlockVault'),
    rewrapVault: port<Vault.RewrapVaultCall, Vault.RewrapVaultAnswer>('rewrapVault'),
    removeVault: port<Vault.RemoveVaultCall, void>('removeVault'),
    keyring: residentPort<KeyringInput>('keyring'),
  },
  actions: {
    setUser: assign((_, userId: string) => ({ ...rules.noVault, userId })),
    forgetUser: assign(rules.noVault),
    setVault: assign((_, answer: Vault.ProbeVaultAnswer) => rules.setVault(answer)),
    forgetVault: assign(({ context: { userId } }) => ({ ...rules.noVault, userId })),
    setOpened: assign(({ context }, opened: Pick<Vault.VaultSealed, 'wallet' | 'at'>) =>
      rules.setOpened(context, opened),
    ),
    wipeKeys: (_, keys: OpenKeys) => keys.wipe(),
    setCount: assign((_, { answer }: { readonly answer: unknown }) => rules.setCount(answer)),
    setPause: assign(({ context }, at: EpochMs) => rules.setPause(context, at)),
    touch: assign(({ context }, at: EpochMs) => rules.touch(context, at)),
    setTimeLeft: assign(({ context }, at: EpochMs) => rules.setTimeLeft(context, at)),
    setMinutes: assign((_, autoLockMinutes: Vault.AutoLockMinutes) => ({ autoLockMinutes })),
    showMessage: assign((_, message: string) => ({ message })),
    clearMessage: assign({ message: '' }),
    announce: emit((_, text: string): Announce => ({ type: 'announce', text })),
    emitOpened: emit((_, wallet: Vault.WalletPlace): Vault.VaultOpened => ({ type: 'vaultOpened', wallet })),
    emitLocked: emit({ type: 'vaultLocked' }),
    emitRemoved: emit({ type: 'vaultRemoved' }),
    persistAttempts: emit(
      ({ context: { failedAttempts, retryAt } }): Vault.PersistAttempts => ({
        type: 'persistAttempts',
        failedAttempts,
        retryAt,
      }),
    ),
    persistMinutes: emit(
      (_, minutes: Vault.AutoLockMinutes): Vault.PersistAutoLock => ({ type: 'persistAutoLock', minutes }),
    ),
  },
  guards: {
    hasUser: ({ context }) => context.userId !== null,
    isAnswerOfKind: (_, { answer, kind }: { readonly answer: unknown; readonly kind: string }) =>
      rules.isAnswerOfKind(answer, kind),
    isHeldBack: (_, answer: Vault.ProbeVaultAnswer) => rules.isHeldBack(answer),
    isSealed: (_, answer: Vault.ProbeVaultAnswer) => rules.isSealed(answer),
    isOpened: (_, answer: Vault.UnlockVaultAnswer) => rules.isOpened(answer),
    isWrongPasscode: (_, { answer }: { readonly answer: unknown }) => rules.isWrongPasscode(answer),
    locksOut: (_, { answer }: { readonly answer: unknown }) => rules.locksOut(answer),
    mayRetry: ({ context }, at: EpochMs) => rules.mayRetry(context, at),
    isIdleTooLong: ({ context }, at: EpochMs) => rules.isIdleTooLong(context, at),
    isSigningTooLong: ({ context }, at: EpochMs) => rules.isSigningTooLong(context, at),
    isNoPasscode: (_, fault: string | null) => fault !== null,
    isChanged: (_, answer: Vault.RewrapVaultAnswer) => rules.isChanged(answer),
  },
  delays: {
    requestTimeout,
    signingGrace: rules.signingGrace,
    lockout: ({ context }) => context.left,
    autoLock: ({ context }) => context.left,
  },
});
