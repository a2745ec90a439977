import type { Announce } from '../intent.ts';
import type { Secret } from '../secret.ts';
import type { SignedIn } from '../session/types.ts';
import type { EpochMs } from '../types.ts';
import type { OpenKeys } from './keys.ts';

/** What may be known of a wallet without its keys. */
export interface WalletPlace {
  readonly chain: string;
  readonly network: string;
  readonly address: string;
  /** Its derivation path, if it is not one that every wallet of this app has (WALLET-11). */
  readonly path?: string;
}

/** Minutes without activity until the wallet locks (SET-2). */
export type AutoLockMinutes = 1 | 5 | 15;

export interface VaultContext {
  readonly userId: string | null;
  readonly wallet: WalletPlace | null;
  /** The number of consecutive wrong passcodes. */
  readonly failedAttempts: number;
  /** When the passcode may be tried again; 0 if immediately. */
  readonly retryAt: EpochMs;
  readonly autoLockMinutes: AutoLockMinutes;
  readonly lastActivityAt: EpochMs;
  /** Ms until the running timer ends, when it was set. */
  readonly left: number;
  /** The current message; '' if there is none. */
  readonly message: string;
}

export type VaultEvent =
  /** The session's own event, forwarded unchanged. */
  | SignedIn
  | { readonly type: 'signedOut' }
  /** Another tab created, changed or removed the wallet, or the person tries again. */
  | { readonly type: 'vault.changed' }
  | ({ readonly type: 'unlock.submitted' } & UnlockKey)
  /** A wallet was created or imported on this device; `createWallet` and `importWallet` emit it. */
  | VaultSealed
  | { readonly type: 'activity'; readonly at: EpochMs }
  /** The page became visible, or the computer woke up. */
  | { readonly type: 'page.resumed'; readonly at: EpochMs }
  /** The person locks it, the page is left, or another tab locked it. */
  | { readonly type: 'lock.requested' }
  /** The holder of the keys ended without being asked to. */
  | { readonly type: 'keys.lost' }
  | { readonly type: 'signing.began'; readonly at: EpochMs }
  | { readonly type: 'signing.ended'; readonly at: EpochMs }
  | ({
      readonly type: 'passcode.submitted';
      readonly current: Secret;
      readonly next: Secret;
      readonly repeated: Secret;
    } & PasscodeChoice)
  | { readonly type: 'autoLock.chosen'; readonly minutes: AutoLockMinutes }
  | { readonly type: 'removal.requested' }
  | { readonly type: 'removal.confirmed' }
  | { readonly type: 'removal.cancelled' }
  | { readonly type: 'message.dismissed' };

/** What a new passcode is (WALLET-16). */
export type PasscodeKind = 'digits' | 'passphrase';

/** What a person chose for a new passcode. */
export interface PasscodeChoice {
  /** @default 'digits' */
  readonly kind?: PasscodeKind;
  /** What others know of the person, and a passphrase may not be: their name, their email. @default none */
  readonly known?: readonly string[];
}

export interface VaultSealed {
  readonly type: 'wallet.sealed';
  readonly keys: OpenKeys;
  readonly wallet: WalletPlace;
  readonly at: EpochMs;
}

/** Port `probeVault`: the vault that this device stores for a person. Rejects if storage is blocked. */
export interface ProbeVaultCall {
  readonly userId: string;
}
export type ProbeVaultAnswer =
  | { readonly kind: 'none'; readonly autoLockMinutes: AutoLockMinutes }
  | { readonly kind: 'damaged' }
  | ({ readonly kind: 'sealed'; readonly at: EpochMs } & Pick<
      VaultContext,
      'wallet' | 'failedAttempts' | 'retryAt' | 'autoLockMinutes'
    >);

/** What opens the vault: its passcode, or the PRF output of its passkey in hexadecimal (WALLET-13). */
export type UnlockKey = { readonly passcode: Secret } | { readonly passkey: Secret };

/** Port `unlockVault`: unlocks the vault with the passcode or its passkey. */
export type UnlockVaultCall = { readonly userId: string } & UnlockKey;
export type UnlockVaultAnswer =
  | { readonly kind: 'opened'; readonly keys: OpenKeys; readonly wallet: WalletPlace; readonly at: EpochMs }
  | WrongPasscode
  | { readonly kind: 'damaged' }
  /** The passkey is not the one of this vault. It counts as no attempt. */
  | { readonly kind: 'otherPasskey' }
  /** The vault was changed so that its passcode can be guessed faster; no passcode was tried. */
  | { readonly kind: 'weak' };

/**
 * A wrong passcode, or one that was not tried because the pause is still running (`held`). The key holder counts them.
 */
export interface WrongPasscode extends Pick<VaultContext, 'failedAttempts' | 'retryAt'> {
  readonly kind: 'wrong' | 'held';
  readonly at: EpochMs;
}

/** Port `rewrapVault`: encrypts the vault under another passcode, reads it back, and only then deletes the old one. */
export interface RewrapVaultCall {
  readonly userId: string;
  readonly current: Secret;
  readonly next: Secret;
}
export type RewrapVaultAnswer =
  | { readonly kind: 'changed'; readonly at: EpochMs }
  | WrongPasscode
  | { readonly kind: 'full' };

/** Port `removeVault`: deletes it from this device. */
export interface RemoveVaultCall {
  readonly userId: string;
}

/** Port `sealVault` of creating and importing: encrypts the words under a passcode, writes the vault, reads it back. */
export interface SealVaultCall {
  readonly userId: string;
  /** The recovery phrase; wiped when their flow ends. */
  readonly draft: OpenKeys;
  /** null: the first address of the default network (WALLET-4). */
  readonly place: WalletPlace | null;
  readonly passcode: Secret;
}
/** `keys` outlive the draft. */
export type SealVaultAnswer =
  | { readonly kind: 'sealed'; readonly keys: OpenKeys; readonly wallet: WalletPlace; readonly at: EpochMs }
  | { readonly kind: 'full' };

/** The wallet is unlocked; the app tells the session, and flows that wait for it. */
export interface VaultOpened {
  readonly type: 'vaultOpened';
  readonly wallet: WalletPlace;
}
export interface VaultLocked {
  readonly type: 'vaultLocked';
}
/** It was removed from this device. */
export interface VaultRemoved {
  readonly type: 'vaultRemoved';
}
/** Asks the app to store a copy of the count, so that a reload can show the pause before a passcode is tried. */
export interface PersistAttempts {
  readonly type: 'persistAttempts';
  readonly failedAttempts: number;
  readonly retryAt: EpochMs;
}
export interface PersistAutoLock {
  readonly type: 'persistAutoLock';
  readonly minutes: AutoLockMinutes;
}

export type VaultEmitted = Announce | VaultOpened | VaultLocked | VaultRemoved | PersistAttempts | PersistAutoLock;
