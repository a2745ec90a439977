import type { LocalChain } from '../chains/localChains.ts';
import { exchange, parsed } from '../chains/transport.ts';
import type { Db } from '../db/Db.ts';

interface Head {
  readonly address: string;
  /** Of the first transfer that waits to be mined, or the next one. */
  readonly nonce: bigint;
}

const HEADS = `SELECT h.address, COALESCE(
    (SELECT min(p.nonce) FROM desk_payments p
     WHERE p.genesis = h.genesis AND p.address = h.address AND p.state = 'signed'), h.next_nonce) AS nonce
  FROM desk_heads h WHERE h.genesis = $1`;

/**
 * Brings a demo chain up to what the desk's books expect of it. A crash can lose the chain's last second, and the desk would
 * then sign with nonces that leave a gap, so that nothing of it is ever mined again. A new chain has another genesis, of
 * which the books know nothing; the desk gives back what waited for the old one.
 */
export async function matchDeskNonces(db: Db, { url }: LocalChain): Promise<void> {
  const genesis = await rpc<{ hash: string }>(url, 'eth_getBlockByNumber', ['0x0', false]);
  for (const { address, nonce } of await db.query<Head>(HEADS, [genesis.hash])) {
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
