import { type Node, NodeFault } from '../chains/Node.ts';
import type { Nodes } from '../chains/nodes.ts';
import { exchange } from '../chains/transport.ts';
import { MINUTE, SECOND } from '../clock.ts';
import type { Config } from '../config/env.ts';
import type { Db } from '../db/Db.ts';
import { type RestrictionMeans, restrictionColumns } from '../decisions/payoutRestriction.ts';
import { WAITS_FOR_APPROVAL } from '../decisions/payoutSums.ts';
import type { Log } from '../Log.ts';
import type { KeyParts } from '../security/serverKeys.ts';
import type { Timers } from '../timers.ts';
import { carryOutPurchase } from './buy.ts';
import { evmNode, NodeRefusal } from './evmNode.ts';
import { openKeys } from './keys.ts';
import { carryOutSale } from './sell.ts';
import { type DeskOrder, refuse } from './work.ts';

const EVERY_MS = 3 * SECOND;
const AT_ONCE = 50;
/** How long a purchase waits for a network, since it was ordered or approved, before its money goes back; later when its transfer is signed. */
const PATIENCE_MS = 15 * MINUTE;
const NO_NETWORK = 'The network could not be reached.';
/** A local desk with fewer coins asks for more: 10 of them. */
const LOW = 10n * 10n ** 18n;

/** The operator's side of buying and selling (WALLET-7). */
export interface Desk {
  /** What it is called where the operator has no name yet. */
  readonly sampleName: string;
  /** The assets that it buys and sells on a node; none where it has no key. */
  trades(node: Node): string[];
  /** Where the coins of a sale are sent. */
  saleAddress(quoteId: string): string;
  /** Looks for work now, since some was just committed. */
  kick(): void;
  /** Carries every open order one step on, and resolves when that is done. */
  step(): Promise<void>;
  stop(): Promise<void>;
}

interface Parts extends KeyParts {
  readonly config: Config;
  readonly log: Log;
  readonly timers: Timers;
  readonly nodes: Nodes;
}

/** Opens the desk. What it has to do stands in the orders themselves, so a restart goes on where it stopped. */
export async function openDesk({ config, db, clock, sealer, log, timers, nodes }: Parts): Promise<Desk> {
  const keys = await openKeys(config, { db, clock, sealer });
  let running: Promise<void> = Promise.resolve();
  let stopped = false;

  const trades = (node: Node) => {
    if (node.chainId === null || !keys || !(config.wallet.deskKey !== null || node.isLocal)) return [];
    // Real dollars for test coins, or real coins for the dollars of a demo: neither is a trade (DESK-1).
    if (!node.isLocal && node.network !== (config.mode === 'live' ? 'main' : 'test')) return [];
    return [node.coin.asset, ...node.tokens.map(({ asset }) => asset)];
  };

  const carryOut = async (order: DeskOrder) => {
    const node = await nodes.of(order.chain, order.network);
    if (!node || !keys || !trades(node).includes(order.asset)) throw new NodeFault('not set up');
    const evm = evmNode(nodes, node);
    const fill = async () => {
      const { faucetUrl } = node;
      if (faucetUrl === null || (await evm.balance(null, keys.address, 'latest')) >= LOW) return;
      await exchange(faucetUrl, { type: 'application/json', text: JSON.stringify({ address: keys.address }) });
    };
    await (order.type === 'buy' ? carryOutPurchase : carryOutSale)({ db, clock, config, keys, log, fill, order, evm });
  };

  const attend = async (order: DeskOrder) => {
    try {
      await carryOut(order);
    } catch (error) {
      const isNode = error instanceof NodeFault || error instanceof NodeRefusal;
      log.warn({ order: order.id, ...(isNode ? { reason: error.message } : { err: error }) }, 'an order waits');
      const age = clock().getTime() - (order.released_at ?? order.created_at).getTime();
      // Of a sale nothing is held; and where a transfer is signed, refusing is refused.
      if (isNode && order.type === 'buy' && age >= PATIENCE_MS) await refuse({ db, clock, order }, NO_NETWORK);
    }
  };

  const all = async () => {
    if (stopped) return;
    for (const order of await openOrders(db, { clock, config })) if (!stopped) await attend(order);
  };
  const step = () => {
    running = running.then(all);
    const own = running;
    // The next step goes on whatever became of this one.
    running = running.catch(() => undefined);
    return own;
  };
  let isKicked = false;
  const kick = () => {
    if (isKicked || stopped) return;
    isKicked = true;
    void running
      .then(() => {
        isKicked = false;
        return step();
      })
      .catch((error: Error) => log.warn({ err: error }, 'the desk could not read its orders'));
  };
  const cancel = timers.every(EVERY_MS, kick);

  return {
    sampleName: 'Keel (sample desk)',
    trades,
    saleAddress(quoteId) {
      if (!keys) throw new Error('The desk has no key.');
      return keys.saleAddress(quoteId);
    },
    kick,
    step,
    async stop() {
      stopped = true;
      cancel();
      await running;
    },
  };
}

/**
 * What the desk has to carry out. A purchase of an account that may not move money waits for the operator, unless its
 * transfer is signed already, and takes nobody's place (PAYOUT-1). So does one above a limit, until it is approved (PAYOUT-3).
 */
function openOrders(db: Db, { clock, config }: RestrictionMeans): Promise<DeskOrder[]> {
  return db.query<DeskOrder>(
    `SELECT * FROM (
       SELECT o.id, o.type, o.asset, o.quantity, o.chain, o.network, o.address, o.confirmations, o.pay_to, o.pay_until,
         o.created_at, o.released_at, o.status, o.above_limit, EXISTS (SELECT FROM desk_payments p WHERE p.order_id = o.id) AS is_signed,
         ${restrictionColumns(config, { users: 'u', now: '$1' })}
       FROM orders o JOIN users u ON u.id = o.user_id
       WHERE o.quote_id IS NOT NULL AND o.status = 'Pending') waiting
     WHERE type = 'sell' OR is_signed OR (restriction IS NULL AND NOT (${WAITS_FOR_APPROVAL})) ORDER BY created_at, id LIMIT ${AT_ONCE}`,
    [clock()],
  );
}
