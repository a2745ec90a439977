import { wordsHook } from '../../app/wordsHook.ts';

/** The profile's words that no flow owns (PROF-1 to PROF-3). */
export const en = {
  verified: 'Verified',
  underReview: 'Under review',
  notVerified: 'Not verified',
  tradesFailed: 'Your trades could not be loaded.',
  csvName: 'trades.csv',
  columns: { id: 'ID', date: 'Date', pair: 'Pair', profit: 'Profit (USD)', loss: 'Loss (USD)' },
  createTrade: 'Create active trade',
  request: {
    title: 'Ask for a trade',
    explain:
      'Trades are placed by your account’s manager, not by this page. Say what you have in mind, and they get back to you.',
    note: 'Your wish',
    noteHint: 'A pair, an amount, a time to call: whatever helps.',
    cancel: 'Cancel',
    send: 'Send request',
  },
} as const;

export const useWords = wordsHook('profile', en);
