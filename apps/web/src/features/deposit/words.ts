import { createWordsHook } from '../../app/i18n/createWordsHook.ts';

/** The texts of the deposit page that are not messages of a flow (DEP-1, PAY-4). */
export const en = {
  form: 'New deposit',
  mode: 'Payment method',
  amount: 'Amount in dollars',
  asOf: (time: string) => `as of ${time}`,
  notPayable: (method: string) => `There’s no address for ${method} deposits right now. Choose another method.`,
  notPayableYet: 'Not available yet',
  notVerified: 'Your account isn’t verified yet. You can deposit once it is.',
  plan: 'Plan',
  changePlan: 'Change plan',
  create: 'Create Deposit',
  how: 'How a deposit works',
  steps: [
    { term: '1. Create it', value: 'Choose how you pay and how much.' },
    { term: '2. Send the payment', value: 'We show you the address and the exact amount to send.' },
    { term: '3. Tell us', value: 'After sending, tell us by pressing Pay Now.' },
    { term: '4. Confirmation', value: 'Your balance changes when the operator has confirmed it.' },
  ],
  loadFailed: 'We couldn’t load your deposits.',
  file: 'deposits.csv',
  detail: {
    title: 'Deposit',
    amount: 'Amount',
    announced: 'Announced',
    credited: 'Credited',
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

export const useWords = createWordsHook('deposit', en);
