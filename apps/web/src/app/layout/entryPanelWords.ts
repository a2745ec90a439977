import { createWordsHook } from '../i18n/createWordsHook.ts';

/** The texts of the panel beside the form of every page outside the shell. */
export const en = {
  sentence: 'Every number has a source.',
  /** Each is true of every account: HONEST-6, PAYOUT-5 and WALLET-3. */
  points: {
    statement: 'Your statement lists every entry behind your balance.',
    payouts: 'We email you whenever money leaves your account, with a link that freezes it.',
    keys: 'Your wallet’s keys are encrypted in your browser. We never receive them.',
  },
  /** Of a drawing, with figures that are made up. */
  preview: {
    sample: 'Sample figures',
    label: 'Available balance',
    balance: '$24,310.50',
    deposit: { title: 'Deposit confirmed', day: 'Today', amount: '+$2,000.00' },
    withdrawal: { title: 'Withdrawal completed', day: 'Yesterday', amount: '−$500.00' },
  },
} as const;

export const useWords = createWordsHook('entryPanel', en);
