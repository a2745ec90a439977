import type { MarketData } from '@keel/flows';
import { describe, expect, it } from 'vitest';
import { shownWorthOf, worthOf } from './worth.ts';

const market: MarketData = {
  coins: [{ id: 'ethereum', symbol: 'ETH', name: 'Ethereum', image: '', price: 2500.5, change24h: 0 }],
  source: 'simulated',
  asOf: 0,
};

describe('worthOf', () => {
  it('[WALLET-8] is the quantity at the market price, in cents', () => {
    expect(worthOf(market, { asset: 'ETH', decimals: 18, units: 10n ** 17n })).toBe(25_005);
  });

  it('[WALLET-8] is not shown without a price, and zero coins are worth nothing', () => {
    expect(worthOf(market, { asset: 'SOL', decimals: 9, units: 1n })).toBeNull();
    expect(worthOf(null, { asset: 'ETH', decimals: 18, units: 1n })).toBeNull();
    expect(worthOf(null, { asset: 'ETH', decimals: 18, units: 0n })).toBe(0);
  });

  it('[WALLET-8] is not shown for coins of a test network, even with a price (W-30)', () => {
    expect(shownWorthOf(market, 'test', { asset: 'ETH', decimals: 18, units: 10n ** 18n })).toBeUndefined();
  });
});
