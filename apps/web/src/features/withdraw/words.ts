import type { WithdrawField } from '@keel/flows';
import { wordsHook } from '../../app/wordsHook.ts';

const fields: Readonly<Record<WithdrawField, string>> = {
  account_name: 'Account name',
  account_number: 'Account number',
  bank_name: 'Bank name',
  bitcoin_address: 'Bitcoin address',
  etherium_address: 'Ethereum address',
  cashapp_address: 'Cashapp username',
  zelle_address: 'E-mail or phone number',
};

/** The words of the withdrawal page that no flow owns (WD-1, WD-5). */
export const en = {
  form: 'New withdrawal',
  amount: 'Amount in dollars',
  available: (amount: string) => `Available ${amount}`,
  method: 'Receive method',
  fields,
  withdraw: 'Withdraw',
  balance: 'Available balance',
  how: 'The amount is held at once and leaves the balance. It comes back if the withdrawal is rejected or cancelled.',
  missing: 'Your withdrawals are not shown now.',
  file: 'withdrawals.csv',
  /** What is sent, in full, before it is (WD-3). */
  review: {
    title: 'Check your withdrawal',
    method: 'Receive method',
    fee: 'Fee',
    noFee: 'None here',
    arrives: 'Arrives',
    when: 'When',
    whenText: 'Once the operator has approved it. No time is promised.',
    note: 'Nothing has been sent yet. A bank or a network on the way may take a fee of its own.',
    back: 'Back to the form',
    send: 'Send request',
  },
  detail: {
    title: 'Withdrawal',
    amount: 'Amount',
    id: 'Withdrawal ID',
    date: 'Date',
    method: 'Method',
    destination: 'To',
    status: 'Status',
  },
  cancel: {
    title: 'Cancel this withdrawal?',
    text: (amount: string) => `${amount} goes back into the available balance.`,
    action: 'Cancel withdrawal',
    keep: 'Keep it',
  },
} as const;

export const useWords = wordsHook('withdraw', en);
