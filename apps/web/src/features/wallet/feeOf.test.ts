import type { MarketData, PreparedSend } from '@keel/flows';
import { describe, expect, it } from 'vitest';
import { feeOf } from './feeOf.ts';

const prepared: PreparedSend = {
  unsigned: '{}',
  to: 'a',
  asset: 'SOL',
  amount: '1.5',
  fee: '0.000005',
  opening: null,
  usualFee: null,
  isToContract: false,
  left: null,
  amountBefore: null,
  needed: 1,
  isReplaceable: false,
  expiry: null,
  usualMs: 0,
};
const market = {
  coins: [
    { id: 'solana', price: 150 },
    { id: 'tether', price: 1 },
  ],
} as unknown as MarketData;

describe('the maximum cost of a transfer', () => {
  it("[WALLET-5] of the chain's own coin is amount and fee", () => {
    expect(feeOf(prepared, 'solana', null)).toEqual({ total: '1.500005', warnings: [] });
  });

  it("[WALLET-5] of a token is the fee and the cost of opening the recipient's account (W-2)", () => {
    const token = { ...prepared, asset: 'USDT', amount: '12.5', fee: '0.0000056', opening: '0.00203928' };
    expect(feeOf(token, 'solana', null).total).toBe('0.00204488');
  });

  it.each([
    ['0.00005', []],
    ['0.00004', ['shareOfAmount']],
  ] as const)('[WALLET-5] %s SOL for a fee of 0.000005: %j (W-3)', (amount, warnings) => {
    expect(feeOf({ ...prepared, amount }, 'solana', null).warnings).toEqual(warnings);
  });

  it('[WALLET-5] a token is compared with its fee by their prices, and not without a price (W-3)', () => {
    const token = { ...prepared, asset: 'USDT', amount: '10', fee: '0.01' };
    expect(feeOf(token, 'solana', market).warnings).toEqual(['shareOfAmount']);
    expect(feeOf({ ...token, amount: '15' }, 'solana', market).warnings).toEqual([]);
    expect(feeOf(token, 'solana', null).warnings).toEqual([]);
  });

  it('[WALLET-5] a fee above five times the usual one is marked (W-3)', () => {
    expect(feeOf({ ...prepared, usualFee: '0.000001' }, 'solana', null).warnings).toEqual([]);
    expect(feeOf({ ...prepared, usualFee: '0.0000009' }, 'solana', null).warnings).toEqual(['aboveUsual']);
  });
});
