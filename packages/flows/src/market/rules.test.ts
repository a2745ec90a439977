import { describe, expect, it } from 'vitest';
import { bitcoinPrice, btcEquivalent, isUsableMarket, marketRetryDelay } from './rules.ts';

describe('market rules', () => {
  it.each([
    [0, undefined, 120_000],
    [1, undefined, 240_000],
    [2, undefined, 480_000],
    [3, undefined, 600_000],
    [60, undefined, 600_000],
    [0, 0, 120_000],
    [0, 5_000, 5_000],
    [9, 5_000, 5_000],
    [0, 9_999_999_999, 2_147_483_647],
  ])('[TICK-3] after %i failures and a Retry-After of %s ms it waits %i ms', (failures, retryAfter, delay) => {
    expect(marketRetryDelay(60_000, failures, retryAfter)).toBe(delay);
  });

  it.each([
    ['one price', [{ price: 97_000 }], true],
    ['a price of 0', [{ price: 0 }], true],
    ['no coins at all', [], false],
    ['a price of NaN', [{ price: 97_000 }, { price: Number.NaN }], false],
    ['a price of -1', [{ price: -1 }], false],
    ['a price of Infinity', [{ price: Infinity }], false],
    ['no list', undefined, false],
  ])('[TICK-3] prices can be shown or not: %s', (_, coins, isUsable) => {
    expect(isUsableMarket({ coins })).toBe(isUsable);
  });

  it.each([
    [125_050, null, '0.0000'],
    [125_050, 0, '0.0000'],
    [125_050, 97_000, '0.012892'],
    [0, 97_000, '0.000000'],
    [100, 1, '1.000000'],
  ])('[DASH-1] %i cents at %s per bitcoin are %s', (balance, price, bitcoins) => {
    expect(btcEquivalent(balance, price)).toBe(bitcoins);
  });

  it('[DASH-1] the price is that of bitcoin, wherever it is in the list', () => {
    const coin = { symbol: '', name: '', image: null, change24h: null };
    const coins = [
      { ...coin, id: 'ethereum', price: 3_000 },
      { ...coin, id: 'bitcoin', price: 97_000 },
    ];
    expect(bitcoinPrice({ coins, source: 'live', asOf: null })).toBe(97_000);
    expect(bitcoinPrice({ coins: [], source: 'live', asOf: null })).toBeNull();
    expect(bitcoinPrice(null)).toBeNull();
  });
});
