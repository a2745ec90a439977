import { bytesToHex } from '@noble/hashes/utils.js';
import { addr } from 'micro-eth-signer';
import { crypto } from '#crypto';
import type { Config } from '../config/Config.ts';
import { type KeyDeps, serverKey } from '../security/serverKeys.ts';
import { saleRoot } from './saleKeys.ts';

/** What everybody may know of the desk's keys. */
export interface PublicKeys {
  /** Where the desk's coins lie, on every EVM chain. */
  readonly address: string;
  /** The addresses of sales follow from it: see `saleAddress`. */
  readonly saleKey: string;
}

/** The keys of the desk: one that pays, and what the addresses of sales follow from. */
export interface DeskKeys extends PublicKeys {
  /** 64 hexadecimal digits. */
  readonly key: string;
}

/**
 * The operator's key, or in demo mode one that the server makes once, for coins that are worth nothing. Null where there
 * is none.
 */
export async function openKeys({ wallet, mode }: Config, deps: KeyDeps): Promise<DeskKeys | null> {
  const key = wallet.deskKey ?? (mode === 'demo' ? await serverKey(deps, 'desk', newKey) : null);
  return key === null ? null : deskKeys(key);
}

/** What follows from the key of a desk, 64 hexadecimal digits. */
export function deskKeys(key: string): DeskKeys {
  return { key, address: addr.fromPrivateKey(key), saleKey: saleRoot(key).publicExtendedKey };
}

function newKey(): string {
  return bytesToHex(crypto.randomBytes(32));
}
