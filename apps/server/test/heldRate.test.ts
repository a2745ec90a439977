import type { Quotes } from '@keel/backend/market/Market.ts';
import { simulate } from '@keel/backend/market/simulate.ts';
import { SNAPSHOT } from '@keel/backend/market/snapshot.ts';
import { holdRate, NO_RATE, toHeldRate } from '@keel/backend/modules/deposits/heldRate.ts';
import { describe, expect, it } from 'vitest';

const now = new Date('2026-11-20T10:00:00Z');
const quotes = (source: Quotes['source'], bitcoin: number | null): Quotes => ({
  rows: simulate(SNAPSHOT, now).map((row) => (row.id === 'bitcoin' ? { ...row, current_price: bitcoin } : row)),
  source,
  asOf: now,
});
const hold = (source: Quotes['source'], mode: 'live' | 'demo', price: number | null = 64_000) =>
  holdRate({ type: 'Bitcoin', cents: 200_000n, now }, quotes(source, price), { mode });

describe('the held rate of a deposit', () => {
  it('[PAYOUT-6] an amount is rounded up to the last requested decimal (P-15)', () => {
    expect(toHeldRate(hold('live', 'live', 64_000))).toEqual({
      coinAmount: '0.03125',
      rate: '64000',
      asOf: '2026-11-20T10:00:00.000Z',
      heldUntil: '2026-11-20T10:15:00.000Z',
    });
    expect(hold('live', 'live', 70_000.5).coin_amount).toBe('0.02857123');
    expect(holdRate({ type: 'Usdt', cents: 1n, now }, quotes('live', 1), { mode: 'live' }).coin_amount).toMatch(
      /^0\.0[12]$/,
    );
  });

  it.each([
    ['live', 'live', true],
    ['cache', 'live', true],
    ['stale', 'live', false],
    ['simulated', 'live', false],
    ['simulated', 'demo', true],
    ['stale', 'demo', false],
  ] as const)('[PAYOUT-6] a %s price in %s mode is held: %s', (source, mode, isHeld) => {
    expect(hold(source, mode) !== NO_RATE).toBe(isHeld);
  });

  it.each([null, 0, -1, 1e-12])('[PAYOUT-6] a price of %s is ignored', (price) => {
    expect(hold('live', 'live', price)).toEqual(NO_RATE);
    expect(toHeldRate(NO_RATE)).toBeNull();
  });
});
