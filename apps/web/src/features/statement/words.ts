import { wordsHook } from '../../app/wordsHook.ts';

/** The words of the statement (HONEST-6). */
export const en = {
  title: 'Every entry behind the balance',
  note: 'Newest first. Each line is an entry of the ledger and what was available after it.',
  date: 'Date',
  description: 'Description',
  amount: 'Amount',
  balance: 'Balance',
  csv: 'Download CSV',
  csvFile: 'statement.csv',
  all: 'Export all my data',
  allFile: 'account.json',
  missing: 'Your statement is not shown now.',
  empty: 'No entries yet',
  emptyNote: 'The first confirmed deposit makes the first entry.',
  available: 'Available balance',
} as const;

export const useWords = wordsHook('statement', en);
