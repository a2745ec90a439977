import { describe, expect, it } from 'vitest';
import { checkAddress } from './checkAddress.ts';

describe('the form of an address', () => {
  it.each([
    ['bitcoin', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
    ['bitcoin', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy'],
    ['bitcoin', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
    ['bitcoin', 'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4'],
    ['etherium', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
  ] as const)('[WD-2] of %s is right: %s', (method, address) => {
    expect(checkAddress(method, address)).toBe(true);
  });

  it.each([
    ['bitcoin', ''],
    ['bitcoin', 'bc1Qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
    ['bitcoin', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'],
    ['bitcoin', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
    ['bitcoin', '1A1zP1eP5QGefi2DMPTfTL5SLmv7Div0Na'],
    ['etherium', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe'],
    ['etherium', '5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed00'],
  ] as const)('[WD-2] of %s is wrong: %s', (method, address) => {
    expect(checkAddress(method, address)).toBe(false);
  });
});
