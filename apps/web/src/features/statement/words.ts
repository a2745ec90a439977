import { createWordsHook } from '../../app/i18n/createWordsHook.ts';

/** The texts of the statement (HONEST-6). */
export const en = {
  title: 'Account activity',
  note: 'Newest first. Each row shows the change and the balance after it.',
  date: 'Date',
  description: 'Description',
  amount: 'Amount',
  balance: 'Balance',
  csv: 'Download CSV',
  csvFile: 'statement.csv',
  all: 'Export all my data',
  allFile: 'account.json',
  loadFailed: 'We couldn’t load your statement.',
  empty: 'No entries yet',
  emptyNote: 'Your first confirmed deposit will appear here.',
  available: 'Available balance',
} as const;

export const useWords = createWordsHook('statement', en);
