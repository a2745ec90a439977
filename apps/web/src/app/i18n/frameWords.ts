import { createWordsHook } from './createWordsHook.ts';

/** The words of what stands around every page, inside the shell and outside of it: they load with the app. */
export const en = {
  failed: {
    title: 'Something went wrong',
    text: 'We couldn’t show this page. Your data is safe.',
  },
  riskNotice: 'Your capital is at risk. Past performance does not predict future results.',
  operatorMissing: 'Demo: no operator is configured.',
  operatedBy: (particulars: string) => `Operated by ${particulars}.`,
  storageBlocked:
    'This browser isn’t saving anything for this site: its storage is full or blocked. If you reload, you’ll have to log in again.',
  unreachable: 'We can’t reach the server. You’re still logged in; try again in a moment.',
} as const;

export const useWords = createWordsHook('frame', en);
