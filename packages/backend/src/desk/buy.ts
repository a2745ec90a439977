import { audit } from '../audit/audit.ts';
import { DAY } from '../clock.ts';
import { NodeRefusal } from './evmNode.ts';
import { contractOf, envelopeOf, sign, transferOf, unitsOf } from './evmTransfer.ts';
import { expirePurchase } from './expirePurchase.ts';
import { DESK_PAUSED, pauseDesk } from './pause.ts';
import {
  markPaymentDead,
  noteMined,
  noteOvertaken,
  type Payment,
  paymentOf,
  settlePayment,
  signOnce,
  unseenPayments,
} from './payments.ts';
import { noteOrder, noteWaits } from './queue.ts';
import { raiseFee } from './raiseFee.ts';
import { receiptOf } from './receiptOf.ts';
import { amountsFor, assetKey } from './reserve.ts';
import { timelineOf } from './timeline.ts';
import { isProved } from './transferEvent.ts';
import { type ChainPurse, chainPurse, overtakenReason, pauseOnUnknownTransfers } from './unknownTransfers.ts';
import { DESK, type DeskTask, hasTimedOut, refuse } from './work.ts';

const TOO_LITTLE = 'The desk has too little of this asset at the moment.';
const NOT_TAKEN = 'The network refuses this transfer.';
const REVERTED = 'The network reverted the transfer.';
const OVERTAKEN = 'The transfer can no longer happen.';
const STARTED_ANEW = 'The local chain was restarted.';
/** For how long, and for how many blocks, a transfer must be missing after another one was seen with its nonce. */
const ABANDON_AFTER_MS = DAY;
const ABANDON_AFTER_BLOCKS = 5n;

/**
 * Advances a purchase by one step. It can be interrupted anywhere and repeated: the transfer is signed and stored
 * before it is broadcast, broadcast until it is in a block, with a higher fee if its own has become too low, and the
 * order is completed when the transfer has enough confirmations.
 */
export async function carryOutPurchase(task: DeskTask): Promise<void> {
  const { db, order } = task;
  if (!(await paymentOf(db, order.id))) await prepare(task);
  const payment = await paymentOf(db, order.id);
  if (payment) await follow(task, payment);
}

async function prepare(task: DeskTask): Promise<void> {
  const { db, clock, keys, log, order, evm } = task;
  const { node } = evm;
  const contract = contractOf(node, order.asset);
  if (contract === undefined || order.address === null || node.chainId === null) return refuse(task, NOT_TAKEN);
  const { chainId } = node;
  const units = unitsOf(node, order.asset, order.quantity);
  await task.fill(node);

  const transfer = transferOf(contract, order.address, units);
  const fees = await evm.fees();
  const purse = await chainPurse(evm, keys.address);
  // Checked before anything is decided: the order may already be paid by a transfer that the records have lost.
  const { reason } = await db.tx((tx) => pauseOnUnknownTransfers(tx, clock, purse));
  if (reason !== undefined) return log.warn({ reason }, DESK_PAUSED);
  if (!(await usedNoncesAreMined(task, purse))) return;
  if (order.is_expired) return expirePurchase(task);
  const coins = await evm.balance(null, keys.address, 'latest');
  const has = contract === null ? coins : await evm.balance(contract, keys.address, 'latest');
  // If the purse has too little, nodes refuse a transfer to any receiver.
  if (has < units) return waitForCoins(task);
  const gasLimit = await gasOf(task, transfer);
  if (gasLimit === undefined) return refuse(task, NOT_TAKEN);
  const signed = await signOnce(db, task, {
    orderId: order.id,
    purse,
    timeline: await timelineOf(db),
    holds: new Map([
      [assetKey(contract), has],
      ['', coins],
    ]),
    takes: amountsFor(contract, units, gasLimit * fees.maxFeePerGas),
    sign: (nonce) => sign(keys.key, transfer, { chainId, nonce, gasLimit, ...fees }),
  });
  if (signed === 'too_little') await waitForCoins(task);
  if (typeof signed !== 'object') return;
  if ('paused' in signed) log.warn({ reason: signed.paused }, DESK_PAUSED);
  else log.warn({ order: order.id, ...signed }, 'an order above a limit waits for an operator');
}

/**
 * Whether every recorded transfer whose nonce was used on the chain is in a block. Nothing is signed before that is
 * known: a replacement may have paid the pending order (M-4).
 */
export async function usedNoncesAreMined({ db, clock, evm }: DeskTask, purse: ChainPurse): Promise<boolean> {
  for (const payment of await unseenPayments(db, purse)) {
    const mined = await receiptOf(evm, payment);
    if (!mined) return false;
    await noteMined(db, payment.order_id, { at: clock(), txId: mined.txId, fee: mined.fee });
  }
  return true;
}

/**
 * A purchase that the purse cannot pay waits unsigned for the operator, while others continue, and is refunded later.
 */
async function waitForCoins({ db, clock, keys, order }: DeskTask): Promise<void> {
  if (hasTimedOut(order, clock())) return refuse({ db, clock, order }, TOO_LITTLE);
  const { quantity, asset, chain, network } = order;
  const note = `The desk has too little for ${quantity} ${asset} and the fee on ${chain} ${network}: top up ${keys.address}, or reject it.`;
  await noteOrder(db, order, note);
}

/** Undefined if the transfer would fail, for example to a contract that accepts no coins. */
async function gasOf({ evm, keys }: DeskTask, transfer: ReturnType<typeof transferOf>): Promise<bigint | undefined> {
  try {
    return await evm.gas(keys.address, transfer);
  } catch (error) {
    if (error instanceof NodeRefusal) return undefined;
    throw error;
  }
}

/**
 * Follows a signed transfer of the purse: until it is in a block, raising its fee if that has become too low, and until
 * it has enough confirmations. An order that was decided before stays as it is.
 */
export async function follow(task: DeskTask, payment: Payment): Promise<void> {
  const { db, clock, config, keys, order, evm } = task;
  if ((await evm.genesis()) !== payment.genesis) {
    // On a chain with real coins this means that the node serves another chain: nothing is decided by its answers.
    if (evm.node.isLocal) await markPaymentDead(db, clock, order.id, STARTED_ANEW);
    return;
  }
  // In this order: whichever transaction has used the nonce is then in a block in which the receipt is looked for.
  const used = await evm.nonce(keys.address, 'latest');
  const receipt = await receiptOf(evm, payment);
  const isOvertaken = !receipt && used > payment.nonce;
  if (!isOvertaken && payment.overtaken_at !== null) await noteOvertaken(db, order.id, null);
  const hasChanged =
    (payment.mined_at === null) === (receipt !== undefined) || (receipt && receipt.txId !== payment.tx_id);
  if (hasChanged) await noteMined(db, order.id, receipt ? { at: clock(), txId: receipt.txId, fee: receipt.fee } : null);
  if (receipt) {
    const depth = (await evm.height()) - receipt.block + 1n;
    if (depth < BigInt(order.confirmations)) return;
    if (!receipt.isDone) return markPaymentDead(db, clock, order.id, REVERTED);
    const { transfer } = envelopeOf(payment.raw);
    if (!isProved(transfer, keys.address, receipt.events)) return waitForProof(task, receipt.txId);
    await settlePayment(db, { clock, config }, { orderId: order.id, fee: receipt.fee });
  } else if (isOvertaken) {
    await abandon(task, payment);
  } else {
    await evm.broadcast(await raiseFee(task, payment));
  }
}

/**
 * Leaves a purchase to a person if the chain executed its transfer but the token did not report that it moved (M-27).
 * Nothing is refunded automatically: the tokens may have arrived all the same, and the order would be paid twice.
 */
async function waitForProof({ db, clock, log, order }: DeskTask, txId: string): Promise<void> {
  const { asset, quantity, address } = order;
  const note = `The network reports ${txId} as done, but it contains no transfer of ${quantity} ${asset}. Check what ${address} received: run orders complete if it arrived, or orders reject if it did not.`;
  await db.tx(async (tx) => {
    if (!(await noteWaits(tx, order, { waitsFor: 'operator', note }))) return;
    await audit(tx, clock, { actor: DESK, action: 'order.waits', object: order.id, detail: `no transfer in ${txId}` });
    log.warn({ order: order.id, txId }, 'a token shows no transfer for a purchase, and it waits for an operator');
  });
}

/**
 * Refunds the order once the transfer can no longer happen. One answer proves nothing: a node may lag, and the last
 * blocks may be reverted. The transfer must have been missing since another one was seen with its nonce, for a day and
 * for several blocks; the other transaction must be final; and then the transfer must still be missing. Meanwhile the
 * desk is paused, because the records do not contain the other transaction.
 */
async function abandon({ db, clock, keys, log, order, evm }: DeskTask, payment: Payment): Promise<void> {
  const block = await evm.height();
  const { overtaken_at: since, overtaken_block: from } = payment;
  if (since === null || from === null) return noteOvertaken(db, order.id, { at: clock(), block });
  if (block < from + ABANDON_AFTER_BLOCKS) return;
  if (payment.looked_at === null) {
    const { chain, network } = order;
    const reason = overtakenReason(`${chain} ${network}`, keys, { nonce: payment.nonce, orderId: order.id });
    if (await db.tx((tx) => pauseDesk(tx, clock, { reason, hasUnknown: true }))) log.warn({ reason }, DESK_PAUSED);
  }
  if (clock().getTime() - since.getTime() < ABANDON_AFTER_MS) return;
  if ((await evm.nonce(keys.address, 'finalized')) <= payment.nonce) return;
  if (!(await receiptOf(evm, payment))) await markPaymentDead(db, clock, order.id, OVERTAKEN);
}
