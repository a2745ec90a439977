/** The longest passphrase of a wallet, in characters; an emoji is one. */
export const LONGEST_SEED_PASSPHRASE = 256;

/** UTF-8 has at most four bytes for a character. */
export const MOST_PASSPHRASE_BYTES = LONGEST_SEED_PASSPHRASE * 4;

/** The possible sizes of the plain text of a wallet without a passphrase: its entropy alone. */
export const ENTROPY_BYTES: readonly number[] = [16, 20, 24, 28, 32];

/** Where the passphrase begins in the plain text of `packSecret`. */
export const PASSPHRASE_AT = 1 + 32 + 2;

/** The size of the plain text of a wallet with a passphrase: always the same, so that it reveals no length. */
export const PACKED_BYTES = PASSPHRASE_AT + MOST_PASSPHRASE_BYTES;
