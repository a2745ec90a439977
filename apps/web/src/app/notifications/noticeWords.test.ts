import { expect, it } from 'vitest';
import { ar } from '../../words/ar.ts';
import { es } from '../../words/es.ts';
import { noticeText } from './noticeWords.ts';

const stored = { title: 'Deposit declined', message: 'Your deposit of $2,000.00 was declined.' };
const declined = {
  ...stored,
  messageCode: 'deposit_declined',
  params: { amount: '2000.00', reason: 'Not found on the chain.' },
} as const;

const dollars = (cents: number) => `<${cents}>`;

it.each([
  ['English', null, stored.message],
  ['Spanish', es.notices, 'Tu depósito de <200000> se ha rechazado. Motivo: Not found on the chain.'],
  ['Arabic', ar.notices, 'رُفض إيداعك بمبلغ <200000>. السبب: \u2068Not found on the chain.\u2069'],
] as const)(
  "[PUSH-6, SET-2] a notification is translated by its code, with the amount in the reader's format: %s (C-13)",
  (...row) => {
    const [, words, message] = row;
    expect(noticeText(words, dollars, declined).message).toBe(message);
  },
);

it.each([
  ['kept before there were codes', stored],
  ['of a code that the app does not know', { ...stored, messageCode: 'constructor', params: {} }],
])('[PUSH-6] a notification is shown as written: %s (C-13)', (_, notification) => {
  expect(noticeText(es.notices, dollars, notification)).toEqual(stored);
});
