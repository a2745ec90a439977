import { describe, expect, it } from 'vitest';
import { payLink, readPayQuery, readPayState } from './payLink.ts';

const deposit = { depositId: 'a b', amount: 200_050, type: 'Usdt(solana)', status: 'pending', paid: 'unPaid' } as const;

describe('navigation to the payment page', () => {
  it('[ROUTE-8] passes status, id, amount, type and mark, and reads them back', () => {
    const { to, state } = payLink(deposit);
    expect(readPayState(state)).toEqual({ ...deposit, date: null, held: null });
    expect(readPayQuery(new URL(to, 'https://portal.example').search)).toBe('a b');
  });

  it.each([
    null,
    'text',
    {},
    { ...payLink(deposit).state, amount: '2,000' },
    { ...payLink(deposit).state, type: 'toString' },
    { ...payLink(deposit).state, status: 'lost' },
    { ...payLink(deposit).state, paid: true },
  ])('[ROUTE-8] reads nothing from a value that is not a deposit: %j', (state) => {
    expect(readPayState(state)).toBeNull();
  });

  it('[ROUTE-8] names no deposit without a query', () => {
    expect(readPayQuery('')).toBeNull();
  });
});
