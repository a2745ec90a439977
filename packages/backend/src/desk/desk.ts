import { type Node, NodeFault } from '../chains/Node.ts';
import type { Nodes } from '../chains/nodes.ts';
import { exchange } from '../chains/transport.ts';
import { SECOND } from '../clock.ts';
import type { Config } from '../config/Config.ts';
import type { Log } from '../Log.ts';
import type { CoinPrices } from '../market/coinPrices.ts';
import type { KeyDeps } from '../security/serverKeys.ts';
import type { Timers } from '../timers.ts';
import { advanceSaleTransfer } from './advanceSaleTransfer.ts';
import { carryOutPurchase } from './buy.ts';
import { evmNode, NodeRefusal } from './evmNode.ts';
import { expirePurchase } from './expirePurchase.ts';
import { openKeys } from './keys.ts';
import { openLanes } from './lanes.ts';
import { DESK_PAUSED, pauseOf } from './pause.ts';
import { claimDue, laneOf, UNPAID_GRACE_MS } from './queue.ts';
import { type Resumed, type ResumeRequest, resumeIfConsistent } from './resume.ts';
import { saleAddress } from './saleKeys.ts';
import { claimDueSaleTransfers, noteSaleTransfer, type SaleTransfer, saleLaneOf } from './saleTransfers.ts';
import { carryOutSale } from './sell.ts';
import { pauseIfTimelineChanged } from './timeline.ts';
import { tradedAssets } from './tradedAssets.ts';
import { type DeskOrder, hasTimedOut, refuse } from './work.ts';

/** The name of the desk if the operator has not set one. */
export const SAMPLE_NAME = 'Keel (sample desk)';

const EVERY_MS = 3 * SECOND;
const NO_NETWORK = 'The network could not be reached.';
/** On a local chain, the desk requests coins from the faucet when it has fewer than 10. In wei. */
const LOW = 10n * 10n ** 18n;

/** The operator's side of buying and selling (WALLET-7). */
export interface Desk {
  /** Its name if the operator has not set one. */
  readonly sampleName: string;
  /** The assets that it buys and sells on a node; empty without a key. */
  trades(node: Node): string[];
  /** Whether no desk process is running. Then nothing is quoted, since nobody would pay (DESK-1). */
  isOffline(): boolean;
  /** The address for the coins of a sale. */
  saleAddress(quoteId: string): string;
  /** The address of its coins on all networks; null without a key. */
  readonly address: string | null;
  /** Lets the desk sign again (DESK-2), or returns why not. Compares the chains with the database first. */
  resume(request: ResumeRequest): Promise<Resumed>;
  /** Checks for work now instead of at the next interval. Call it after committing an order. */
  kick(): void;
  /** Advances every due order by one step, and resolves when that is done. Networks do not wait for one another. */
  step(): Promise<void>;
  /** Starts no further work, and resolves when the running tasks are done. */
  stop(): Promise<void>;
}

interface Deps extends KeyDeps {
  readonly config: Config;
  readonly log: Log;
  readonly timers: Timers;
  readonly nodes: Nodes;
  /** The prices at which sales are credited. */
  readonly coinPrices: CoinPrices;
}

/** Opens the desk. Its progress is stored with the orders, so that a restart continues where it stopped. */
export async function openDesk(deps: Deps): Promise<Desk> {
  const { config, db, clock, sealer, log, timers, nodes, coinPrices } = deps;
  const keys = await openKeys(config, { db, clock, sealer });
  const lanes = openLanes();
  let taking: Promise<unknown> = Promise.resolve();
  let stopped = false;

  const trades = (node: Node) => {
    if (!keys || !(config.wallet.deskKey !== null || node.isLocal)) return [];
    return tradedAssets(node, config);
  };

  const nodeOf = async ({ chain, network, asset }: DeskOrder) => {
    const node = await nodes.of(chain, network);
    if (!node || !trades(node).includes(asset)) throw new NodeFault('not set up');
    return evmNode(nodes, node);
  };

  const taskOf = async <Order extends DeskOrder>(order: Order) => {
    if (!keys) throw new NodeFault('no key');
    const evm = await nodeOf(order);
    const fill = async ({ faucetUrl }: Node) => {
      if (faucetUrl === null || (await evm.balance(null, keys.address, 'latest')) >= LOW) return;
      await exchange(faucetUrl, { type: 'application/json', text: JSON.stringify({ address: keys.address }) });
    };
    return { db, clock, config, keys, coinPrices, log, fill, order, evm };
  };

  /** `networkFault` is set if the network is unreachable: then no order of its lane sends a request. */
  const processOrder = async (order: DeskOrder, networkFault: NodeFault | undefined) => {
    try {
      if (networkFault) throw networkFault;
      await (order.type === 'buy' ? carryOutPurchase : carryOutSale)(await taskOf(order));
    } catch (error) {
      const isNode = error instanceof NodeFault || error instanceof NodeRefusal;
      log.warn({ order: order.id, ...(isNode ? { reason: error.message } : { err: error }) }, 'an order waits');
      if (isNode && order.is_expired) await expirePurchase({ db, clock, order });
      else if (isNode && isOver(order, clock())) await refuse({ db, clock, order }, NO_NETWORK);
    }
  };

  /** If the network is unreachable or refuses the transfer, the coins of the sale are moved at a later attempt. */
  const processSaleTransfer = async (order: SaleTransfer, networkFault: NodeFault | undefined) => {
    try {
      if (networkFault) throw networkFault;
      await advanceSaleTransfer(await taskOf(order));
    } catch (error) {
      const isNode = error instanceof NodeFault || error instanceof NodeRefusal;
      log.warn({ order: order.id, ...(isNode ? { reason: error.message } : { err: error }) }, 'sold coins wait');
      if (error instanceof NodeRefusal) await noteSaleTransfer(db, order, `The node says: ${error.message}`);
    }
  };

  const work = async (tasks: readonly LaneTask[]) => {
    const [first] = tasks;
    if (!first || stopped) return;
    const networkFault = await nodeOf(first.order)
      .then((evm) => evm.height())
      .then(() => undefined, faultOf);
    for (const { run: done } of tasks) if (!stopped) await done(networkFault);
  };

  const checkTimeline = async () => {
    const reason = keys && (await pauseIfTimelineChanged(db, clock));
    if (reason) log.warn({ reason }, DESK_PAUSED);
  };
  await checkTimeline();
  const pause = keys && (await pauseOf(db));
  if (pause) log.warn({ since: pause.since, reason: pause.reason }, DESK_PAUSED);

  const step = async () => {
    if (stopped) return;
    const taken = taking.then(checkTimeline).then(async () => {
      const busy = lanes.busy();
      const orders = await claimDue(db, { clock, config }, busy);
      const moved = keys ? await claimDueSaleTransfers(db, clock, busy) : [];
      return [...inLanes(orders, laneOf, processOrder), ...inLanes(moved, saleLaneOf, processSaleTransfer)];
    });
    const started = taken.then((due) => due.map(({ lane, tasks }) => lanes.run(lane, () => work(tasks))));
    // The next step starts whether this one fails or not.
    taking = started.then(noop, noop);
    await Promise.all(await started);
  };
  let isKicked = false;
  const kick = () => {
    if (isKicked) return;
    isKicked = true;
    // Further calls until the step has taken its orders need no step of their own.
    void taking.then(() => (isKicked = false));
    step().catch((error: Error) => log.warn({ err: error }, 'the desk could not read its orders'));
  };
  const cancel = timers.every(EVERY_MS, kick);

  return {
    sampleName: SAMPLE_NAME,
    trades,
    isOffline: () => false,
    saleAddress(quoteId) {
      if (!keys) throw new Error('The desk has no key.');
      return saleAddress(keys.saleKey, quoteId);
    },
    address: keys?.address ?? null,
    resume: (request) => resumeIfConsistent({ db, clock, nodes, trades, address: keys?.address ?? null }, request),
    kick,
    step,
    async stop() {
      stopped = true;
      cancel();
      await taking;
      await lanes.idle();
    },
  };
}

/** A due order and its task. */
interface LaneTask {
  readonly order: DeskOrder;
  readonly run: (networkFault: NodeFault | undefined) => Promise<void>;
}

/** Groups orders by lane. */
function inLanes<Order extends DeskOrder>(
  orders: readonly Order[],
  nameOf: (order: Order) => string,
  process: (order: Order, networkFault: NodeFault | undefined) => Promise<void>,
): { readonly lane: string; readonly tasks: readonly LaneTask[] }[] {
  return [...new Set(orders.map(nameOf))].map((lane) => ({
    lane,
    tasks: orders
      .filter((order) => nameOf(order) === lane)
      .map((order) => ({ order, run: (networkFault) => process(order, networkFault) })),
  }));
}

const noop = () => undefined;

function faultOf(error: unknown): NodeFault {
  return error instanceof NodeFault ? error : new NodeFault('no block');
}

/**
 * Whether an order ends because its network is unreachable. A purchase ends after the timeout; the rejection has no
 * effect if its transfer is signed. A sale holds no money, and ends unless its coins were seen; the grace period is for
 * a seller who paid in time while the network was unreachable.
 */
function isOver(order: DeskOrder, now: Date): boolean {
  const { type, pay_until: until, paid_at: paid } = order;
  if (type === 'buy') return hasTimedOut(order, now);
  return paid === null && until !== null && now.getTime() - until.getTime() >= UNPAID_GRACE_MS;
}
