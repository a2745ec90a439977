import type { ChainId } from './chains.ts';

/**
 * The maximum fee of one transfer, in smallest units of the chain's own coin: above what a transfer
 * costs on a very busy day, below what anybody would accept to lose by a wrong fee (WALLET-5).
 */
export const FEE_CEILINGS: Readonly<Record<ChainId, bigint>> = {
  // 0.2 ETH
  ethereum: 200_000_000_000_000_000n,
  // 0.1 BNB
  bnb: 100_000_000_000_000_000n,
  // 0.02 BTC
  bitcoin: 2_000_000n,
  // 0.1 SOL
  solana: 100_000_000n,
};

/** Whether a fee is above the chain's ceiling. Page and worker both reject such a transfer. */
export function isFeeTooHigh(chain: ChainId, fee: bigint): boolean {
  return fee > FEE_CEILINGS[chain];
}

/** Why a fee has to be accepted separately before the transfer is signed. */
export type FeeWarning =
  /** It is more than a tenth of what is sent. */
  | 'shareOfAmount'
  /** It is more than five times what it would have been at the median of recent blocks. */
  | 'aboveUsual';

export interface ComparedFee {
  /** What is sent, and the highest fee for it, in one unit; null where there is no price to compare them by. */
  readonly share: { readonly amount: bigint; readonly fee: bigint } | null;
  /** The highest fee and the fee at the median of recent blocks, in one unit; null where the network does not say. */
  readonly usual: { readonly fee: bigint; readonly median: bigint } | null;
}

/** The warnings about a fee; empty if it is normal. */
export function feeWarnings({ share, usual }: ComparedFee): readonly FeeWarning[] {
  return [
    ...(share !== null && share.fee * 10n > share.amount ? (['shareOfAmount'] as const) : []),
    ...(usual !== null && usual.fee > usual.median * 5n ? (['aboveUsual'] as const) : []),
  ];
}

/** The middle one of some prices, the higher of the two in the middle; 0 when there are none. */
export function medianOf(prices: readonly bigint[]): bigint {
  const sorted = prices.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0));
  return sorted[Math.floor(sorted.length / 2)] ?? 0n;
}
