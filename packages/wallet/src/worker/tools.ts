import type { VaultCrypto } from '../vault/crypto.ts';
import type { DeviceKey } from '../vault/deviceKey.ts';
import type { VaultPlace } from '../vault/place.ts';
import type { KdfParams } from '../vault/record.ts';
import type { TryStore } from '../vault/tries.ts';
import type { ReviewedSend } from './protocol.ts';

/** Words and the entropy they stand for (BIP-39). */
export interface WordBook {
  /** Entropy of so many new words, from `random`. */
  generate(words: 12 | 24, random: (length: number) => Uint8Array): Uint8Array;
  wordsOf(entropy: Uint8Array): readonly string[];
  /** Every word that a phrase may hold: public knowledge. */
  readonly list: readonly string[];
  /** Tidies typed-in words, then checks them strictly. */
  read(
    phrase: string,
  ): { readonly kind: 'valid'; readonly entropy: Uint8Array } | { readonly kind: 'unknownWord' | 'checksum' };
}

/** Where entropy leads, and what is signed with it. Keys are derived, used and wiped within one call. */
export interface Accounts {
  /** An address for each chain and network; the first is what a new wallet shows (WALLET-4). */
  places(entropy: Uint8Array): readonly VaultPlace[];
  /** Signs a transaction; null when it is not what was reviewed, or not of an address of these words. */
  sign(
    entropy: Uint8Array,
    from: VaultPlace,
    send: ReviewedSend,
  ): { readonly bytes: string; readonly txId: string } | null;
}

/** What the worker is made of. */
export interface WorkerTools {
  readonly crypto: VaultCrypto;
  /** This browser's device key; rejects when its storage is closed. */
  readonly device: () => Promise<DeviceKey>;
  readonly words: WordBook;
  readonly accounts: Accounts;
  /** Ms since 1970, by the clock on the wall. */
  readonly now: () => number;
  /** Wrong passcodes of this browser. */
  readonly tries: TryStore;
  /** @default KDF_TARGET */
  readonly kdf?: KdfParams;
  /** @default KDF_FLOOR */
  readonly kdfFloor?: KdfParams;
}

/** The end of a MessagePort that words are given to. */
export interface RevealPort {
  /** A phrase, or for each position asked for the words to choose from. */
  postMessage(words: readonly string[] | readonly (readonly string[])[]): void;
  close(): void;
}
