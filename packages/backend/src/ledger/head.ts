import { bytesToHex } from '@noble/hashes/utils.js';
import type { Queryable } from '../db/Db.ts';
import { GENESIS } from './chain.ts';

/** The end of the ledger: the number of transfers, and the hash of the last one in hexadecimal. */
export interface LedgerHead {
  readonly position: bigint;
  readonly hash: string;
}

/** Reads the end of the ledger. Two ledgers with the same end have the same transfers. */
export async function ledgerHead(db: Queryable): Promise<LedgerHead> {
  const [head] = await db.query<{ position: bigint; hash: Uint8Array }>('SELECT position, hash FROM ledger_head');
  return { position: head?.position ?? 0n, hash: bytesToHex(head?.hash ?? GENESIS) };
}
