import { wordsHook } from '../../app/wordsHook.ts';

/** The words of the notifications page that no flow owns (DASH-9). */
export const en = {
  empty: 'Nothing new',
  emptyNote: 'Decisions on your deposits, withdrawals and identity will stand here.',
  missing: 'The notifications could not be loaded.',
  unread: (count: number) => `${count} unread`,
  allRead: 'All read',
  readAll: 'Mark all as read',
  read: 'Mark as read',
  open: 'Open',
  isNew: 'New',
  stale: 'Newer notifications could not be had.',
  again: 'Try again',
} as const;

export const useWords = wordsHook('notifications', en);
