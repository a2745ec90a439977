import type { Admin } from '@keel/flows';
import { describe, expect, it } from 'vitest';
import { coinAmount, isPayable, payCoins, paymentTarget } from './payCoins.ts';

const none: Admin = {
  bitcoinwalletaddress: null,
  ethereumwalletaddress: null,
  usdt_walletaddress: null,
  usdt_erc20walletaddress: null,
  usdt_trc20walletaddress: null,
  bitcoin: null,
  etherium: null,
  xrp: null,
  solana: null,
  usdtsolana: null,
  bnb: null,
  dodge: null,
  instructions: {},
};

describe('the address a deposit is paid to', () => {
  it('[PAY-5] is that of its own field', () => {
    expect(paymentTarget('Usdt Trc20', { ...none, usdt_trc20walletaddress: 'T1' }).address).toBe('T1');
    expect(paymentTarget('Xrp', { ...none, bitcoin: 'b' }).address).toBeNull();
  });

  it('[PAY-5] is that of the older field if only that is set', () => {
    expect(paymentTarget('Bitcoin', { ...none, bitcoinwalletaddress: 'old' }).address).toBe('old');
    expect(paymentTarget('Bitcoin', { ...none, bitcoinwalletaddress: 'old', bitcoin: 'new' }).address).toBe('new');
  });

  it.each(['', '  '])('[PAY-5] is missing when the field is %j', (bitcoin) => {
    expect(paymentTarget('Bitcoin', { ...none, bitcoin }).address).toBeNull();
  });

  it('[DEP-2] is missing for Gcash', () => {
    const all = Object.fromEntries(Object.keys(none).map((field) => [field, 'x'])) as unknown as Admin;
    expect(paymentTarget('Gcash', { ...all, instructions: {} }).address).toBeNull();
  });

  it('[PAY-5] a method can be paid by address or by instructions, and not without both (P-14)', () => {
    expect(isPayable('Solana', none)).toBe(false);
    expect(isPayable('Solana', { ...none, solana: 's' })).toBe(true);
    expect(isPayable('Gcash', { ...none, instructions: { Gcash: ' ' } })).toBe(false);
    expect(isPayable('Gcash', { ...none, instructions: { Gcash: 'Send it to 0917.' } })).toBe(true);
    expect(isPayable('Solana', { ...none, instructions: { Gcash: 'Send it to 0917.' } })).toBe(false);
  });
});

describe('a payment link', () => {
  it.each([
    ['Bitcoin', '0.02074400', 'bitcoin:ADDRESS?amount=0.02074400'],
    ['Etheruem', '0.60270000', 'ethereum:ADDRESS@1?value=602700000000000000'],
    ['Bnb', '2.847000', 'ethereum:ADDRESS@56?value=2847000000000000000'],
    ['Dodge', '6060.6061', 'dogecoin:ADDRESS?amount=6060.6061'],
    ['Solana', '9.322000', 'solana:ADDRESS?amount=9.322000'],
    [
      'Usdt Erc20',
      '2000.00',
      'ethereum:0xdAC17F958D2ee523a2206206994597C13D831ec7@1/transfer?address=ADDRESS&uint256=2000000000',
    ],
  ] as const)('[PAY-4] of %s contains address and amount', (type, amount, link) => {
    expect(payCoins[type].uri?.('ADDRESS', amount)).toBe(link);
  });

  it('[PAY-4] requests the coins that the dollars are worth', () => {
    expect(coinAmount(payCoins.Bitcoin, 200_000, 96_412.18)).toBe('0.02074427');
    expect(coinAmount(payCoins.Bitcoin, 200_000, null)).toBeNull();
    expect(coinAmount(payCoins.Bitcoin, 200_000, 0)).toBeNull();
  });
});
