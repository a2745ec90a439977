import { describe, expect, it } from 'vitest';
import { checkAddress } from './checkAddress.ts';

describe('format and checksum of an address', () => {
  it.each([
    ['bitcoin', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
    ['bitcoin', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy'],
    ['bitcoin', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
    ['bitcoin', 'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4'],
    ['bitcoin', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'],
    ['etherium', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
    ['etherium', '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed'],
  ] as const)('[WD-2] of %s is valid: %s', (method, address) => {
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
  ] as const)('[WD-2] of %s is invalid: %s', (method, address) => {
    expect(checkAddress(method, address)).toBe(false);
  });

  it.each([
    ['bitcoin', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb'],
    ['bitcoin', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLz'],
    ['bitcoin', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5'],
    ['etherium', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD'],
  ] as const)('[WD-2] of %s has a wrong checksum: %s (P-68)', (method, address) => {
    expect(checkAddress(method, address)).toBe(false);
  });
});
