import { describe, expect, it } from 'vitest';
import { quantity } from './quantity.ts';

describe('quantity', () => {
  it.each([
    ['0.020744', 'en-US', '0.020744'],
    ['1234.0250', 'en-US', '1,234.025'],
    ['0.000000000000000001', 'en-US', '0.000000000000000001'],
    ['90071992547409931234.5', 'en-US', '90,071,992,547,409,931,234.5'],
    ['-0.05', 'en-US', '\u22120.05'],
    ['0', 'en-US', '0'],
    ['1234.5', 'es-ES', '1234,5'],
  ])('[WALLET-8] %s in %s is %s (W-28)', (decimal, locale, text) => {
    expect(quantity(decimal, locale)).toBe(text);
  });

  it.each(['', 'NaN', '1e5', '.5', '1.', '0x10', ' 1', '9'.repeat(10_000)])('shows --- for %j', (impossible) => {
    expect(quantity(impossible, 'en-US')).toBe('---');
  });

  it('shows --- for an invalid locale', () => {
    expect(quantity('1', 'x')).toBe('---');
  });
});
