import type { Node } from '../chains/Node.ts';
import { type Clock, MINUTE } from '../clock.ts';
import type { Config } from '../config/Config.ts';
import type { Db } from '../db/Db.ts';
import { rejectOrder } from '../decisions/decideOrder.ts';
import type { Log } from '../Log.ts';
import type { CoinPrices } from '../market/coinPrices.ts';
import type { NoticeDeps } from '../security/notices/sendNotice.ts';
import type { EvmNode } from './evmNode.ts';
import type { DeskKeys } from './keys.ts';

/** The desk's name as an actor in the audit log. */
export const DESK = 'desk';

/** An order that the desk has to carry out. */
export interface DeskOrder {
  readonly id: string;
  readonly type: 'buy' | 'sell';
  readonly asset: string;
  readonly quantity: string;
  readonly chain: string;
  readonly network: Node['network'];
  readonly address: string | null;
  readonly confirmations: number;
  readonly pay_to: string | null;
  readonly pay_until: Date | null;
  /** When all coins of a sale were first seen. */
  readonly paid_at: Date | null;
  /** Why it is delayed, as shown to the operator. */
  readonly desk_note: string | null;
  /** What an order with a confirmed transfer waits for. */
  readonly waits_for: 'price' | 'operator' | null;
  readonly created_at: Date;
  /** When a purchase was approved, by an operator or because it is within the limits; null before that. */
  readonly released_at: Date | null;
  /** The chain on which a sale was first checked (M-27); null before that, and for a purchase. */
  readonly genesis: string | null;
  /**
   * Whether a purchase has held its money too long (M-25). If its transfer is signed, it is followed to its end all the
   * same.
   */
  readonly is_expired: boolean;
}

const TIMEOUT_MS = 15 * MINUTE;

/**
 * Whether a purchase has waited for a network or for coins for 15 minutes since it was ordered or approved, after which
 * it is refunded. A signed transfer is followed to its end.
 */
export function hasTimedOut({ created_at: made, released_at: released }: DeskOrder, now: Date): boolean {
  return now.getTime() - (released ?? made).getTime() >= TIMEOUT_MS;
}

/** The dependencies for carrying out orders. */
export interface DeskDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly config: Pick<Config, 'mode' | 'wallet'> & NoticeDeps['config'];
  readonly keys: DeskKeys;
  readonly coinPrices: CoinPrices;
  readonly log: Log;
  /** Requests coins of a local chain for the desk; does nothing elsewhere. */
  fill(node: Node): Promise<void>;
}

/** One order with the node of its network. */
export interface DeskTask extends DeskDeps {
  readonly order: DeskOrder;
  readonly evm: EvmNode;
}

/**
 * Ends an order that was not carried out and releases its held money. It stays open while its transfer may still
 * happen.
 */
export async function refuse(
  { db, clock, order }: Pick<DeskTask, 'db' | 'clock' | 'order'>,
  reason: string,
): Promise<void> {
  await db.tx((tx) => rejectOrder(tx, clock, { id: order.id, actor: DESK, reason }));
}
