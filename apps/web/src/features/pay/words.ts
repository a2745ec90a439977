import { wordsHook } from '../../app/wordsHook.ts';

/** The words of the payment page that no flow owns (PAY-1, PAY-4). */
export const en = {
  warning: 'Press Pay Now only after you have sent the payment. It tells us to look for it; it sends no money.',
  where: 'Where to pay',
  loading: 'Loading the address',
  again: 'Try again',
  missing: 'The deposit is not shown now.',
  back: 'All deposits',
} as const;

export const useWords = wordsHook('pay', en);
