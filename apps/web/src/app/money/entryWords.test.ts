import { expect, it } from 'vitest';
import type { StatementEntry } from '../../api/statement.ts';
import { ar } from '../../words/ar.ts';
import { es } from '../../words/es.ts';
import { en } from '../i18n/words.ts';
import { en as entries, entryText } from './entryWords.ts';

const entry: StatementEntry = {
  id: '0197f3a2-0000-7000-8000-000000000001',
  date: '2026-11-20T12:00:00Z',
  description: 'As the server wrote it',
  amount: 100,
  balance: 100,
  reference: null,
};

it.each([
  ['deposit', 'Etheruem', 'Deposit by Ethereum'],
  ['deposit', 'Dodge', 'Deposit by Dogecoin'],
  ['deposit', 'Usdt(solana)', 'Deposit by USDT (Solana)'],
  ['deposit', 'constructor', 'Deposit by constructor'],
  ['withdrawal_held', 'etherium', 'Withdrawal to Ethereum, held'],
  ['withdrawal_paid', 'bank', 'Withdrawal to Bank, paid out'],
] as const)('[HONEST-6, DEP-2, WD-1] %s by %s is shown as %s', (messageCode, method, shown) => {
  const textOf = entryText(entries, en.withdrawMethods);
  expect(textOf({ ...entry, messageCode, params: { method } })).toBe(shown);
});

it('[HONEST-6, SET-2] an entry is translated by its code, whatever its English text is (C-13)', () => {
  const heldEntry = { ...entry, messageCode: 'order_held', params: { order: 'buy', asset: 'ETH' } } as const;
  expect(entryText(es.entries, es.app.withdrawMethods)(heldEntry)).toBe('Orden de comprar ETH, retenida');
  expect(entryText(ar.entries, ar.app.withdrawMethods)(heldEntry)).toBe('أمر شراء ETH، محجوز');
});

it.each([
  ['bonus', 'Bonus: Welcome', 'Bono: Welcome', 'مكافأة: \u2068Welcome\u2069'],
  ['correction', 'Correction: Welcome', 'Corrección: Welcome', 'تصحيح: \u2068Welcome\u2069'],
] as const)(
  '[BOOK-1][HONEST-6] a %s by the operator states the reason, in each language (M-15)',
  (messageCode, ...texts) => {
    const shown = { ...entry, messageCode, params: { reason: 'Welcome' } };
    const words = [
      [entries, en.withdrawMethods],
      [es.entries, es.app.withdrawMethods],
      [ar.entries, ar.app.withdrawMethods],
    ] as const;
    expect(words.map(([of, methods]) => entryText(of, methods)(shown))).toEqual(texts);
    expect(entryText(entries, en.withdrawMethods)({ ...shown, params: {} })).toBe(texts[0]?.replace(': Welcome', ''));
  },
);

it("[HONEST-6] an entry with an unknown code, or none, keeps the server's text", () => {
  const textOf = entryText(es.entries, es.app.withdrawMethods);
  expect(textOf(entry)).toBe('As the server wrote it');
  expect(textOf({ ...entry, messageCode: 'constructor' as never, params: {} })).toBe('As the server wrote it');
});
