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

/** Who decides, in the audit. */
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
  /** What holds it up, as the operator is told. */
  readonly desk_note: string | null;
  /** What an order waits for whose transfer is confirmed. */
  readonly waits_for: 'price' | 'operator' | null;
  readonly created_at: Date;
  /** When a purchase was let through; null while nobody has decided that. */
  readonly released_at: Date | null;
  /** The chain that a sale was first looked for on (M-27); null before that, and for a purchase. */
  readonly genesis: string | null;
  /** A purchase that has held its money too long (M-25). One whose transfer is signed is followed to its end all the same. */
  readonly is_expired: boolean;
}

const TIMEOUT_MS = 15 * MINUTE;

/**
 * Whether a purchase has waited for a network or for coins until its money goes back: 15 minutes since it was ordered, or
 * approved. One that is signed is followed to its end.
 */
export function hasTimedOut({ created_at: made, released_at: released }: DeskOrder, now: Date): boolean {
  return now.getTime() - (released ?? made).getTime() >= TIMEOUT_MS;
}

/** What carrying out takes. */
export interface DeskDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly config: Pick<Config, 'mode' | 'wallet'> & NoticeDeps['config'];
  readonly keys: DeskKeys;
  readonly coinPrices: CoinPrices;
  readonly log: Log;
  /** Gives the desk coins of a local chain; does nothing elsewhere. */
  fill(node: Node): Promise<void>;
}

/** One order, with the node of its network. */
export interface DeskTask extends DeskDeps {
  readonly order: DeskOrder;
  readonly evm: EvmNode;
}

/** Ends an order that was not carried out: what it held comes back. A transfer that may still happen keeps it open. */
export async function refuse(
  { db, clock, order }: Pick<DeskTask, 'db' | 'clock' | 'order'>,
  reason: string,
): Promise<void> {
  await db.tx((tx) => rejectOrder(tx, clock, { id: order.id, actor: DESK, reason }));
}
