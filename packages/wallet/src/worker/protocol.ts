import type { VaultPlace } from '../vault/place.ts';
import type { Tries } from '../vault/tries.ts';

/**
 * All that the page may ask the wallet worker, and nothing else: the worker alone holds words and keys (WALLET-3). One
 * worker holds one wallet; ending the worker is what locks it.
 */
export type WalletRequest =
  /** Makes words from the browser's random source; the answer says which will be asked for, not what they are. */
  | { readonly type: 'generate'; readonly words: 12 | 24 }
  /** Whether these are the words at the positions asked for last (WALLET-1). */
  | { readonly type: 'checkWords'; readonly ask: readonly number[]; readonly picked: readonly string[] }
  /** Tidies and checks typed-in words, takes them, and derives their places (WALLET-2). */
  | { readonly type: 'checkPhrase'; readonly phrase: string }
  /** Hands the words of a new wallet to the port that comes with the message, once; the answer has none. */
  | { readonly type: 'reveal' }
  /** Hands words to choose from, six for each position asked for last, to the port that comes with the message (WALLET-1). */
  | { readonly type: 'offer' }
  /** Encrypts the held words under a passcode; the wallet is open then. `place` null: the first of the default network. */
  | {
      readonly type: 'seal';
      readonly userId: string;
      readonly place: VaultPlace | null;
      readonly passcode: string;
      readonly until: number;
    }
  /** Opens a record and holds its words. */
  | {
      readonly type: 'unlock';
      readonly userId: string;
      readonly record: string;
      readonly passcode: string;
      readonly until: number;
    }
  /** The record under another passcode; holds nothing. */
  | {
      readonly type: 'rewrap';
      readonly userId: string;
      readonly record: string;
      readonly current: string;
      readonly next: string;
    }
  /** Every address of the open wallet, to show and to choose from (WALLET-4). */
  | { readonly type: 'places' }
  /** Somebody touched the app in any tab: the keys may be used until then (ms since 1970). */
  | { readonly type: 'extend'; readonly until: number }
  /** Signs exactly what was reviewed (WALLET-5). */
  | { readonly type: 'sign'; readonly from: VaultPlace; readonly send: ReviewedSend };

/** What a person reviewed before it is signed; the bytes are decoded again and must say the same. */
export interface ReviewedSend {
  /** The unsigned transaction with all that its signing needs, as text. */
  readonly unsigned: string;
  readonly to: string;
  readonly asset: string;
  /** Whole units, decimal text. */
  readonly amount: string;
  /** The most that it may cost, in whole units of the chain's own coin, decimal text. */
  readonly fee: string;
}

/** What each request is answered with. */
export interface WalletAnswers {
  readonly generate: { readonly kind: 'made'; readonly ask: readonly number[] };
  readonly checkWords: { readonly kind: 'right' } | { readonly kind: 'wrong'; readonly ask: readonly number[] };
  readonly checkPhrase:
    | { readonly kind: 'valid'; readonly places: readonly VaultPlace[] }
    | { readonly kind: 'unknownWord' }
    | { readonly kind: 'checksum' };
  readonly reveal: { readonly kind: 'revealed' };
  readonly offer: { readonly kind: 'offered' };
  readonly seal: { readonly kind: 'sealed'; readonly record: string; readonly wallet: VaultPlace };
  readonly unlock:
    | { readonly kind: 'opened'; readonly wallet: VaultPlace; readonly upgraded: string | null }
    | NotUnlocked;
  readonly rewrap: { readonly kind: 'changed'; readonly record: string } | NotUnlocked;
  readonly places: { readonly kind: 'placed'; readonly places: readonly VaultPlace[] };
  readonly extend: { readonly kind: 'extended' };
  readonly sign: { readonly kind: 'signed'; readonly bytes: string; readonly txId: string } | Refused;
}

/**
 * Why a record was not opened. `wrong`: another passcode, and how many that makes in a row; `held`: the pause after too many
 * of them still runs, so this one was not tried; `damaged`: the record cannot be read; `weak`: it was changed so that its
 * passcode can be found sooner.
 */
export type NotUnlocked =
  | ({ readonly kind: 'wrong' } & Tries)
  | ({ readonly kind: 'held' } & Tries)
  | { readonly kind: 'damaged' }
  | { readonly kind: 'weak' };

/** The bytes are not what was reviewed, or not this wallet's to sign. */
export interface Refused {
  readonly kind: 'refused';
}

/**
 * Why there is no answer. `request`: no message of the union, or one out of order; `expired`: the deadline is over and the
 * keys are gone; `failed`: anything else, without a word of why, since the reason may hold what is secret.
 */
export type WalletFault = 'request' | 'expired' | 'failed';

export type WalletRequestType = WalletRequest['type'];
export type RequestOf<Type extends WalletRequestType> = Extract<WalletRequest, { readonly type: Type }>;

export interface WalletCall {
  /** Counts up; the reply carries the same. */
  readonly id: number;
  readonly request: WalletRequest;
}

export type WalletReply<Type extends WalletRequestType = WalletRequestType> =
  | { readonly id: number; readonly answer: WalletAnswers[Type] }
  | { readonly id: number; readonly fault: WalletFault };

/** The longest that keys may stay usable without a touch: 15 minutes (SET-2). */
export const LONGEST_OPEN_MS = 900_000;
