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
/** How long, and for how many blocks, a transfer must be missing since another transaction with its nonce was seen. */
const ABANDON_AFTER_MS = DAY;
const ABANDON_AFTER_BLOCKS = 5n;

/**
 * Advances a purchase by one step; it can be interrupted at any point and repeated. The transfer is signed and stored
 * before it is broadcast. It is broadcast until it is in a block, with a higher fee if the first one has become too
 * low. The order is completed when the transfer has enough confirmations.
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
  // Checked before any decision: the order may already be paid by a transfer that is missing in the database.
  const { reason } = await db.tx((tx) => pauseOnUnknownTransfers(tx, clock, purse));
  if (reason !== undefined) return log.warn({ reason }, DESK_PAUSED);
  if (!(await usedNoncesAreMined(task, purse))) return;
  if (order.is_expired) return expirePurchase(task);
  const coins = await evm.balance(null, keys.address, 'latest');
  const has = contract === null ? coins : await evm.balance(contract, keys.address, 'latest');
  // Checked before the gas is estimated: a node refuses to estimate a transfer that the purse cannot pay.
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
 * Whether every recorded transfer whose nonce was used on the chain was found in a block. Until then nothing is signed:
 * a replacement of a transfer may have paid the pending order (M-4).
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
 * Leaves a purchase unsigned while the purse has too few coins for it. The operator can top up the purse; after the
 * timeout the purchase is refunded. Other purchases continue.
 */
async function waitForCoins({ db, clock, keys, order }: DeskTask): Promise<void> {
  if (hasTimedOut(order, clock())) return refuse({ db, clock, order }, TOO_LITTLE);
  const { quantity, asset, chain, network } = order;
  const note = `The desk has too little for ${quantity} ${asset} and the fee on ${chain} ${network}: top up ${keys.address}, or reject it.`;
  await noteOrder(db, order, note);
}

/** The gas limit of a transfer; undefined if it would fail, for example to a contract that accepts no coins. */
async function gasOf({ evm, keys }: DeskTask, transfer: ReturnType<typeof transferOf>): Promise<bigint | undefined> {
  try {
    return await evm.gas(keys.address, transfer);
  } catch (error) {
    if (error instanceof NodeRefusal) return undefined;
    throw error;
  }
}

/**
 * Follows a signed transfer of the purse by one step: broadcasts it until it is in a block, raises its fee if that has
 * become too low, and completes the order when it has enough confirmations. An order that was decided before stays as
 * it is.
 */
export async function follow(task: DeskTask, payment: Payment): Promise<void> {
  const { db, clock, config, keys, order, evm } = task;
  if ((await evm.genesis()) !== payment.genesis) {
    // On a chain with real coins, the node serves another chain than before: its answers decide nothing.
    if (evm.node.isLocal) await markPaymentDead(db, clock, order.id, STARTED_ANEW);
    return;
  }
  // The nonce is queried before the receipt: the transaction that used it is then in a block already.
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
 * Leaves a purchase to an operator if the chain executed its transfer but the token reported no movement (M-27). It is
 * not refunded automatically: if the tokens arrived all the same, the investor would get both.
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
 * Refunds the order once its transfer can no longer happen. A single answer of a node is not enough, since the node may
 * lag and the last blocks may be reverted. Three conditions must hold: a day and several blocks have passed since
 * another transaction with the nonce was first seen, that transaction is final, and the transfer is still missing.
 * Meanwhile the desk is paused, because the other transaction is not in the database.
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
