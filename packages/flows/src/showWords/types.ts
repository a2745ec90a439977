import type { PasscodeHeld } from '../backUpWallet/types.ts';
import type { Secret } from '../secret.ts';
import type { EpochMs } from '../types.ts';
import type { OpenKeys } from '../vault/keys.ts';
import type { WrongPasscode } from '../vault/types.ts';

export interface ShowWordsInput {
  readonly userId: string;
}

export interface ShowWordsContext {
  readonly userId: string;
  /** The words, behind a handle. */
  readonly phrase: OpenKeys | null;
  /** How many words there are; 0 if there is no phrase. */
  readonly count: number;
  /** When they may be shown; 0 if there is no phrase. */
  readonly readyAt: EpochMs;
  /** The current message; '' if there is none. */
  readonly message: string;
}

export type ShowWordsEvent =
  | { readonly type: 'passcode.submitted'; readonly passcode: Secret }
  | { readonly type: 'words.revealed' }
  /** The person covered them, or the page was hidden. */
  | { readonly type: 'words.hidden' }
  /** The worker that has the words does not answer any more. */
  | { readonly type: 'words.lost' }
  | { readonly type: 'cancelled' }
  | { readonly type: 'message.dismissed' };

/** Port `recallWords`: opens the vault with the passcode, only to show its words. */
export interface RecallWordsCall {
  readonly userId: string;
  readonly passcode: Secret;
}
export type RecallWordsAnswer =
  | { readonly kind: 'recalled'; readonly phrase: OpenKeys; readonly count: number; readonly at: EpochMs }
  | WrongPasscode
  | { readonly kind: 'damaged' }
  /** The vault was changed so that its passcode can be guessed faster; no passcode was tried. */
  | { readonly kind: 'weak' };

export type ShowWordsEmitted = PasscodeHeld;
