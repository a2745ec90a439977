import { MINUTE } from '../clock.ts';
import { type Envelope, envelopeOf, sign } from './evmTransfer.ts';
import { type Payment, replaceOnce } from './payments.ts';
import { noteOrder } from './queue.ts';
import { chainPurse } from './unknownTransfers.ts';
import type { DeskTask } from './work.ts';

/** How long a signed transfer waits for a block before its fee is compared with what the network asks. */
export const RAISE_AFTER_MS = 10 * MINUTE;

/** The least that nodes take in place of a transaction that they have is 10 % more; this is 12.5 %. */
const raised = (fee: bigint) => fee + fee / 8n + 1n;
const larger = (one: bigint, other: bigint) => (one > other ? one : other);

/** The same envelope with the fees that the network asks for, and at least so much more that nodes take it in place of the first. */
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
 * Signs the next transfer of the purse again, under the same nonce, where the network asks for more than its fee and it has
 * been in no block for ten minutes: all others of the purse wait behind it (DESK-3). The amount and the receiver stay.
 * @returns the bytes to give to the network, which are the old ones where nothing is to be raised
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
    const note = `The fees of ${chain} ${network} have risen, and the desk has too little for this transfer: fill ${keys.address}.`;
    await noteOrder(db, order, note);
  }
  if (result !== 'replaced') return payment.raw;
  log.warn({ order: order.id, txId }, 'a transfer was signed again with a higher fee');
  return raw;
}
