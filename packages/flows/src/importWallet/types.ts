import type { PickedFile } from '../file.ts';
import type { Navigate } from '../intent.ts';
import type { Secret } from '../secret.ts';
import type { OpenKeys } from '../vault/keys.ts';
import type { VaultSealed, WalletPlace } from '../vault/types.ts';

export interface ImportWalletInput {
  readonly userId: string;
}

export interface ImportWalletContext {
  readonly userId: string;
  /** The recovery phrase, behind a handle. */
  readonly draft: OpenKeys | null;
  /** The addresses of the phrase, one for each chain and network (WALLET-4). */
  readonly places: readonly WalletPlace[];
  readonly place: WalletPlace | null;
  readonly message: string;
}

export type ImportWalletEvent =
  /** The words were typed or pasted; the page clears its fields. */
  | { readonly type: 'phrase.submitted'; readonly phrase: Secret }
  /** A backup file is used in place of the words (WALLET-9). */
  | { readonly type: 'backup.preferred' }
  /** Back to the words. */
  | { readonly type: 'words.preferred' }
  | { readonly type: 'backup.submitted'; readonly file: PickedFile; readonly passphrase: Secret }
  | { readonly type: 'place.chosen'; readonly place: WalletPlace }
  | { readonly type: 'passcode.chosen'; readonly passcode: Secret; readonly repeated: Secret }
  | { readonly type: 'cancelled' }
  | { readonly type: 'message.dismissed' };

/** Port `checkPhrase`: normalizes the words, checks them strictly, and derives their addresses. */
export interface CheckPhraseCall {
  readonly phrase: Secret;
}
export type CheckPhraseAnswer =
  | { readonly kind: 'valid'; readonly draft: OpenKeys; readonly places: readonly WalletPlace[] }
  /** A word that is not on the list. */
  | { readonly kind: 'unknownWord' }
  | { readonly kind: 'checksum' };

/** Port `openBackup`: reads the file, decrypts it with its passphrase, and derives the addresses of its words. */
export interface OpenBackupCall {
  readonly file: PickedFile;
  readonly passphrase: Secret;
}
export type OpenBackupAnswer =
  | Extract<CheckPhraseAnswer, { readonly kind: 'valid' }>
  /**
   * `unsafe`: its key derivation needs more work than a browser can do, or less than that of a backup of this app, so the
   * passphrase was not tried.
   */
  | { readonly kind: 'tooLarge' | 'notBackup' | 'otherVersion' | 'damaged' | 'unsafe' | 'wrong' };

/** The app forwards it to the vault unchanged, before it follows the output. */
export type ImportWalletEmitted = VaultSealed;
export type ImportWalletOutput = Navigate;
