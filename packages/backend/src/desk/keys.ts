import { bytesToHex } from '@noble/hashes/utils.js';
import { addr } from 'micro-eth-signer';
import { crypto } from '#crypto';
import type { Config } from '../config/Config.ts';
import { type KeyDeps, serverKey } from '../security/serverKeys.ts';
import { saleRoot } from './saleKeys.ts';

/** The public part of the desk's keys. */
export interface PublicKeys {
  /** The address of the desk's coins on all EVM chains. */
  readonly address: string;
  /** The key from which the addresses of sales are derived: see `saleAddress`. */
  readonly saleKey: string;
}

/** The keys of the desk: its payment key, and the root for the addresses of sales. */
export interface DeskKeys extends PublicKeys {
  /** 64 hexadecimal digits. */
  readonly key: string;
}

/**
 * The operator's key, or in demo mode a key that the server generates once, for worthless coins. Null if there is none.
 */
export async function openKeys({ wallet, mode }: Config, deps: KeyDeps): Promise<DeskKeys | null> {
  const key = wallet.deskKey ?? (mode === 'demo' ? await serverKey(deps, 'desk', newKey) : null);
  return key === null ? null : deskKeys(key);
}

/** Derives everything from the key of a desk, 64 hexadecimal digits. */
export function deskKeys(key: string): DeskKeys {
  return { key, address: addr.fromPrivateKey(key), saleKey: saleRoot(key).publicExtendedKey };
}

function newKey(): string {
  return bytesToHex(crypto.randomBytes(32));
}
