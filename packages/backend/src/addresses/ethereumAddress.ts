import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

const FORM = /^0x[\dA-Fa-f]{40}$/;
const ONE_CASE = /^0x(?:[\da-f]{40}|[\dA-F]{40})$/;

/**
 * Whether a text is an Ethereum address; checks its form and, if it has one, its checksum. EIP-55 encodes the checksum
 * in upper and lower case, so an address in a single case has no checksum and is accepted.
 */
export function isEthereumAddress(text: string): boolean {
  if (!FORM.test(text)) return false;
  return ONE_CASE.test(text) || withChecksum(text) === text;
}

function withChecksum(address: string): string {
  const digits = address.slice(2).toLowerCase();
  const hash = bytesToHex(keccak_256(utf8ToBytes(digits)));
  const cased = Array.from(digits, (digit, at) =>
    Number.parseInt(hash[at] ?? '0', 16) >= 8 ? digit.toUpperCase() : digit,
  );
  return `0x${cased.join('')}`;
}
