import { sha256 } from '@noble/hashes/sha2.js';
import { createBase58check } from '@scure/base';

const base58check = createBase58check(sha256);
const BYTES = 21;

/** The version byte that the addresses of a network start with. */
const VERSIONS = { dogecoin: [0x1e, 0x16], dogecoinTest: [0x71, 0xc4], tron: [0x41] } as const;

/** Whether a text is a valid base58 address in Bitcoin's format: both its form and its checksum are checked. */
export function isBase58Address(text: string, chain: keyof typeof VERSIONS): boolean {
  try {
    const bytes = base58check.decode(text);
    const versions: readonly number[] = VERSIONS[chain];
    return bytes.length === BYTES && versions.includes(bytes[0] ?? -1);
  } catch {
    return false;
  }
}
