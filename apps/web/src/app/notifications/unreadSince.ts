import type { NotificationList } from '@keel/flows';

/** The unread notifications that the previous list did not have, oldest first; none for the first list. */
export function unreadSince(before: NotificationList | null, now: NotificationList | null) {
  if (before === null || now === null || before === now) return [];
  const known = new Set(before.items.map(({ _id }) => _id));
  return now.items.filter(({ _id, read }) => !read && !known.has(_id)).toReversed();
}
