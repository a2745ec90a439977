import { describe, expect, it } from 'vitest';
import { paymentMethodName, paymentMethodTicker } from './methods.ts';

describe('methods of payment', () => {
  it.each([
    ['Bitcoin', 'Bitcoin', 'BTC'],
    ['Etheruem', 'Ethereum', 'ETH'],
    ['Xrp', 'XRP', 'XRP'],
    ['Solana', 'Solana', 'SOL'],
    ['Usdt(solana)', 'USDT (Solana)', 'USDT'],
    ['Bnb', 'BNB', 'BNB'],
    ['Dodge', 'Dogecoin', 'DOGE'],
    ['Gcash', 'GCash', 'GC'],
  ])('[DEP-2] %s is shown as %s with the letters %s', (wire, name, ticker) => {
    expect([paymentMethodName(wire), paymentMethodTicker(wire)]).toEqual([name, ticker]);
  });

  it.each([
    ['Monero', 'Monero', 'MO'],
    ['constructor', 'constructor', 'CO'],
    ['', '', ''],
  ])('[PAY-1] the unknown method %j is shown as %j', (wire, name, ticker) => {
    expect([paymentMethodName(wire), paymentMethodTicker(wire)]).toEqual([name, ticker]);
  });
});
