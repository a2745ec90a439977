import { audit } from '../audit/audit.ts';
import { creditSale } from '../decisions/decideOrder.ts';
import { coinIdOf } from '../market/coinIds.ts';
import { toWire } from '../money.ts';
import { percentText } from './deskPrice.ts';
import { contractOf, unitsOf } from './evmTransfer.ts';
import { notePaid, noteWaits, storeGenesis } from './queue.ts';
import { type QuotedSale, readQuotedSale, type SalePrice, salePrice } from './salePrice.ts';
import { DESK, type DeskTask, refuse } from './work.ts';

const NOTHING_CAME = 'Nothing came in time.';
const TOO_LITTLE_CAME = 'Fewer coins than sold arrived in time. The operator returns them.';
const STARTED_ANEW = 'The local chain was restarted.';
const NO_PRICE = 'There is no current price for this sale. It will be credited as soon as there is one.';

/**
 * Advances a sale by one step: credits it once all its coins at the sale's own address have enough confirmations, or
 * ends it when it has expired. It does not expire while its coins wait for confirmations. For an unpaid sale, a step
 * costs a single request to the node.
 */
export async function carryOutSale(task: DeskTask): Promise<void> {
  const { db, clock, order, evm } = task;
  const { pay_to: address, pay_until: until } = order;
  const contract = contractOf(evm.node, order.asset);
  if (contract === undefined || address === null || until === null) return;
  const units = unitsOf(evm.node, order.asset, order.quantity);
  const seen = await evm.balance(contract, address, 'latest');
  const isOver = clock() >= until;
  if (seen < units && !isOver && order.genesis !== null) return;
  if (!(await isSameChain(task))) return;
  if (seen < units) {
    if (isOver) await refuse({ db, clock, order }, seen === 0n ? NOTHING_CAME : TOO_LITTLE_CAME);
    return;
  }
  await notePaid(db, clock, order);
  if (await isFinal(task, { contract, address, units })) await credit(task);
}

/**
 * Whether the node serves the chain on which the sale was first checked. If not, its answers are not used (M-27).
 */
async function isSameChain({ db, clock, log, order, evm }: DeskTask): Promise<boolean> {
  const genesis = await evm.genesis();
  const first = order.genesis ?? (await storeGenesis(db, order, genesis));
  if (first === genesis) return true;
  if (evm.node.isLocal) await refuse({ db, clock, order }, STARTED_ANEW);
  else log.warn({ order: order.id, first, genesis }, 'a sale waits: the node is of another chain than before');
  return false;
}

/** The sold units, in the smallest unit, and the address that receives them. */
interface Arrival {
  readonly contract: string | null;
  readonly address: string;
  readonly units: bigint;
}

/**
 * Whether all coins of a sale were at its address in a block with the required confirmations, and in a final block
 * (M-27). If a node does not support final blocks, the confirmations suffice. The same holds for local chains, which do
 * not create the blocks that would make others final.
 */
async function isFinal({ log, order, evm }: DeskTask, { contract, address, units }: Arrival): Promise<boolean> {
  const deep = (await evm.height()) - BigInt(order.confirmations) + 1n;
  if (deep < 0n || (await evm.balance(contract, address, deep)) < units) return false;
  if (evm.node.isLocal) return true;
  const final = await evm.finalBalance(contract, address);
  if (final === undefined) {
    const { id, chain, network, confirmations } = order;
    log.warn({ order: id, chain, network, confirmations }, 'the node knows no final blocks: confirmations alone count');
  }
  return final === undefined || final >= units;
}

/**
 * Credits the current value of the confirmed coins, so that a seller gains nothing by sending them late (M-9). If the
 * value differs from the quote by more than the band, an operator decides; without a current price the sale waits.
 */
async function credit(task: DeskTask): Promise<void> {
  const { db, clock, config, coinPrices, order } = task;
  const coin = coinIdOf(order.asset);
  const sale = await readQuotedSale(db, order.id, config.wallet);
  if (!coin || !sale) return;
  const market = await coinPrices(coin);
  if (!market) return waitForPrice(task);
  const price = salePrice(sale, market.usd);
  if (!price.isWithinBand) return waitForOperator(task, sale, price);
  await db.tx((tx) => creditSale(tx, clock, { id: order.id, actor: DESK, reason: null }, price.priced));
}

async function waitForPrice({ db, log, order }: DeskTask): Promise<void> {
  const hasChanged = await noteWaits(db, order, { waitsFor: 'price', note: NO_PRICE });
  if (hasChanged) log.warn({ order: order.id }, 'a sale waits for a current price');
}

async function waitForOperator(
  { db, clock, log, order }: DeskTask,
  { quoted, bandBps }: QuotedSale,
  { priced, movedBps }: SalePrice,
): Promise<void> {
  const moved = `${movedBps < 0n ? '-' : '+'}${percentText(Math.abs(Number(movedBps)))} %`;
  const detail = `quoted ${toWire(quoted)}, worth ${toWire(priced.amount)} when confirmed (${moved}, band ${percentText(bandBps)} %)`;
  const note = `The price has moved: ${detail}. Credit it at the current price with orders complete, or reject it and return the coins.`;
  await db.tx(async (tx) => {
    if (!(await noteWaits(tx, order, { waitsFor: 'operator', note }))) return;
    await audit(tx, clock, { actor: DESK, action: 'order.waits', object: order.id, detail });
    log.warn({ order: order.id, moved }, 'the price of a sale has moved too far, and it waits for an operator');
  });
}
