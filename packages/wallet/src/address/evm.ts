import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

export type EvmAddress =
  | { readonly kind: 'read'; readonly address: string; readonly isUnchecked: boolean }
  | { readonly kind: 'unread'; readonly reason: 'malformed' | 'checksum' };

/**
 * Reads an address of an EVM chain. Mixed case is a checksum, which has to be right; without mixed case there is none,
 * which `isUnchecked` reports (EIP-55).
 */
export function readEvmAddress(text: string): EvmAddress {
  if (!/^0x[0-9a-fA-F]{40}$/.test(text)) return { kind: 'unread', reason: 'malformed' };
  const digits = text.slice(2);
  const address = withEvmChecksum(text);
  const isUnchecked = digits === digits.toLowerCase() || digits === digits.toUpperCase();
  if (!isUnchecked && address !== text) return { kind: 'unread', reason: 'checksum' };
  // An address without letters, or whose checksum form has a single case, still counts as checked.
  return { kind: 'read', address, isUnchecked: isUnchecked && address !== text };
}

/** The mixed-case form of `0x` and 40 hex digits (EIP-55). */
export function withEvmChecksum(address: string): string {
  const digits = address.slice(2).toLowerCase();
  const hash = bytesToHex(keccak_256(utf8ToBytes(digits)));
  const mixed = Array.from(digits, (digit, at) =>
    Number.parseInt(hash.charAt(at), 16) >= 8 ? digit.toUpperCase() : digit,
  );
  return `0x${mixed.join('')}`;
}
