/** How fast the transfer should be confirmed; a higher fee is faster. */
export type FeeSpeed = 'slow' | 'normal' | 'fast';

/** The price of a unit of gas, in wei. `legacy` is for networks without a base fee. */
export type EvmFee =
  | { readonly kind: 'eip1559'; readonly maxFeePerGas: bigint; readonly maxPriorityFeePerGas: bigint }
  | { readonly kind: 'legacy'; readonly gasPrice: bigint };

export interface EvmFeeMarket {
  /** Of the latest block, in wei; null on a network without one. */
  readonly baseFeePerGas: bigint | null;
  /** The tip, or the whole price on a network without a base fee, in wei. */
  readonly tips: Readonly<Record<FeeSpeed, bigint>>;
}

/**
 * The base fee rises by at most an eighth with each block, so twice that of the latest block is enough for the next five
 * blocks, even if all are full (EIP-1559).
 */
const BASE_FEE_HEADROOM = 2n;

/** The fee for a transfer at a speed. Its maximum leaves room for a rising base fee; the network refunds the difference. */
export function evmFee(market: EvmFeeMarket, speed: FeeSpeed): EvmFee {
  const tip = market.tips[speed];
  return market.baseFeePerGas === null
    ? { kind: 'legacy', gasPrice: tip }
    : {
        kind: 'eip1559',
        maxFeePerGas: market.baseFeePerGas * BASE_FEE_HEADROOM + tip,
        maxPriorityFeePerGas: tip,
      };
}

/** The maximum cost of `gasLimit` units, in wei. */
export function highestEvmFee(fee: EvmFee, gasLimit: bigint): bigint {
  return gasLimit * (fee.kind === 'legacy' ? fee.gasPrice : fee.maxFeePerGas);
}

/**
 * The fee for sending the whole balance, so that exactly 0 is left. The network refunds the difference between the
 * maximum and the actual fee, unless all of it is a tip.
 */
export function evmFeeForAll(fee: EvmFee): EvmFee {
  return fee.kind === 'legacy' ? fee : { ...fee, maxPriorityFeePerGas: fee.maxFeePerGas };
}

/** The native balance minus the maximum fee, in smallest units; 0 if the fee is higher. */
export function allOf(balance: bigint, highestFee: bigint): bigint {
  return balance > highestFee ? balance - highestFee : 0n;
}

/**
 * The fee of a replacement transaction: the current market fee, but at least an eighth (12.5 %) more
 * than before. Nodes require 10 %, some 12.5 %.
 */
export function replacementEvmFee(before: EvmFee, now: EvmFee): EvmFee {
  if (before.kind === 'legacy') {
    const current = now.kind === 'legacy' ? now.gasPrice : now.maxFeePerGas;
    return { kind: 'legacy', gasPrice: larger(minimumReplacementPrice(before.gasPrice), current) };
  }
  const current = now.kind === 'legacy' ? { maxFeePerGas: now.gasPrice, maxPriorityFeePerGas: now.gasPrice } : now;
  return {
    kind: 'eip1559',
    maxFeePerGas: larger(minimumReplacementPrice(before.maxFeePerGas), current.maxFeePerGas),
    maxPriorityFeePerGas: larger(minimumReplacementPrice(before.maxPriorityFeePerGas), current.maxPriorityFeePerGas),
  };
}

/** An eighth more, rounded up. */
export function minimumReplacementPrice(price: bigint): bigint {
  return price + (price + 7n) / 8n;
}

/** Solana's fee for a signature, in lamports. */
export const SOLANA_SIGNATURE_FEE = 5000n;

/** Size of a token account in bytes, from which its rent is computed. */
export const SOLANA_TOKEN_ACCOUNT_BYTES = 165;

export interface SolanaFee {
  /** The maximum number of compute units. */
  readonly unitLimit: number;
  /** In addition to the fee for a signature, in millionths of a lamport for each unit of the limit. */
  readonly microLamportsPerUnit: bigint;
}

/** The cost in lamports: one signature, and the limit at the given price. */
export function solanaFee(fee: SolanaFee): bigint {
  return SOLANA_SIGNATURE_FEE + (BigInt(fee.unitLimit) * fee.microLamportsPerUnit + 999_999n) / 1_000_000n;
}

function larger(one: bigint, other: bigint): bigint {
  return one > other ? one : other;
}
