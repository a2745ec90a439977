import { describe, expect, it } from 'vitest';
import { groups, shorten } from './shorten.ts';

describe('shorten', () => {
  it.each([
    ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'bc1qw5…f3t4'],
    ['0x71C7656EC7ab88b098defB751B7401B5f6d8976F', '0x71C7…976F'],
    ['12345678901', '12345678901'],
    ['123456789012', '123456…9012'],
    ['', ''],
  ])('[PAY-4] shortens %s to %s', (address, shown) => {
    expect(shorten(address)).toBe(shown);
  });
});

describe('groups', () => {
  it('[WALLET-6] of four characters contain the whole address', () => {
    const address = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
    expect(groups(address)).toHaveLength(11);
    expect(groups(address).join('')).toBe(address);
    expect(groups('')).toEqual([]);
  });

  it('[WALLET-6] start after the 0x, so that the last four characters stay together (W-15)', () => {
    const address = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
    expect(groups(address).slice(0, 3)).toEqual(['0x', '9858', 'EfFD']);
    expect(groups(address).at(-1)).toBe('da94');
    expect(groups(address).join('')).toBe(address);
  });
});
