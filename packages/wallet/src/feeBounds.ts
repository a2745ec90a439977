import type { ChainId } from './chains.ts';

/**
 * The maximum fee of one transfer, in smallest units of the chain's own coin: above the cost of a transfer on a very
 * busy day, and below what anybody would accept to lose by a wrong fee (WALLET-5).
 */
export const FEE_CEILINGS: Readonly<Record<ChainId, bigint>> = {
  // 0.2 ETH
  ethereum: 200_000_000_000_000_000n,
  // 0.1 BNB
  bnb: 100_000_000_000_000_000n,
  // 0.02 BTC
  bitcoin: 2_000_000n,
  // 100 DOGE
  dogecoin: 10_000_000_000n,
  // 0.1 SOL
  solana: 100_000_000n,
};

/** Whether a fee is above the chain's ceiling. Page and worker both reject such a transfer. */
export function isFeeTooHigh(chain: ChainId, fee: bigint): boolean {
  return fee > FEE_CEILINGS[chain];
}

/** Why a fee has to be accepted separately before the transfer is signed. */
export type FeeWarning =
  /** It is more than a tenth of the amount. */
  | 'shareOfAmount'
  /** It is more than five times the fee at the median of recent blocks. */
  | 'aboveUsual';

export interface ComparedFee {
  /** The amount and its maximum fee, in one unit; null without prices for a comparison. */
  readonly share: { readonly amount: bigint; readonly fee: bigint } | null;
  /**
   * The maximum fee and the fee at the median of recent blocks, in one unit; null if the network does not report it.
   */
  readonly usual: { readonly fee: bigint; readonly median: bigint } | null;
}

/** The warnings about a fee; empty if it is normal. */
export function feeWarnings({ share, usual }: ComparedFee): readonly FeeWarning[] {
  return [
    ...(share !== null && share.fee * 10n > share.amount ? (['shareOfAmount'] as const) : []),
    ...(usual !== null && usual.fee > usual.median * 5n ? (['aboveUsual'] as const) : []),
  ];
}

/** The median of some prices, the higher of two in the middle; 0 if there are none. */
export function medianOf(prices: readonly bigint[]): bigint {
  const sorted = prices.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0));
  return sorted[Math.floor(sorted.length / 2)] ?? 0n;
}
