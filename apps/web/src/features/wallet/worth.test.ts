import type { MarketData } from '@keel/flows';
import { CHAINS } from '@keel/wallet';
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

  it('[WALLET-8] every asset of the wallet has a value, by the price of its coin', () => {
    const ids = ['ethereum', 'binancecoin', 'bitcoin', 'dogecoin', 'solana', 'tether', 'usd-coin'];
    const prices = { ...market, coins: ids.map((id) => ({ ...market.coins[0], id, price: 2 })) } as MarketData;
    const assets = Object.values(CHAINS).flatMap(({ native, tokens }) => [native, ...tokens]);
    const worths = assets.map(({ symbol }) => worthOf(prices, { asset: symbol, decimals: 6, units: 1_500_000n }));
    expect(worths).toEqual(assets.map(() => 300));
    expect(assets.map(({ symbol }) => symbol)).toContain('USDC');
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
