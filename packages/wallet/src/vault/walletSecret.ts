import type { Bytes } from './crypto.ts';
import { bytes } from './deviceKey.ts';
import { ENTROPY_BYTES, MAX_PASSPHRASE_BYTES, PACKED_BYTES, PASSPHRASE_OFFSET } from './secretSizes.ts';
import { textOf } from './textOf.ts';

/** What the keys of a wallet are derived from (BIP-39). Its holder must wipe it with `wipeSecret`. */
export interface WalletSecret {
  /** The entropy of the words: 16 to 32 bytes, in steps of 4. */
  readonly entropy: Uint8Array;
  /** The passphrase that belongs to the words, as it was typed, in UTF-8; undefined if there is none (WALLET-12). */
  readonly seedPassphrase?: Uint8Array | undefined;
}

/** A typed passphrase in the form in which it is stored; undefined for an empty one, which BIP-39 treats like none. */
export function seedPassphraseOf(typed: string): Uint8Array | undefined {
  return typed === '' ? undefined : bytes(typed);
}

/** The passphrase as it was typed; '' if there is none. Only for showing it and for the seed: strings cannot be wiped. */
export function seedPassphraseText({ seedPassphrase }: WalletSecret): string {
  return seedPassphrase === undefined ? '' : textOf(seedPassphrase);
}

/** Fills it with 0. */
export function wipeSecret({ entropy, seedPassphrase }: WalletSecret): void {
  entropy.fill(0);
  seedPassphrase?.fill(0);
}

/**
 * The plain text that is encrypted. Without a passphrase it is the entropy; with one it has `PACKED_BYTES`: the length of
 * the entropy (1 byte), the entropy filled up to 32 bytes, the length of the passphrase (2 bytes, the higher first), and
 * the passphrase filled up to 1024 bytes. The caller wipes it.
 */
export function packSecret({ entropy, seedPassphrase }: WalletSecret): Bytes {
  if (seedPassphrase === undefined) return new Uint8Array(entropy);
  const packed = new Uint8Array(PACKED_BYTES);
  packed[0] = entropy.length;
  packed.set(entropy, 1);
  new DataView(packed.buffer).setUint16(PASSPHRASE_OFFSET - 2, seedPassphrase.length);
  packed.set(seedPassphrase, PASSPHRASE_OFFSET);
  return packed;
}

/** Reads what `packSecret` wrote, and wipes it; null if it is something else. */
export function unpackSecret(packed: Bytes): WalletSecret | null {
  try {
    if (packed.length !== PACKED_BYTES) return { entropy: packed.slice() };
    const entropyLength = packed[0] ?? 0;
    const length = new DataView(packed.buffer, packed.byteOffset).getUint16(PASSPHRASE_OFFSET - 2);
    if (!ENTROPY_BYTES.includes(entropyLength) || length === 0 || length > MAX_PASSPHRASE_BYTES) return null;
    return {
      entropy: packed.slice(1, 1 + entropyLength),
      seedPassphrase: packed.slice(PASSPHRASE_OFFSET, PASSPHRASE_OFFSET + length),
    };
  } finally {
    packed.fill(0);
  }
}
