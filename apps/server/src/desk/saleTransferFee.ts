import { coinIdOf } from '../market/coinIds.ts';
import type { CoinPrices } from '../market/coinPrices.ts';
import type { Cents } from '../money.ts';
import type { EvmNode } from './evmNode.ts';
import { contractOf } from './evmTransfer.ts';
import { COIN_GAS, TOKEN_GAS } from './networkFee.ts';
import { A_CENT, worth } from './price.ts';

/** What the transfer of a sold asset may cost. */
export interface SaleTransferFee {
  /** What it costs at most at the price of now, in the account's money. */
  readonly least: Cents;
  /** An amount of the account's money in the smallest unit of the network's coin. */
  inCoin(cents: Cents): bigint;
}

/**
 * Asks a network what it costs to move what lies at the address of a sale: one transfer, and for a token one more that brings
 * the coins for it. Undefined where the coin has no current price. Rejects as `networkFee` does.
 */
export async function saleTransferFee(
  evm: EvmNode,
  asset: string,
  coinPrices: CoinPrices,
): Promise<SaleTransferFee | undefined> {
  const coin = coinIdOf(evm.node.coin.asset);
  const price = coin && (await coinPrices(coin))?.usd;
  if (price === undefined) return undefined;
  const gas = contractOf(evm.node, asset) === null ? COIN_GAS : TOKEN_GAS + COIN_GAS;
  const { maxFeePerGas } = await evm.fees();
  return { least: worth(gas * maxFeePerGas, price, 'buy'), inCoin: (cents) => (cents * A_CENT) / price };
}
