import { base64, hex } from '@scure/base';
import { Transaction } from '@scure/btc-signer';
import { isUtxoChain } from '../utxoChains.ts';
import { nonceOf } from './evm.ts';
import type { ReadSendCall } from './types.ts';

/**
 * The nonce or the coins that a transaction spends. Of two transactions that share one of them, only one can be
 * confirmed. Empty if the transaction cannot be read, or cannot be replaced (Solana).
 */
export function conflictKeys({ chain, network, from, unsigned }: ReadSendCall): readonly string[] {
  try {
    if (chain === 'ethereum' || chain === 'bnb') return [`${chain} ${network} ${from} ${nonceOf(unsigned)}`];
    return isUtxoChain(chain) ? coinsOf(unsigned) : [];
  } catch {
    return [];
  }
}

/** The coins that a PSBT spends. */
function coinsOf(unsigned: string): readonly string[] {
  const transaction = Transaction.fromPSBT(base64.decode(unsigned));
  return Array.from({ length: transaction.inputsLength }, (_, at) => {
    const { txid, index } = transaction.getInput(at);
    return `${txid && hex.encode(txid)}:${index}`;
  });
}
