import { base58 } from '@scure/base';

const FORM = /^[1-9A-HJ-NP-Za-km-z]{32,44}$/;
const KEY_BYTES = 32;

/** Whether a text is a Solana address: 32 bytes in base58. It has no checksum, and is the same on every network. */
export function isSolanaAddress(text: string): boolean {
  return FORM.test(text) && base58.decode(text).length === KEY_BYTES;
}
