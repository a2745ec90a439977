import type { VaultCrypto } from '../vault/crypto.ts';
import type { DeviceKey } from '../vault/deviceKey.ts';
import type { VaultPlace } from '../vault/place.ts';
import type { KdfParams } from '../vault/record.ts';
import type { TryStore } from '../vault/tries.ts';
import type { WalletSecret } from '../vault/walletSecret.ts';
import type { AddressSeries, PathAddress, ReviewedSend, ShownPhrase } from './protocol.ts';

/** Words and the entropy that they encode (BIP-39). */
export interface WordBook {
  /** New entropy for this many words, from `random`. */
  generate(words: 12 | 24, random: (length: number) => Uint8Array): Uint8Array;
  wordsOf(entropy: Uint8Array): readonly string[];
  /** Every word that a phrase may contain; public. */
  readonly list: readonly string[];
  /** Normalizes typed words, then checks them strictly. */
  read(
    phrase: string,
  ): { readonly kind: 'valid'; readonly entropy: Uint8Array } | { readonly kind: 'unknownWord' | 'checksum' };
}

/** The addresses of a wallet's secret, and signing with it. Keys are derived, used and wiped within one call. */
export interface Accounts {
  /**
   * An address for each chain and network; the first is what a new wallet shows (WALLET-4).
   *
   * @param chosen the path of the account that was chosen when the words were imported, whose addresses are added
   */
  places(secret: WalletSecret, chosen?: string): readonly VaultPlace[];
  /** A part of a series of addresses; null if the chain does not have it (WALLET-11). */
  series(secret: WalletSecret, series: AddressSeries): readonly PathAddress[] | null;
  /**
   * The nonce or the coins that a transaction spends; of two transactions that share one, only one can be confirmed.
   */
  conflictKeys(from: VaultPlace, send: ReviewedSend): readonly string[];
  /** Signs a transaction; null if it is not what was reviewed, or not of an address of these words. */
  sign(
    secret: WalletSecret,
    from: VaultPlace,
    send: ReviewedSend,
    chosen?: string,
  ): { readonly bytes: string; readonly txId: string } | null;
}

/** The dependencies of the worker. */
export interface WorkerTools {
  readonly crypto: VaultCrypto;
  /** This browser's device key; rejects if its storage is blocked. */
  readonly device: () => Promise<DeviceKey>;
  readonly words: WordBook;
  readonly accounts: Accounts;
  /** Ms since 1970, wall-clock time. */
  readonly now: () => number;
  /** The count of wrong passcodes in this browser. */
  readonly tries: TryStore;
  /** @default KDF_TARGET */
  readonly kdf?: KdfParams;
  /** @default KDF_FLOOR */
  readonly kdfFloor?: KdfParams;
  /** The key derivation of a backup file. @default BACKUP_KDF */
  readonly backupKdf?: KdfParams;
}

/** The end of a MessagePort that receives words. */
export interface RevealPort {
  /** A phrase with its passphrase, or the words to choose from for each requested position. */
  postMessage(shown: ShownPhrase | readonly (readonly string[])[]): void;
  close(): void;
}
