import type { BackupProblem } from '../vault/backup.ts';
import type { VaultPlace } from '../vault/place.ts';
import type { SigningRule } from '../vault/signingRule.ts';
import type { Tries } from '../vault/tries.ts';

/**
 * All requests of the page to the wallet worker: only the worker has words and keys (WALLET-3). One worker has one
 * wallet, and ending the worker locks it.
 */
export type WalletRequest =
  /**
   * Generates words from the browser's random source; the answer has the positions that will be requested, not the
   * words.
   */
  | { readonly type: 'generate'; readonly words: 12 | 24 }
  /** Whether these are the words at the positions requested last (WALLET-1). */
  | { readonly type: 'checkWords'; readonly positions: readonly number[]; readonly picked: readonly string[] }
  /**
   * Normalizes and checks typed words, keeps them in memory with their passphrase, and derives their places (WALLET-2,
   * WALLET-12). The passphrase is '' if they have none; it is neither trimmed nor longer than 256 characters.
   */
  | { readonly type: 'checkPhrase'; readonly phrase: string; readonly seedPassphrase: string }
  /** Decrypts a backup file, and then does the same with its words and their passphrase (WALLET-9). */
  | { readonly type: 'openBackup'; readonly file: string; readonly passphrase: string }
  /** Derives a part of a series of addresses of imported words, to find those that were used (WALLET-11). */
  | ({ readonly type: 'series' } & AddressSeries)
  /**
   * Sends the words of a new wallet, or those recalled with `recall` and their passphrase, to the port that comes with
   * the message, as a `ShownPhrase`; the answer has none.
   */
  | { readonly type: 'reveal' }
  /**
   * Sends words to choose from, six for each requested position, to the port that comes with the message (WALLET-1).
   */
  | { readonly type: 'offer' }
  /**
   * Encrypts the stored words under a passcode; the wallet is unlocked then. `place` null: the first of the default
   * network.
   */
  | {
      readonly type: 'seal';
      readonly userId: string;
      readonly place: VaultPlace | null;
      readonly passcode: string;
      readonly until: number;
    }
  /** Opens a record and keeps its words in memory. */
  | {
      readonly type: 'unlock';
      readonly userId: string;
      readonly record: string;
      readonly passcode: string;
      readonly until: number;
    }
  /** Opens a record with its passkey, and keeps its words in memory (WALLET-13). */
  | {
      readonly type: 'unlockWithPasskey';
      readonly userId: string;
      readonly record: string;
      /** The PRF output of the passkey, 32 bytes; the worker wipes its copy. */
      readonly prf: Uint8Array;
      readonly until: number;
    }
  /** Adds a passkey to the record, as a second lock beside the passcode; keeps nothing in memory (WALLET-13). */
  | {
      readonly type: 'addPasskey';
      readonly userId: string;
      readonly record: string;
      readonly passcode: string;
      /** The credential's id, base64url. */
      readonly id: string;
      /** The input of its PRF: 32 bytes, hexadecimal. */
      readonly salt: string;
      /** The PRF output for `salt`, 32 bytes; the worker wipes its copy. */
      readonly prf: Uint8Array;
    }
  /** Removes the passkey from the record (WALLET-13). */
  | { readonly type: 'removePasskey'; readonly record: string }
  /** Encrypts the record under another passcode; keeps nothing in memory. */
  | {
      readonly type: 'rewrap';
      readonly userId: string;
      readonly record: string;
      readonly current: string;
      readonly next: string;
    }
  /** Encrypts the words of the record under a passphrase, for a file; keeps nothing in memory (WALLET-9). */
  | {
      readonly type: 'backUp';
      readonly userId: string;
      readonly record: string;
      readonly passcode: string;
      readonly passphrase: string;
    }
  /** Opens a record only to show its words with `reveal`, which is possible after a wait (WALLET-10). */
  | { readonly type: 'recall'; readonly userId: string; readonly record: string; readonly passcode: string }
  /** Every address of the unlocked wallet, to show and to choose from (WALLET-4). */
  | { readonly type: 'places' }
  /** Somebody used the app in any tab: the keys may be used until then (ms since 1970). */
  | { readonly type: 'extend'; readonly until: number }
  /** Whether this transfer has to be confirmed with the passcode or the passkey, by the rule of the wallet (WALLET-15). */
  | { readonly type: 'needsKey'; readonly from: VaultPlace; readonly send: ReviewedSend }
  /** Signs exactly what was reviewed (WALLET-5). `key` null: only if it needs none (WALLET-15). */
  | {
      readonly type: 'sign';
      readonly from: VaultPlace;
      readonly send: ReviewedSend;
      readonly key: SigningKey | null;
    }
  /** The rule of the unlocked wallet (WALLET-15). */
  | { readonly type: 'rule' }
  /** Seals another rule into the record of the unlocked wallet, after its passcode; it applies at once (WALLET-15). */
  | {
      readonly type: 'chooseRule';
      readonly userId: string;
      readonly record: string;
      readonly passcode: string;
      readonly rule: SigningRule;
    };

/** What confirms a transfer: the passcode of the stored record, or the PRF output of its passkey (WALLET-15). */
export type SigningKey =
  | { readonly userId: string; readonly record: string; readonly passcode: string }
  | {
      readonly userId: string;
      readonly record: string;
      /** 32 bytes; the worker wipes its copy. */
      readonly prf: Uint8Array;
    };

/** What `reveal` sends to the component that shows it. */
export interface ShownPhrase {
  readonly words: readonly string[];
  /** The passphrase that belongs to the words, as it was typed; '' if there is none (WALLET-12). */
  readonly seedPassphrase: string;
}

/** `count` addresses of a scheme of `PATH_SCHEMES`, beginning with number `from`. */
export interface AddressSeries {
  readonly chain: string;
  readonly network: string;
  readonly scheme: string;
  readonly from: number;
  /** At most `MAX_DERIVED_ADDRESSES`. */
  readonly count: number;
}

/** An address with its derivation path. */
export interface PathAddress {
  readonly path: string;
  readonly address: string;
}

/** What a person reviewed before signing; the bytes are decoded again and must be equal. */
export interface ReviewedSend {
  /** The unsigned transaction with everything that its signing needs, as text. */
  readonly unsigned: string;
  readonly to: string;
  readonly asset: string;
  /** Whole units, decimal text. */
  readonly amount: string;
  /** The maximum cost, in whole units of the chain's own coin, decimal text. */
  readonly fee: string;
}

/** The answer to each request. */
export interface WalletAnswers {
  readonly generate: { readonly kind: 'made'; readonly positions: readonly number[] };
  readonly checkWords: { readonly kind: 'right' } | { readonly kind: 'wrong'; readonly positions: readonly number[] };
  readonly checkPhrase:
    | { readonly kind: 'valid'; readonly places: readonly VaultPlace[] }
    | { readonly kind: 'unknownWord' }
    | { readonly kind: 'checksum' };
  readonly openBackup:
    | { readonly kind: 'valid'; readonly places: readonly VaultPlace[] }
    | { readonly kind: BackupProblem };
  readonly series: { readonly kind: 'derived'; readonly addresses: readonly PathAddress[] };
  readonly reveal: { readonly kind: 'revealed' };
  readonly offer: { readonly kind: 'offered' };
  readonly seal: { readonly kind: 'sealed'; readonly record: string; readonly wallet: VaultPlace };
  readonly unlock:
    | { readonly kind: 'opened'; readonly wallet: VaultPlace; readonly upgraded: string | null }
    | NotUnlocked;
  /** `wrong`: not the passkey of this record. It is not counted: nobody can guess 32 bytes. */
  readonly unlockWithPasskey:
    | { readonly kind: 'opened'; readonly wallet: VaultPlace }
    | { readonly kind: 'wrong' }
    | { readonly kind: 'damaged' };
  readonly addPasskey: { readonly kind: 'changed'; readonly record: string } | NotUnlocked;
  readonly removePasskey: { readonly kind: 'changed'; readonly record: string } | { readonly kind: 'damaged' };
  readonly rewrap: { readonly kind: 'changed'; readonly record: string } | NotUnlocked;
  readonly backUp: { readonly kind: 'backedUp'; readonly file: string } | NotUnlocked;
  readonly recall: { readonly kind: 'recalled'; readonly count: number } | NotUnlocked;
  readonly places: { readonly kind: 'placed'; readonly places: readonly VaultPlace[] };
  readonly extend: { readonly kind: 'extended' };
  readonly needsKey: { readonly kind: 'known'; readonly isNeeded: boolean };
  /**
   * `needsKey`: nothing was signed, because it needs a key. `otherPasskey`: not the one of the record, which is not
   * counted. `damaged`: the record is not the one of the unlocked wallet.
   */
  readonly sign:
    | { readonly kind: 'signed'; readonly bytes: string; readonly txId: string }
    | Refused
    | { readonly kind: 'needsKey' }
    | { readonly kind: 'otherPasskey' }
    | NotUnlocked;
  readonly rule: { readonly kind: 'ruled'; readonly rule: SigningRule };
  readonly chooseRule: { readonly kind: 'changed'; readonly record: string } | NotUnlocked;
}

/**
 * Why a record was not opened. `wrong`: a wrong passcode, with the number of consecutive ones; `held`: the pause after
 * too many of them is still running, so this one was not tried; `damaged`: the record cannot be read; `weak`: it was
 * changed so that its passcode can be guessed faster.
 */
export type NotUnlocked =
  | ({ readonly kind: 'wrong' } & Tries)
  | ({ readonly kind: 'held' } & Tries)
  | { readonly kind: 'damaged' }
  | { readonly kind: 'weak' };

/** The bytes are not what was reviewed, or do not belong to this wallet. */
export interface Refused {
  readonly kind: 'refused';
}

/**
 * Why there is no answer. `request`: not a message of the union, or one out of order; `expired`: the deadline has
 * passed and the keys were wiped; `failed`: anything else, without the reason, which may contain secrets.
 */
export type WalletFault = 'request' | 'expired' | 'failed';

export type WalletRequestType = WalletRequest['type'];
export type RequestOf<Type extends WalletRequestType> = Extract<WalletRequest, { readonly type: Type }>;

export interface WalletCall {
  /** Increases with each call; the reply has the same. */
  readonly id: number;
  readonly request: WalletRequest;
}

export type WalletReply<Type extends WalletRequestType = WalletRequestType> =
  | { readonly id: number; readonly answer: WalletAnswers[Type] }
  | { readonly id: number; readonly fault: WalletFault };

/** The longest time that keys stay usable without activity: 15 minutes (SET-2). */
export const MAX_OPEN_MS = 900_000;

/** How long a person waits between the passcode and the words of a recalled wallet (WALLET-10). */
export const RECALL_WAIT_MS = 10_000;

/** The most addresses of one request, so that deriving them keeps no other request waiting. */
export const MAX_DERIVED_ADDRESSES = 20;
