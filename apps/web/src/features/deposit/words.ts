import { wordsHook } from '../../app/wordsHook.ts';

/** The words of the deposit page that no flow owns (DEP-1, PAY-4). */
export const en = {
  form: 'New deposit',
  mode: 'Payment method',
  amount: 'Amount in dollars',
  asOf: (time: string) => `as of ${time}`,
  plan: 'Plan',
  create: 'Create Deposit',
  how: 'How a deposit works',
  steps: [
    { term: '1. Create it', value: 'Choose how you pay, and how much.' },
    { term: '2. Send the payment', value: 'Pay Now shows where to, and how much in the coin.' },
    { term: '3. Tell us', value: 'Press Pay Now on that page once you have sent it.' },
    { term: '4. Confirmation', value: 'Your balance changes when the operator has confirmed it.' },
  ],
  missing: 'Your deposits are not shown now.',
  file: 'deposits.csv',
  detail: {
    title: 'Deposit',
    amount: 'Amount',
    id: 'Deposit ID',
    date: 'Date',
    method: 'Payment method',
    plan: 'Plan',
    status: 'Deposit Status',
    payment: 'Payment',
    waiting: 'Paid, waiting for confirmation',
    /** DEP-6. */
    paid: { Paid: 'Paid', unPaid: 'unPaid' },
    address: 'Show address',
    pay: 'Pay Now',
  },
} as const;

export const useWords = wordsHook('deposit', en);
