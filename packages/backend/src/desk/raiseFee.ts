import { MINUTE } from '../clock.ts';
import { type Envelope, envelopeOf, sign } from './evmTransfer.ts';
import { type Payment, replaceOnce } from './payments.ts';
import { noteOrder } from './queue.ts';
import { chainPurse } from './unknownTransfers.ts';
import type { DeskTask } from './work.ts';

/** How long a signed transfer may be in no block before its fee is compared with the current one. */
export const RAISE_AFTER_MS = 10 * MINUTE;

/** 12.5 % more: nodes require at least 10 % more for a replacement. */
const raised = (fee: bigint) => fee + fee / 8n + 1n;
const larger = (one: bigint, other: bigint) => (one > other ? one : other);

/**
 * The same envelope with the current fees of the network, or with the smallest fees that nodes accept for a replacement
 * if those are higher.
 */
export function raisedFees(
  envelope: Envelope,
  current: Pick<Envelope, 'maxFeePerGas' | 'maxPriorityFeePerGas'>,
): Envelope {
  return {
    ...envelope,
    maxFeePerGas: larger(current.maxFeePerGas, raised(envelope.maxFeePerGas)),
    maxPriorityFeePerGas: larger(current.maxPriorityFeePerGas, raised(envelope.maxPriorityFeePerGas)),
  };
}

/**
 * Signs the next transfer of the purse again with the same nonce if it has been in no block for ten minutes and the
 * network requires a higher fee: all later transfers of the purse wait behind it (DESK-3). Amount and receiver stay the
 * same.
 * @returns the bytes to broadcast, which are the old ones if the fee is not raised
 */
export async function raiseFee(task: DeskTask, payment: Payment): Promise<string> {
  const { db, clock, keys, log, order, evm } = task;
  if (clock().getTime() - payment.signed_at.getTime() < RAISE_AFTER_MS) return payment.raw;
  const current = await evm.fees();
  const { transfer, envelope } = envelopeOf(payment.raw);
  if (current.maxFeePerGas <= envelope.maxFeePerGas) return payment.raw;
  const purse = await chainPurse(evm, keys.address);
  if (purse.used !== payment.nonce) return payment.raw;
  const { raw, txId } = sign(keys.key, transfer, raisedFees(envelope, current));
  const coins = await evm.balance(null, keys.address, 'latest');
  const result = await replaceOnce(db, clock, { payment, purse, coins, raw, txId });
  if (result === 'too_little') {
    const { chain, network } = order;
    const note = `The fees of ${chain} ${network} have risen, and the desk has too little for this transfer: top up ${keys.address}.`;
    await noteOrder(db, order, note);
  }
  if (result !== 'replaced') return payment.raw;
  log.warn({ order: order.id, txId }, 'a transfer was signed again with a higher fee');
  return raw;
}
