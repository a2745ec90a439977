import { follow, usedNoncesAreMined } from './buy.ts';
import type { EvmNode } from './evmNode.ts';
import { contractOf, envelopeOf, sign, type Transfer, transferOf, unitsOf } from './evmTransfer.ts';
import { COIN_GAS } from './networkFee.ts';
import { DESK_PAUSED } from './pause.ts';
import { paymentOf, signFromPurse } from './payments.ts';
import { RAISE_AFTER_MS, raisedFees } from './raiseFee.ts';
import { receiptOf } from './receiptOf.ts';
import { amountsFor } from './reserve.ts';
import { saleAddress, saleSecret } from './saleKeys.ts';
import {
  endSaleTransfer,
  noteSaleTransfer,
  type SaleTransfer,
  type SaleTransferEnd,
  storeReplacement,
  storeSigned,
} from './saleTransfers.ts';
import { timelineOf } from './timeline.ts';
import { isProved } from './transferEvent.ts';
import { chainPurse } from './unknownTransfers.ts';
import type { DeskTask } from './work.ts';

/** A sale whose coins are to be moved, with the node of its network. */
interface SaleTransferTask extends DeskTask {
  readonly order: SaleTransfer;
}

const OTHER_KEY = 'The address of this sale is not derived from the key of this desk.';
const NOTHING_THERE = 'There are no coins of this asset at the address of the sale.';
const NOT_CONFIRMED = 'The coins there are not confirmed yet.';
const FEE_TOO_HIGH = 'The network fee is higher than this transfer may cost.';
const REVERTED = 'The network reverted the transfer.';
const UNPROVED = 'The network reports it as done, but the token shows no transfer. Check both addresses.';
const OVERTAKEN = 'Another transaction used the key of the sale.';
const STARTED_ANEW = 'The local chain was restarted.';

/**
 * Advances the transfer of the coins at the address of a sale by one step (M-16). Like the transfer of a purchase, it
 * is signed and stored before it is broadcast, and the same bytes are broadcast until they are in a block. The address
 * has its own nonces, so the chain accepts only one of two transactions with the same nonce.
 *
 * If coins are moved, the network fee is deducted from them. A token can only be moved if the address also has coins
 * for the fee: if they are missing, the desk sends them from its own address first, signed and stored like a purchase,
 * and only once for each sale.
 */
export async function advanceSaleTransfer(task: SaleTransferTask): Promise<void> {
  const { db, keys, order } = task;
  if (order.pay_to === null || saleAddress(keys.saleKey, order.quote_id) !== order.pay_to)
    return end(task, { state: 'failed', note: OTHER_KEY });
  const gas = await paymentOf(db, order.id);
  if (gas?.state === 'signed') return follow(task, gas);
  if (order.state === 'asked') await prepare(task, order.pay_to);
  else await followMoved(task, order.pay_to);
}

async function prepare(task: SaleTransferTask, from: string): Promise<void> {
  const { order, evm } = task;
  const contract = contractOf(evm.node, order.asset);
  if (contract === undefined) return;
  const units = await unitsToMove(evm, order, { contract, from });
  if (units === 0n) {
    if ((await evm.balance(contract, from, 'latest')) > 0n) return noteWait(task, NOT_CONFIRMED);
    return end(task, { state: 'empty', note: NOTHING_THERE });
  }
  const transfer = transferOf(contract, order.to_address, units);
  const gasLimit = await evm.gas(from, transfer);
  const fees = await evm.fees();
  const cost = gasLimit * fees.maxFeePerGas;
  const most = BigInt(order.most_fee);
  if (contract === null) {
    if (cost > most || cost >= units) return noteWait(task, FEE_TOO_HIGH);
    return signAndSend(task, from, { ...transfer, value: units - cost }, { gasLimit, ...fees });
  }
  const coins = await evm.balance(null, from, 'latest');
  if (coins >= cost) {
    if (cost > most) return noteWait(task, FEE_TOO_HIGH);
    return signAndSend(task, from, transfer, { gasLimit, ...fees });
  }
  if (cost + COIN_GAS * fees.maxFeePerGas > most) return noteWait(task, FEE_TOO_HIGH);
  await sendGas(task, from, cost - coins);
}

/**
 * The units to move, in the smallest unit: at most the sold quantity if they go to the desk, everything if they go back
 * to the seller. Units without enough confirmations are not counted.
 */
async function unitsToMove(
  evm: EvmNode,
  { kind, asset, quantity, confirmations }: SaleTransfer,
  { contract, from }: { readonly contract: string | null; readonly from: string },
): Promise<bigint> {
  const height = await evm.height();
  const deep = height - BigInt(confirmations) + 1n;
  if (deep < 0n) return 0n;
  const amounts = [await evm.balance(contract, from, deep), await evm.balance(contract, from, 'latest')];
  if (kind === 'sweep') amounts.push(unitsOf(evm.node, asset, quantity));
  return amounts.reduce((least, units) => (units < least ? units : least));
}

type Gas = Pick<ReturnType<typeof envelopeOf>['envelope'], 'gasLimit' | 'maxFeePerGas' | 'maxPriorityFeePerGas'>;

async function signAndSend(task: SaleTransferTask, from: string, transfer: Transfer, gas: Gas): Promise<void> {
  const { db, clock, keys, order, evm } = task;
  if (evm.node.chainId === null) return;
  const nonce = await evm.nonce(from, 'latest');
  const key = saleSecret(keys.key, order.quote_id);
  const { raw, txId } = sign(key, transfer, { chainId: evm.node.chainId, nonce, ...gas });
  const genesis = await evm.genesis();
  const timeline = await timelineOf(db);
  if (await storeSigned(db, clock, order, { raw, txId, genesis, nonce, timeline })) await evm.broadcast(raw);
}

/**
 * Sends coins for the network fee of a token to the address of its sale. This transfer is recorded as the payment of
 * the sale's order. An order has only one payment, so if the fee rises above the sent coins later, the token has to
 * wait.
 */
async function sendGas(task: SaleTransferTask, to: string, wei: bigint): Promise<void> {
  const { db, clock, keys, log, order, evm } = task;
  const { chainId } = evm.node;
  if (chainId === null) return;
  if (await paymentOf(db, order.id))
    return noteWait(task, `${FEE_TOO_HIGH} Send ${wei} wei to ${to} by hand, or wait.`);
  await task.fill(evm.node);
  const transfer = transferOf(null, to, wei);
  const fees = await evm.fees();
  const purse = await chainPurse(evm, keys.address);
  if (!(await usedNoncesAreMined(task, purse))) return;
  const coins = await evm.balance(null, keys.address, 'latest');
  const timeline = await timelineOf(db);
  const signed = await db.tx(async (tx) => {
    await tx.query('SELECT id FROM orders WHERE id = $1 FOR UPDATE', [order.id]);
    if (await paymentOf(tx, order.id)) return 'not_now';
    return signFromPurse(tx, clock, {
      orderId: order.id,
      purse,
      timeline,
      holds: new Map([['', coins]]),
      takes: amountsFor(null, wei, COIN_GAS * fees.maxFeePerGas),
      sign: (nonce) => sign(keys.key, transfer, { chainId, nonce, gasLimit: COIN_GAS, ...fees }),
    });
  });
  if (typeof signed === 'object') log.warn({ reason: signed.paused }, DESK_PAUSED);
  if (signed === 'too_little')
    await noteWait(task, `The desk has too little for the network's fee: fill ${keys.address}.`);
}

async function followMoved(task: SaleTransferTask, from: string): Promise<void> {
  const { order, evm } = task;
  const { tx_id: txId, nonce, genesis } = order;
  if (txId === null || nonce === null) return;
  if ((await evm.genesis()) !== genesis) {
    // On a chain with real coins, the node serves another chain than before: its answers decide nothing.
    return evm.node.isLocal ? end(task, { state: 'failed', note: STARTED_ANEW }) : undefined;
  }
  const signatures = { tx_id: txId, other_tx_ids: order.other_tx_ids };
  const final = await evm.nonce(from, 'finalized');
  const used = await evm.nonce(from, 'latest');
  const receipt = await receiptOf(evm, signatures);
  if (receipt) {
    if ((await evm.height()) - receipt.block + 1n < BigInt(order.confirmations)) return;
    if (!receipt.isDone) return end(task, { state: 'failed', note: REVERTED });
    const isMoved = order.raw !== null && isProved(envelopeOf(order.raw).transfer, from, receipt.events);
    return end(task, isMoved ? { state: 'done', txId: receipt.txId } : { state: 'failed', note: UNPROVED });
  }
  if (used <= nonce) return evm.broadcast(await withFee(task, from));
  // If this is wrong, nothing is paid twice: a repeated request finds an empty address.
  if (final > nonce) await end(task, { state: 'failed', note: OVERTAKEN });
}

/**
 * Returns the bytes to broadcast. If the transfer was in no block for `RAISE_AFTER_MS` and the current fee is higher,
 * they are signed again with a higher fee, up to the maximum of the request.
 */
async function withFee(task: SaleTransferTask, from: string): Promise<string> {
  const { db, clock, keys, order, evm } = task;
  if (order.raw === null || order.signed_at === null) throw new Error('This transfer is not signed.');
  if (clock().getTime() - order.signed_at.getTime() < RAISE_AFTER_MS) return order.raw;
  const { transfer, envelope } = envelopeOf(order.raw);
  const current = await evm.fees();
  if (current.maxFeePerGas <= envelope.maxFeePerGas) return order.raw;
  const next = raisedFees(envelope, current);
  const more = next.gasLimit * (next.maxFeePerGas - envelope.maxFeePerGas);
  const isCoin = transfer.data === '0x';
  const cost = next.gasLimit * next.maxFeePerGas;
  const isPayable = isCoin ? transfer.value > more : (await evm.balance(null, from, 'latest')) >= cost;
  if (cost > BigInt(order.most_fee) || !isPayable) {
    await noteWait(task, FEE_TOO_HIGH);
    return order.raw;
  }
  const value = isCoin ? transfer.value - more : transfer.value;
  const signed = sign(saleSecret(keys.key, order.quote_id), { ...transfer, value }, next);
  return (await storeReplacement(db, clock, order, signed)) ? signed.raw : order.raw;
}

function end({ db, clock, order }: SaleTransferTask, how: SaleTransferEnd): Promise<void> {
  return endSaleTransfer(db, clock, order, how);
}

function noteWait({ db, order }: SaleTransferTask, note: string): Promise<void> {
  return noteSaleTransfer(db, order, note);
}
