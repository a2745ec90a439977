import type { Cents } from '../money.ts';
import type { EvmNode } from './evmNode.ts';
import { contractOf } from './evmTransfer.ts';
import { priceOf } from './price.ts';

/** The gas of a coin transfer, which is constant. */
export const COIN_GAS = 21_000n;
/** About the maximum gas of a USDT transfer. */
export const TOKEN_GAS = 65_000n;

/**
 * The current network fee for the transfer of an asset, in the account's currency, rounded up to a cent: part of a
 * purchase's price (M-11). Rejects with a `NodeFault` or a `NodeRefusal` if the node does not report it.
 * @param coin US dollars for one coin of the network, in units of 10^-8
 */
export async function networkFee(evm: EvmNode, asset: string, coin: bigint): Promise<Cents> {
  const gas = contractOf(evm.node, asset) === null ? COIN_GAS : TOKEN_GAS;
  return priceOf(gas * (await evm.gasPrice()), coin, 'buy');
}
