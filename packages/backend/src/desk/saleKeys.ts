import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { HDKey } from '@scure/bip32';
import { addr } from 'micro-eth-signer';
import { crypto } from '#crypto';

/** Number of hexadecimal digits of a quote's id per step of its path. */
const STEP = /[\da-f]{4}/g;
const STEPS = 8;

/**
 * The root of the keys of all sales (BIP 32). Its seed is derived from the desk's key by HKDF-SHA-256 (RFC 5869), so
 * that nothing has to be stored. Its public half gives the address of every sale, and cannot spend.
 * @param key of the desk, 64 hexadecimal digits
 */
export function saleRoot(key: string): HDKey {
  return HDKey.fromMasterSeed(crypto.hkdfSha256(hexToBytes(key), 'keel sales', 64));
}

/**
 * The path of a sale below the root, such as `m/415/44975/...`: each four hexadecimal digits of the quote's id are one
 * step, none of them hardened.
 */
export function salePath(quoteId: string): string {
  const steps = quoteId.replaceAll('-', '').match(STEP) ?? [];
  if (steps.length !== STEPS) throw new Error('This is no id of a quote.');
  return ['m', ...steps.map((step) => Number.parseInt(step, 16))].join('/');
}

/**
 * The private key of a sale's address, 64 hexadecimal digits.
 * @param key of the desk, as in `saleRoot`
 */
export function saleSecret(key: string, quoteId: string): string {
  const { privateKey } = saleRoot(key).derive(salePath(quoteId));
  if (!privateKey) throw new Error('The key of a sale has no private key.');
  return bytesToHex(privateKey);
}

/**
 * The address for the coins of a sale.
 * @param saleKey the extended public key of the root, as base58
 */
export function saleAddress(saleKey: string, quoteId: string): string {
  const { publicKey } = HDKey.fromExtendedKey(saleKey).derive(salePath(quoteId));
  if (!publicKey) throw new Error('The key of a sale has no public key.');
  return addr.fromPublicKey(publicKey);
}
