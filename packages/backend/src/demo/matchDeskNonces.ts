import type { LocalChain } from '../chains/localChains.ts';
import { exchange, parsed } from '../chains/transport.ts';
import type { Db } from '../db/Db.ts';
import { chainIdentity } from '../desk/chainIdentity.ts';

interface NextNonce {
  readonly address: string;
  /** The nonce of the first transfer that is not mined, or the next one. */
  readonly nonce: bigint;
}

const HEADS = `SELECT h.address, COALESCE(
    (SELECT min(p.nonce) FROM desk_payments p
     WHERE p.genesis = h.genesis AND p.address = h.address AND p.state = 'signed'), h.next_nonce) AS nonce
  FROM desk_heads h WHERE h.genesis = $1`;

/**
 * Sets the nonces of a demo chain to those in the database. A crash can lose the last second of the chain. The desk
 * would then sign with nonces that leave a gap, and none of its transfers would be mined any more. A new chain has
 * another genesis block, so nothing is recorded for it; the desk releases the orders of the old chain.
 */
export async function matchDeskNonces(db: Db, { url }: LocalChain): Promise<void> {
  const chainId = BigInt(await rpc<string>(url, 'eth_chainId', []));
  const { hash } = await rpc<{ hash: string }>(url, 'eth_getBlockByNumber', ['0x0', false]);
  for (const { address, nonce } of await db.query<NextNonce>(HEADS, [chainIdentity(chainId, hash)])) {
    const used = BigInt(await rpc<string>(url, 'eth_getTransactionCount', [address, 'latest']));
    if (used < nonce) await rpc(url, 'anvil_setNonce', [address, `0x${nonce.toString(16)}`]);
  }
}

async function rpc<Result>(url: string, method: string, params: readonly unknown[]): Promise<Result> {
  const text = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const { result } = parsed((await exchange(url, { type: 'application/json', text })).text) as { result?: Result };
  if (result === undefined) throw new Error(`A chain of the demo does not take ${method}.`);
  return result;
}
