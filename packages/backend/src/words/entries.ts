import type { EntryCode, EntryParams } from '@keel/contract';

/** The parameters of a description. */
type Params = Required<EntryParams>;

/** The English description of each statement entry by its code, by which apps translate it (SET-2). */
const DESCRIPTIONS: Readonly<Record<EntryCode, (params: Params) => string>> = {
  deposit: ({ method }) => `Deposit by ${method}`,
  withdrawal_held: ({ method }) => `Withdrawal to ${method}, held`,
  withdrawal_paid: ({ method }) => `Withdrawal to ${method}, paid out`,
  withdrawal_returned: ({ method }) => `Withdrawal to ${method}, returned`,
  order_held: ({ order, asset }) => `Order to ${order} ${asset}, held`,
  order_paid: ({ order, asset }) => `Order to ${order} ${asset}, paid`,
  order_credited: ({ order, asset }) => `Order to ${order} ${asset}, credited`,
  order_returned: ({ order, asset }) => `Order to ${order} ${asset}, returned`,
  profit: () => 'Profit moved into the balance',
  bonus: ({ reason }) => because('Bonus', reason),
  investment: () => 'Invested in a plan',
  investment_returned: () => 'Returned from a plan',
  correction: ({ reason }) => because('Correction', reason),
};

/** The English description of an entry, for CSV and for apps that do not know its code. */
export function describeEntry(messageCode: EntryCode, params: EntryParams): string {
  return DESCRIPTIONS[messageCode]({ method: '', order: 'send', asset: '', reason: '', ...params });
}

/** Appends the operator's reason, if there is one. */
function because(what: string, reason: string): string {
  return reason === '' ? what : `${what}: ${reason}`;
}
