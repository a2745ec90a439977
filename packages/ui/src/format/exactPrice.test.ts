import { describe, expect, it } from 'vitest';
import { exactPrice } from './exactPrice.ts';
import { money } from './money.ts';

describe('exactPrice', () => {
  it.each([
    ['3363.2727', '$3,363.2727'],
    ['3346.5', '$3,346.50'],
    ['0.000000001234', '$0.000000001234'],
    ['90071992547409931234.5678', '$90,071,992,547,409,931,234.5678'],
  ])('[WALLET-7] %s is %s, with all digits', (decimal, text) => {
    expect(exactPrice(decimal, 'USD', 'en-US')).toBe(text);
  });

  it.each(['en-US', 'es-ES', 'ar-AE'])('[WALLET-7] a price stands like an amount in %s', (locale) => {
    expect(exactPrice('338.13', 'USD', locale)).toBe(money(33813, 'USD', locale));
  });

  it.each(['', 'NaN', '1e5'])('shows --- for %j', (impossible) => {
    expect(exactPrice(impossible, 'USD', 'en-US')).toBe('---');
  });
});
