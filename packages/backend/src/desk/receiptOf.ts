import type { EvmNode, Receipt } from './evmNode.ts';
import type { Payment } from './payments.ts';

/** A transfer in a block. */
export interface MinedTransfer extends Receipt {
  readonly txId: string;
}

/** Looks up a transfer in the blocks, by the ids of all its signatures. Undefined if it is in none. */
export async function receiptOf(
  evm: EvmNode,
  { tx_id, other_tx_ids }: Pick<Payment, 'tx_id' | 'other_tx_ids'>,
): Promise<MinedTransfer | undefined> {
  for (const txId of [tx_id, ...other_tx_ids]) {
    const receipt = await evm.receipt(txId);
    if (receipt) return { txId, ...receipt };
  }
  return undefined;
}
