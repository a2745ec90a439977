import { isBitcoinAddress } from '@keel/backend/addresses/bitcoinAddress.ts';
import { isEthereumAddress } from '@keel/backend/addresses/ethereumAddress.ts';
import { isSolanaAddress } from '@keel/backend/addresses/solanaAddress.ts';
import { describe, expect, it } from 'vitest';

// The examples of BIP 173, BIP 350 and EIP-55, and the genesis block's address.
describe('bitcoin addresses', () => {
  it.each([
    '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
    '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy',
    'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4',
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
    'bc1sw50qgdz25j',
    'bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs',
  ])('[WD-2] %s is valid', (text) => {
    expect(isBitcoinAddress(text, 'main')).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['a changed sign', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb'],
    ['a changed sign of segwit', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5'],
    ['both cases', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kV8f3t4'],
    ['the checksum of later versions on version 0', 'bc1q0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq54j9sr'],
    ['the checksum of version 0 on version 1', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd'],
    ['version 0 of a wrong length', 'BC1QR508D6QEJXTDG4Y5R3ZARVARYV98GJ9P'],
    ['one byte', 'bc1pw5dgrnzv'],
    ['a space behind', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4 '],
    ['an Ethereum address', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
    ['something very long', 'bc1'.padEnd(1000, 'q')],
  ])('[WD-2] %s is invalid', (_what, text) => {
    expect(isBitcoinAddress(text, 'main')).toBe(false);
  });

  it('[WALLET-4] an address belongs to its own network', () => {
    const main = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa';
    const test = ['tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn'];
    expect(test.map((text) => isBitcoinAddress(text, 'test'))).toEqual([true, true]);
    expect(test.map((text) => isBitcoinAddress(text, 'main'))).toEqual([false, false]);
    expect(isBitcoinAddress(main, 'test')).toBe(false);
  });
});

describe('ethereum addresses', () => {
  it.each([
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
    '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
    '0x52908400098527886E0F7030069857D2E4169EE7',
    '0xde709f2102306220921060314715629080e2fb77',
  ])('[WD-2] %s is valid', (text) => {
    expect(isEthereumAddress(text)).toBe(true);
  });

  it.each([
    ['the case of one letter', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1Beaed'],
    ['a digit too few', '0xde709f2102306220921060314715629080e2fb7'],
    ['a digit too many', '0xde709f2102306220921060314715629080e2fb770'],
    ['no 0x', 'de709f2102306220921060314715629080e2fb77'],
    ['a letter that is no digit', '0xge709f2102306220921060314715629080e2fb77'],
    ['a line behind', '0xde709f2102306220921060314715629080e2fb77\n'],
  ])('[WD-2] %s makes an address invalid', (_what, text) => {
    expect(isEthereumAddress(text)).toBe(false);
  });
});

it('[WALLET-5] a Solana address is 32 bytes in base 58', () => {
  expect(isSolanaAddress('11111111111111111111111111111111')).toBe(true);
  expect(isSolanaAddress('So11111111111111111111111111111111111111112')).toBe(true);
  expect(isSolanaAddress('1111111111111111111111111111111')).toBe(false);
  expect(isSolanaAddress('O1111111111111111111111111111111')).toBe(false);
  expect(isSolanaAddress('111111111111111111111111111111111')).toBe(false);
});
