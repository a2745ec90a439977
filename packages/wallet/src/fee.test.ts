import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  allOf,
  type EvmFee,
  type EvmFeeMarket,
  evmFee,
  evmFeeForAll,
  highestEvmFee,
  minimumReplacementPrice,
  replacementEvmFee,
  solanaFee,
} from './index.ts';

const GWEI = 1_000_000_000n;
const market: EvmFeeMarket = { baseFeePerGas: 10n * GWEI, tips: { slow: GWEI, normal: 2n * GWEI, fast: 3n * GWEI } };

it('[WALLET-5] EIP-1559: three speeds differ by their tip and stay valid through five full blocks', () => {
  expect((['slow', 'normal', 'fast'] as const).map((speed) => evmFee(market, speed))).toEqual([
    { kind: 'eip1559', maxFeePerGas: 21n * GWEI, maxPriorityFeePerGas: GWEI },
    { kind: 'eip1559', maxFeePerGas: 22n * GWEI, maxPriorityFeePerGas: 2n * GWEI },
    { kind: 'eip1559', maxFeePerGas: 23n * GWEI, maxPriorityFeePerGas: 3n * GWEI },
  ]);
  // The base fee rises by at most an eighth with each block: (9/8)^5 < 2.
  expect(9n ** 5n).toBeLessThan(2n * 8n ** 5n);
});

it('[WALLET-5] a network without a base fee gets a legacy gas price', () => {
  expect(evmFee({ ...market, baseFeePerGas: null }, 'normal')).toEqual({ kind: 'legacy', gasPrice: 2n * GWEI });
});

const price = fc.bigInt({ min: 0n, max: 10n ** 13n });
const eip1559 = fc
  .record({ base: price, tip: price })
  .map(({ base, tip }): EvmFee => ({ kind: 'eip1559', maxFeePerGas: 2n * base + tip, maxPriorityFeePerGas: tip }));
const anyFee = fc.oneof(
  eip1559,
  price.map((gasPrice): EvmFee => ({ kind: 'legacy', gasPrice })),
);

it('[WALLET-5] sending all leaves exactly 0, whatever the base fee becomes', () => {
  fc.assert(
    fc.property(anyFee, fc.bigInt({ min: 0n, max: 10n ** 24n }), price, (fee, balance, base) => {
      const all = evmFeeForAll(fee);
      const highest = highestEvmFee(all, 21_000n);
      fc.pre(balance > highest);
      // The price that the network charges: the tip is limited by the maximum fee (EIP-1559).
      const paid =
        all.kind === 'legacy'
          ? all.gasPrice
          : min(all.maxFeePerGas, min(base, all.maxFeePerGas) + all.maxPriorityFeePerGas);
      expect(balance - allOf(balance, highest) - 21_000n * paid).toBe(0n);
    }),
  );
  expect([allOf(5n, 5n), allOf(4n, 5n)]).toEqual([0n, 0n]);
});

it('[WALLET-5] a replacement pays at least 12.5 % more in every part of the fee', () => {
  fc.assert(
    fc.property(anyFee, anyFee, (before, now) => {
      const after = replacementEvmFee(before, now);
      expect(after.kind).toBe(before.kind);
      for (const [at, part] of parts(before).entries())
        expect((parts(after)[at] ?? 0n) * 8n).toBeGreaterThanOrEqual(part * 9n);
      expect(highestEvmFee(after, 1n)).toBeGreaterThanOrEqual(highestEvmFee(now, 1n));
    }),
  );
  expect([0n, 1n, 8n, 100n].map(minimumReplacementPrice)).toEqual([0n, 2n, 9n, 113n]);
});

it('[WALLET-5] Solana: 5,000 lamports for the signature, and the compute limit at the given price, rounded up', () => {
  expect(solanaFee({ unitLimit: 600, microLamportsPerUnit: 0n })).toBe(5000n);
  expect(solanaFee({ unitLimit: 600, microLamportsPerUnit: 1n })).toBe(5001n);
  expect(solanaFee({ unitLimit: 60_000, microLamportsPerUnit: 100_000n })).toBe(11_000n);
});

function parts(fee: EvmFee): bigint[] {
  return fee.kind === 'legacy' ? [fee.gasPrice] : [fee.maxFeePerGas, fee.maxPriorityFeePerGas];
}

function min(one: bigint, other: bigint): bigint {
  return one < other ? one : other;
}
