import { hkdfSync, randomBytes } from 'node:crypto';
import { addr } from 'micro-eth-signer';
import type { Config } from '../config/env.ts';
import { type KeyParts, serverKey } from '../security/serverKeys.ts';

/** The keys of the desk: one that pays, and one for each sale. */
export interface DeskKeys {
  /** 64 hexadecimal digits. */
  readonly key: string;
  /** Where the desk's coins lie, on every EVM chain. */
  readonly address: string;
  /** Where the coins of one sale are sent. Its key follows from the desk's, so that nothing has to be stored. */
  saleAddress(quoteId: string): string;
}

/**
 * The operator's key, or in demo mode one that the server makes once, for coins that are worth nothing. Null where there
 * is none.
 */
export async function openKeys({ wallet, mode }: Config, parts: KeyParts): Promise<DeskKeys | null> {
  const key = wallet.deskKey ?? (mode === 'demo' ? await serverKey(parts, 'desk', newKey) : null);
  if (key === null) return null;
  return { key, address: addr.fromPrivateKey(key), saleAddress: (id) => addr.fromPrivateKey(saleKey(key, id)) };
}

function newKey(): string {
  return randomBytes(32).toString('hex');
}

/** HKDF-SHA-256 of the desk's key (RFC 5869), with the quote in its info: whoever holds one sale's key has no other. */
function saleKey(key: string, quoteId: string): string {
  return Buffer.from(hkdfSync('sha256', Buffer.from(key, 'hex'), '', `keel sale ${quoteId}`, 32)).toString('hex');
}
