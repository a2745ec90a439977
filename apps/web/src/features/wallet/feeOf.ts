import type { MarketData, PreparedSend } from '@keel/flows';
import { amountText, CHAINS, type ChainId, type FeeWarning, feeWarnings, readAmount } from '@keel/wallet';
import { decimalsOf } from './chain/prepared.ts';
import { worthOf } from './worth.ts';

interface FeeSummary {
  /**
   * The highest total cost in the chain's own coin: the fee, the account to open, and the amount if it is in that coin.
   */
  readonly total: string;
  readonly warnings: readonly FeeWarning[];
}

/**
 * The highest cost of a transfer, and what is unusual about its fee (WALLET-5). A token is compared with its fee by
 * market prices, if there are any.
 */
export function feeOf(prepared: PreparedSend, chain: ChainId, market: MarketData | null): FeeSummary {
  const { native } = CHAINS[chain];
  const { asset, usualFee } = prepared;
  const isNative = asset === native.symbol;
  const decimals = decimalsOf({ chain }, asset);
  const coins = (text: string | null) => unitsOf(text ?? '0', native.decimals);
  const [amount, fee] = [unitsOf(prepared.amount, decimals), coins(prepared.fee)];
  const total = fee + coins(prepared.opening) + (isNative ? amount : 0n);
  const worth = {
    amount: worthOf(market, { asset, units: amount, decimals }),
    fee: worthOf(market, { asset: native.symbol, units: fee, decimals: native.decimals }),
  };
  const byPrice =
    worth.amount === null || worth.fee === null ? null : { amount: BigInt(worth.amount), fee: BigInt(worth.fee) };
  return {
    total: amountText(total, native.decimals),
    warnings: feeWarnings({
      share: isNative ? { amount, fee } : byPrice,
      usual: usualFee === null ? null : { fee, median: coins(usualFee) },
    }),
  };
}

/** Parses a decimal text of `amountText`. */
function unitsOf(text: string, decimals: number): bigint {
  const read = readAmount(text, decimals);
  return read.kind === 'amount' ? read.units : 0n;
}
