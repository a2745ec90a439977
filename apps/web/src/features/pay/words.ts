import { createWordsHook } from '../../app/i18n/createWordsHook.ts';

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
  fromWallet: 'Pay from my wallet',
  otherNetwork: {
    main: 'Your wallet shows a test network, and this deposit is paid on the main network. You’ll be asked to switch.',
    test: 'Your wallet shows a main network, and this deposit is paid on the test network. You’ll be asked to switch.',
  },
  sent: (amount: string) => `You sent ${amount} for this deposit from your wallet.`,
  showSent: 'Show transfer',
} as const;

export const useWords = createWordsHook('pay', en);
