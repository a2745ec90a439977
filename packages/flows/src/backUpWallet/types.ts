import type { Secret } from '../secret.ts';
import type { EpochMs } from '../types.ts';
import type { WrongPasscode } from '../vault/types.ts';

export interface BackUpWalletInput {
  readonly userId: string;
}

export interface BackUpWalletContext {
  readonly userId: string;
  /** The encrypted backup; null until there is one. */
  readonly backup: SealedBackup | null;
  /** The current message; '' if there is none. */
  readonly message: string;
}

/** A backup that nobody can read without its passphrase. */
export interface SealedBackup {
  /** The content of the file. */
  readonly text: string;
  readonly at: EpochMs;
}

export type BackUpWalletEvent =
  | {
      readonly type: 'backup.requested';
      readonly passcode: Secret;
      readonly passphrase: Secret;
      readonly repeated: Secret;
    }
  | { readonly type: 'cancelled' }
  | { readonly type: 'message.dismissed' };

/** Port `sealBackup`: checks the passcode of the vault, and encrypts its words under the passphrase. */
export interface SealBackupCall {
  readonly userId: string;
  readonly passcode: Secret;
  readonly passphrase: Secret;
}
export type SealBackupAnswer =
  | ({ readonly kind: 'sealed' } & SealedBackup)
  | WrongPasscode
  | { readonly kind: 'damaged' }
  /** The vault was changed so that its passcode can be guessed faster; no passcode was tried. */
  | { readonly kind: 'weak' };

/** After too many wrong passcodes; the app locks the wallet, which then shows the pause. */
export interface PasscodeHeld {
  readonly type: 'passcodeHeld';
}
export type BackUpWalletEmitted = PasscodeHeld;
