import type { Clock } from '../clock.ts';
import { type Queryable, singleRow } from '../db/Db.ts';
import type { EvmNode } from './evmNode.ts';
import { lockedState, pauseDesk } from './pause.ts';

/** The desk's address on a chain. */
export interface Purse {
  /** The chain; see `EvmNode.genesis`. */
  readonly genesis: string;
  readonly address: string;
}

/** A purse as its chain reports it. */
export interface ChainPurse extends Purse {
  /** The name of the network for people, such as `ethereum main`. */
  readonly network: string;
  /** Number of its transactions in blocks. */
  readonly used: bigint;
  /** Number of its transactions including pending ones; at least `used`. */
  readonly known: bigint;
  /** Whether it is a local chain with worthless coins: its purse may belong to another database. */
  readonly isLocal: boolean;
}

/**
 * Queries a chain about the desk's purse. Call it before the balance is queried: a transfer that is mined in between is
 * then deducted twice, but never forgotten.
 */
export async function chainPurse(evm: EvmNode, address: string): Promise<ChainPurse> {
  const { node } = evm;
  const genesis = await evm.genesis();
  const used = await evm.nonce(address, 'latest');
  const pending = await evm.nonce(address, 'pending');
  const known = pending > used ? pending : used;
  return { genesis, address, network: `${node.chain} ${node.network}`, used, known, isLocal: node.isLocal };
}

/** The next recorded nonce of a purse, which stays locked until the end of the transaction. */
async function lockedNonce(tx: Queryable, { genesis, address, known, isLocal }: ChainPurse): Promise<bigint> {
  await tx.query(
    'INSERT INTO desk_heads (genesis, address, next_nonce) VALUES ($1, $2, $3) ON CONFLICT (genesis, address) DO NOTHING',
    [genesis, address, isLocal ? known : 0n],
  );
  const { nonce } = singleRow(
    await tx.query<{ nonce: bigint }>(
      'SELECT next_nonce AS nonce FROM desk_heads WHERE genesis = $1 AND address = $2 FOR UPDATE',
      [genesis, address],
    ),
  );
  return nonce;
}

/** The result of comparing a purse with the database. */
interface Compared {
  /** The next nonce. */
  readonly nonce: bigint;
  /** For the operator: which transactions of the chain are missing in the database; undefined if there are none. */
  readonly reason: string | undefined;
}

/**
 * DESK-2: pauses the desk if the chain has transactions of the purse that are missing in the database. This happens
 * after a restore or a failover that lost the last commits; then the database does not tell which orders are paid.
 */
export async function pauseOnUnknownTransfers(tx: Queryable, clock: Clock, purse: ChainPurse): Promise<Compared> {
  // Locked in the same order everywhere.
  await lockedState(tx);
  const compared = await comparePurse(tx, purse);
  if (compared.reason !== undefined) await pauseDesk(tx, clock, { reason: compared.reason, hasUnknown: true });
  return compared;
}

/** Compares a purse with the database, and stores up to which nonce the operator has to check it. Does not pause. */
export async function comparePurse(tx: Queryable, purse: ChainPurse): Promise<Compared> {
  const nonce = await lockedNonce(tx, purse);
  if (purse.known <= nonce) return { nonce, reason: undefined };
  await tx.query('UPDATE desk_heads SET unknown_nonce = $3 WHERE genesis = $1 AND address = $2', [
    purse.genesis,
    purse.address,
    purse.known,
  ]);
  return { nonce, reason: unknownReason(purse, nonce) };
}

/** For the operator: what the chain has, what is recorded, and what to do. */
function unknownReason({ network, address, known }: ChainPurse, nonce: bigint): string {
  const last = known - 1n;
  const nonces = last === nonce ? `nonce ${nonce}` : `nonces ${nonce} to ${last}`;
  return `On ${network} the chain has transactions of ${address} up to nonce ${last}, but the books expect ${nonce} next, so the books have lost transfers. Check those with ${nonces} on the chain, run orders complete ID for each order that one of them paid, and then: desk resume --accept-transfers`;
}

/** For the operator: another transaction has permanently replaced a recorded transfer. */
export function overtakenReason(
  network: string,
  { address }: Pick<Purse, 'address'>,
  { nonce, orderId }: { readonly nonce: bigint; readonly orderId: string },
): string {
  return `On ${network} another transaction of ${address} has nonce ${nonce}, which belongs to the transfer of order ${orderId}. Check it on the chain, run orders complete ID if it paid another pending order, and then: desk resume --accept-transfers`;
}
