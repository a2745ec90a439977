import type { PickedFile } from '../file.ts';
import type { Navigate } from '../intent.ts';
import type { Secret } from '../secret.ts';
import type { OpenKeys } from '../vault/keys.ts';
import type { PasscodeChoice, VaultSealed, WalletPlace } from '../vault/types.ts';

export interface ImportWalletInput {
  readonly userId: string;
}

export interface ImportWalletContext {
  readonly userId: string;
  /** The recovery phrase, behind a handle. */
  readonly draft: OpenKeys | null;
  /** The addresses of the phrase, one for each chain and network (WALLET-4). */
  readonly places: readonly WalletPlace[];
  /** Used addresses that the last search found (WALLET-11). */
  readonly found: readonly FoundAccount[];
  /** How the last search ended; null if there was none. */
  readonly search: SearchEnd | null;
  readonly place: WalletPlace | null;
  readonly message: string;
}

/** A used address of the phrase, which another wallet may have derived (WALLET-11). */
export interface FoundAccount {
  /** With its derivation path. */
  readonly place: WalletPlace;
  /** The scheme of its path: 'bip84', 'ledgerLive'. */
  readonly scheme: string;
  /** Balances above zero, in whole units, decimal text. */
  readonly balances: readonly { readonly asset: string; readonly value: string }[];
}

/**
 * How a search ended: `complete`, after enough unused addresses in each scheme; `limit`, after the most addresses that
 * one search looks up; `stopped` by the person; `unreachable`, since the network no longer answered.
 */
export type SearchEnd = 'complete' | 'limit' | 'stopped' | 'unreachable';

export type ImportWalletEvent =
  /**
   * The words were typed or pasted; the page clears its fields. `seedPassphrase` belongs to the words; empty if they have
   * none (WALLET-12).
   */
  | { readonly type: 'phrase.submitted'; readonly phrase: Secret; readonly seedPassphrase: Secret }
  /** A backup file is used in place of the words (WALLET-9). */
  | { readonly type: 'backup.preferred' }
  /** Back to the words. */
  | { readonly type: 'words.preferred' }
  | { readonly type: 'backup.submitted'; readonly file: PickedFile; readonly passphrase: Secret }
  /** Looks for used addresses on a network (WALLET-11). */
  | { readonly type: 'search.requested'; readonly chain: string; readonly network: string }
  | { readonly type: 'place.chosen'; readonly place: WalletPlace }
  | ({ readonly type: 'passcode.chosen'; readonly passcode: Secret; readonly repeated: Secret } & PasscodeChoice)
  | { readonly type: 'cancelled' }
  | { readonly type: 'message.dismissed' };

/**
 * Port `checkPhrase`: normalizes the words, checks them strictly, and derives their addresses with the passphrase, which
 * cannot be checked.
 */
export interface CheckPhraseCall {
  readonly phrase: Secret;
  readonly seedPassphrase: Secret;
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

/**
 * Port `findAccounts`: derives addresses in the schemes of other wallets, and looks up on the network which were used. It
 * resolves with what it has when the person stops it, and when the network does not answer.
 */
export interface FindAccountsCall {
  readonly draft: OpenKeys;
  readonly chain: string;
  readonly network: string;
}
export interface FindAccountsAnswer {
  readonly kind: 'searched';
  readonly accounts: readonly FoundAccount[];
  readonly end: SearchEnd;
}

/** The app forwards it to the vault unchanged, before it follows the output. */
export type ImportWalletEmitted = VaultSealed;
export type ImportWalletOutput = Navigate;
