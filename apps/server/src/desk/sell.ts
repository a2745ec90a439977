import { completeOrder } from '../decisions/decideOrder.ts';
import { contractOf, unitsOf } from './evmTransfer.ts';
import { notePaid } from './queue.ts';
import { DESK, type DeskTask, refuse } from './work.ts';

const NOTHING_CAME = 'Nothing came in time.';
const TOO_LITTLE_CAME = 'Less than was sold came in time. The operator sends it back.';

/**
 * Credits a sale once all of it lies deep enough at the sale's own address, or ends it when its time is over. It is not
 * ended while what came only waits for its confirmations. One that is not paid costs one question.
 */
export async function carryOutSale({ db, clock, config, order, evm }: DeskTask): Promise<void> {
  const { pay_to: address, pay_until: until } = order;
  const contract = contractOf(evm.node, order.asset);
  if (contract === undefined || address === null || until === null) return;
  const units = unitsOf(evm.node, order.asset, order.quantity);
  const seen = await evm.balance(contract, address, 'latest');
  if (seen < units) {
    if (clock() >= until) await refuse({ db, clock, order }, seen === 0n ? NOTHING_CAME : TOO_LITTLE_CAME);
    return;
  }
  await notePaid(db, clock, order);
  const deep = (await evm.height()) - BigInt(order.confirmations) + 1n;
  if (deep < 0n || (await evm.balance(contract, address, deep)) < units) return;
  await db.tx((tx) => completeOrder(tx, { clock, config }, { id: order.id, actor: DESK, reason: null }));
}
