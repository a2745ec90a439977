import type { Cents } from '../money.ts';
import type { EvmNode } from './evmNode.ts';
import { contractOf } from './evmTransfer.ts';
import { worth } from './price.ts';

/** Gas of a transfer of the coin, which is the same always, and about the most that a transfer of USDT takes. */
export const COIN_GAS = 21_000n;
export const TOKEN_GAS = 65_000n;

/**
 * What the network takes now for the transfer of an asset, in the account's money, rounded up to a cent: part of a purchase's
 * price (M-11). Rejects with a `NodeFault` or a `NodeRefusal` where the node does not tell.
 * @param coin US dollars for one coin of the network, in 10^-8
 */
export async function networkFee(evm: EvmNode, asset: string, coin: bigint): Promise<Cents> {
  const gas = contractOf(evm.node, asset) === null ? COIN_GAS : TOKEN_GAS;
  return worth(gas * (await evm.gasPrice()), coin, 'buy');
}
