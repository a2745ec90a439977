import type { Navigate } from '../intent.ts';
import type { Secret } from '../secret.ts';
import type { OpenKeys } from '../vault/keys.ts';
import type { PasscodeChoice, VaultSealed } from '../vault/types.ts';

export interface CreateWalletInput {
  readonly userId: string;
  /** The number of words. @default 12 */
  readonly words?: 12 | 24;
}

export interface CreateWalletContext {
  readonly userId: string;
  readonly words: 12 | 24;
  /** The recovery phrase, behind a handle; only the app's page shows the words, while they are revealed. */
  readonly draft: OpenKeys | null;
  /** The positions of the words to confirm, starting at 1. */
  readonly positions: readonly number[];
  readonly message: string;
}

export type CreateWalletEvent =
  | { readonly type: 'words.revealed' }
  /** The person hides the words, or the page is no longer visible. */
  | { readonly type: 'words.hidden' }
  /** The page did not get the words, or the choices to confirm them. */
  | { readonly type: 'words.failed' }
  /** The person has written the words down. */
  | { readonly type: 'words.noted' }
  | { readonly type: 'words.picked'; readonly picked: Secret }
  | ({ readonly type: 'passcode.chosen'; readonly passcode: Secret; readonly repeated: Secret } & PasscodeChoice)
  | { readonly type: 'cancelled' }
  | { readonly type: 'message.dismissed' };

/** Port `generatePhrase`: words from the browser's random source, and the positions that will be requested. */
export interface GeneratePhraseCall {
  readonly words: 12 | 24;
}
export interface GeneratePhraseAnswer {
  readonly draft: OpenKeys;
  readonly positions: readonly number[];
}

/**
 * Port `checkWords`: whether the picked words are those at the positions; after a wrong pick, other positions are
 * requested.
 */
export interface CheckWordsCall {
  readonly draft: OpenKeys;
  readonly positions: readonly number[];
  readonly picked: Secret;
}
export type CheckWordsAnswer =
  | { readonly kind: 'right' }
  | { readonly kind: 'wrong'; readonly positions: readonly number[] };

/** The app forwards it to the vault unchanged, before it follows the output. */
export type CreateWalletEmitted = VaultSealed;
export type CreateWalletOutput = Navigate;
