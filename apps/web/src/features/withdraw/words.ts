import type { WithdrawField } from '@keel/flows';
import { createWordsHook } from '../../app/i18n/createWordsHook.ts';

const fields: Readonly<Record<WithdrawField, string>> = {
  account_name: 'Account name',
  account_number: 'Account number',
  bank_name: 'Bank name',
  bitcoin_address: 'Bitcoin address',
  etherium_address: 'Ethereum address',
  cashapp_address: 'Cashapp username',
  zelle_address: 'Email or phone number',
};

/** The texts of the withdrawal page that are not messages of a flow (WD-1, WD-5). */
export const en = {
  form: 'New withdrawal',
  amount: 'Amount in dollars',
  available: (amount: string) => `Available ${amount}`,
  method: 'Receive method',
  fields,
  withdraw: 'Withdraw',
  balance: 'Available balance',
  how: 'We reserve this amount right away. If the withdrawal is rejected, cancelled or returned, it goes back to your balance.',
  loadFailed: 'We couldn’t load your withdrawals.',
  file: 'withdrawals.csv',
  /** The review before it is sent (WD-3). */
  review: {
    title: 'Review your withdrawal',
    method: 'Receive method',
    fee: 'Fee',
    noFee: 'Free',
    arrives: 'Arrives',
    when: 'When',
    whenText: 'After the operator approves it. Timing can vary.',
    note: 'Nothing has been sent yet. Your bank or network may charge its own fee.',
    back: 'Back to form',
    send: 'Send request',
  },
  detail: {
    title: 'Withdrawal',
    amount: 'Amount',
    id: 'Withdrawal ID',
    date: 'Date',
    method: 'Method',
    destination: 'To',
    reference: 'Payment reference',
    reason: 'Reason',
    status: 'Status',
  },
  cancel: {
    title: 'Cancel this withdrawal?',
    text: (amount: string) => `${amount} returns to your available balance.`,
    action: 'Cancel withdrawal',
    keep: 'Keep it',
  },
} as const;

export const useWords = createWordsHook('withdraw', en);
