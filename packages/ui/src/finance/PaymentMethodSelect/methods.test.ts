import { describe, expect, it } from 'vitest';
import { methodTicker, paymentMethodName } from './methods.ts';

describe('methods of payment', () => {
  it.each([
    ['Bitcoin', 'Bitcoin', 'BTC'],
    ['Etheruem', 'Ethereum', 'ETH'],
    ['Xrp', 'XRP', 'XRP'],
    ['Solana', 'Solana', 'SOL'],
    ['Usdt(solana)', 'USDT (Solana)', 'USDT'],
    ['Bnb', 'BNB', 'BNB'],
    ['Dodge', 'Dogecoin', 'DOGE'],
    ['Gcash', 'GCash', 'GCASH'],
  ])('[DEP-2] %s is shown as %s with the letters %s', (wire, name, ticker) => {
    expect([paymentMethodName(wire), methodTicker(wire)]).toEqual([name, ticker]);
  });

  it.each([
    ['Monero', 'Monero', 'Monero'],
    ['constructor', 'constructor', 'constructor'],
    ['', '', ''],
  ])('[PAY-1] the unknown method %j is shown as %j', (wire, name, ticker) => {
    expect([paymentMethodName(wire), methodTicker(wire)]).toEqual([name, ticker]);
  });
});
