/** The longest passphrase of a wallet, in characters; an emoji is one. */
export const MAX_SEED_PASSPHRASE_LENGTH = 256;

/** UTF-8 has at most four bytes for a character. */
export const MAX_PASSPHRASE_BYTES = MAX_SEED_PASSPHRASE_LENGTH * 4;

/** The possible sizes of the plain text of a wallet without a passphrase: its entropy alone. */
export const ENTROPY_BYTES: readonly number[] = [16, 20, 24, 28, 32];

/** Where the passphrase begins in the plain text of `packSecret`. */
export const PASSPHRASE_OFFSET = 1 + 32 + 2;

/** The size of the plain text of a wallet with a passphrase: always the same, so that it reveals no length. */
export const PACKED_BYTES = PASSPHRASE_OFFSET + MAX_PASSPHRASE_BYTES;
