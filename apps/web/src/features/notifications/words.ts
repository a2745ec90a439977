import { createWordsHook } from '../../app/i18n/createWordsHook.ts';

/** The texts of the notifications page that are not messages of a flow (DASH-9). */
export const en = {
  empty: 'You’re all caught up',
  emptyNote: 'Updates on your deposits, withdrawals and verification will appear here.',
  loadFailed: 'We couldn’t load your notifications.',
  unread: (count: number) => `${count} unread`,
  allRead: 'All read',
  readAll: 'Mark all as read',
  isNew: 'New',
  showAll: 'All notifications',
  stale: 'Couldn’t refresh your notifications.',
  retry: 'Try again',
} as const;

export const useWords = createWordsHook('notifications', en);
