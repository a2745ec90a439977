import type { Notification, NotificationList } from '@keel/flows';
import { expect, test } from 'vitest';
import { unreadSince } from './unreadSince.ts';

const one = (id: string, read = false): Notification => ({
  _id: id,
  title: 'Deposit confirmed',
  message: 'Your deposit was confirmed.',
  image: null,
  url: null,
  date: '2026-11-22T09:00:00.000Z',
  read,
});
const list = (...items: readonly Notification[]): NotificationList => ({
  items,
  unread: items.filter(({ read }) => !read).length,
});
const ids = (notifications: readonly Notification[]) => notifications.map(({ _id }) => _id);

test('[PUSH-4, PUSH-6] the first list announces nothing, since it was there before the page', () => {
  expect(unreadSince(null, list(one('a')))).toEqual([]);
  expect(unreadSince(list(one('a')), null)).toEqual([]);
});

test('[PUSH-4, PUSH-6] new unread notifications are announced, oldest first', () => {
  expect(ids(unreadSince(list(one('a')), list(one('c'), one('b'), one('a'))))).toEqual(['b', 'c']);
});

test('[PUSH-4, PUSH-6] notifications that were read elsewhere or already known are not announced', () => {
  expect(unreadSince(list(one('a')), list(one('b', true), one('a', true)))).toEqual([]);
});
