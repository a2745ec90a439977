import { coinIdOf } from '../market/coinIds.ts';
import type { CoinPrices } from '../market/coinPrices.ts';
import type { Cents } from '../money.ts';
import type { EvmNode } from './evmNode.ts';
import { contractOf } from './evmTransfer.ts';
import { COIN_GAS, TOKEN_GAS } from './networkFee.ts';
import { priceOf, UNITS_PER_CENT } from './price.ts';

/** The fee of transferring a sold asset. */
export interface SaleTransferFee {
  /** The most that the transfer can cost at the current fees, in the account's currency, rounded up to a cent. */
  readonly least: Cents;
  /** Converts an amount of the account's currency to the smallest unit of the network's coin. */
  inCoin(cents: Cents): bigint;
}

/**
 * Queries the network fee for moving the coins at the address of a sale: one transfer, and for a token one more that
 * delivers the coins for the fee. Undefined if the coin has no current price. Rejects like `networkFee`.
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
  return { least: priceOf(gas * maxFeePerGas, price, 'buy'), inCoin: (cents) => (cents * UNITS_PER_CENT) / price };
}
