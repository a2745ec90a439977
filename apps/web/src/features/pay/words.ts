import { wordsHook } from '../../app/i18n/wordsHook.ts';

/** The texts of the payment page that are not messages of a flow (PAY-1, PAY-4, PAY-5). */
export const en = {
  warning: 'Send the payment first, then press Pay Now to let us know. Pay Now does not move money.',
  sample: 'Sample address: do not send money. Press Pay Now as if you had paid.',
  loading: 'Loading the address',
  retry: 'Try again',
  other: 'Choose another method',
  loadFailed: 'We couldn’t load this deposit.',
  back: 'Back to deposits',
  dashboard: 'Back to dashboard',
  statement: 'View statement',
  newDeposit: 'Make a new deposit',
} as const;

export const useWords = wordsHook('pay', en);
