import type { EntryCode } from '@keel/contract';
import { type DepositType, type WithdrawMethod, withdrawFields } from '@keel/flows';
import type { StatementEntry } from '../../api/statement.ts';
import type { Translated } from '../../words/Translated.ts';
import { withReason } from '../../words/withReason.ts';
import { createWordsHook } from '../i18n/createWordsHook.ts';
import { useWords } from '../i18n/words.ts';
import { payCoins } from './payCoins.ts';

/** Parts of an entry's description, already in the reader's language. */
export interface EntryParts {
  /** The payment method. */
  readonly method: string;
  /** What an order does: buy, sell or send. */
  readonly order: string;
  readonly asset: string;
  /** The operator's reason for a correction or a bonus; empty if none was given. */
  readonly reason: string;
}

/** Each entry of the statement (HONEST-6), in English. */
export const en = {
  orders: { buy: 'buy', sell: 'sell', send: 'send' },
  entries: {
    deposit: ({ method }: EntryParts) => `Deposit by ${method}`,
    withdrawal_held: ({ method }: EntryParts) => `Withdrawal to ${method}, held`,
    withdrawal_paid: ({ method }: EntryParts) => `Withdrawal to ${method}, paid out`,
    withdrawal_returned: ({ method }: EntryParts) => `Withdrawal to ${method}, returned`,
    order_held: ({ order, asset }: EntryParts) => `Order to ${order} ${asset}, held`,
    order_paid: ({ order, asset }: EntryParts) => `Order to ${order} ${asset}, paid`,
    order_credited: ({ order, asset }: EntryParts) => `Order to ${order} ${asset}, credited`,
    order_returned: ({ order, asset }: EntryParts) => `Order to ${order} ${asset}, returned`,
    profit: () => 'Profit moved into the balance',
    bonus: ({ reason }: EntryParts) => withReason('Bonus', reason),
    investment: () => 'Invested in a plan',
    investment_returned: () => 'Returned from a plan',
    correction: ({ reason }: EntryParts) => withReason('Correction', reason),
  } satisfies Record<EntryCode, (parts: EntryParts) => string>,
} as const;

const useEntries = createWordsHook('entries', en);

/** Describes an entry in the reader's language. */
export function useEntryText(): (entry: StatementEntry) => string {
  return entryText(useEntries(), useWords().withdrawMethods);
}

/**
 * Describes an entry by its code, with the payment methods named as on the other pages (DEP-2, WD-1). An entry with an
 * unknown code is shown in the server's words.
 */
export function entryText(
  { entries, orders }: Translated<typeof en>,
  names: Readonly<Record<WithdrawMethod, string>>,
): (entry: StatementEntry) => string {
  return ({ description, messageCode, params = {} }) => {
    if (messageCode === undefined || !Object.hasOwn(entries, messageCode)) return description;
    const { method = '', order = 'send', asset = '', reason = '' } = params;
    return entries[messageCode]({ method: methodName(method, names), order: orders[order], asset, reason });
  };
}

function methodName(method: string, names: Readonly<Record<WithdrawMethod, string>>): string {
  if (isMethod(method)) return names[method];
  return isMode(method) ? payCoins[method].name : method;
}

function isMode(text: string): text is DepositType {
  return Object.hasOwn(payCoins, text);
}

function isMethod(text: string): text is WithdrawMethod {
  return Object.hasOwn(withdrawFields, text);
}
