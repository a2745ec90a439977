import { createWordsHook } from '../../app/i18n/createWordsHook.ts';

/** The texts of the profile that are not messages of a flow (PROF-1 to PROF-3). */
export const en = {
  verified: 'Verified',
  underReview: 'Under review',
  notVerified: 'Not verified',
  tradesFailed: 'We couldn’t load your trades.',
  csvName: 'trades.csv',
  columns: { id: 'ID', date: 'Date', pair: 'Pair', profit: 'Profit (USD)', loss: 'Loss (USD)' },
  identityNumber: {
    title: 'Identity number',
    explain: 'Enter your password to see the whole number.',
    password: 'Password',
    cancel: 'Cancel',
    show: 'Show number',
    note: 'Close this before anyone else can see your screen.',
    hide: 'Hide number',
  },
  createTrade: 'Create active trade',
  request: {
    title: 'Request a trade',
    explain: 'Your account manager places trades for you. Tell them what you’d like and they’ll get back to you.',
    note: 'Your message',
    noteHint: 'For example the pair, the amount, a good time to call.',
    cancel: 'Cancel',
    send: 'Send request',
  },
} as const;

export const useWords = createWordsHook('profile', en);
