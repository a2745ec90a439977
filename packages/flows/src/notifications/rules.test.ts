import { describe, expect, it } from 'vitest';
import { refusal, success } from '../testing/samples.ts';
import * as rules from './rules.ts';
import type { Mark, Notification, NotificationsContext } from './types.ts';

const note = (_id: string, read = false): Notification => {
  return { _id, title: 'Deposit confirmed', message: '', image: null, url: null, date: '2026-11-20T12:00:00Z', read };
};
const start: NotificationsContext = {
  confirmed: { items: [note('b'), note('a')], unread: 2 },
  marks: [],
  arrived: [],
  isStale: false,
  message: '',
};
const one = (id: string): Mark => ({ kind: 'one', id });
const all = (...ids: string[]): Mark => ({ kind: 'all', ids });
const shown = (context: NotificationsContext) => {
  const { items, unread } = rules.shownNotifications(context);
  return [items.filter(({ read }) => !read).map(({ _id }) => _id), unread];
};

describe('notifications rules', () => {
  it.each([
    [[], ['b', 'a'], 2],
    [[one('a')], ['b'], 1],
    [[one('a'), one('b')], [], 0],
    [[one('a'), one('a')], ['b'], 1],
    [[one('z')], ['b', 'a'], 2],
    [[all('a', 'b')], [], 0],
    [[all('a')], ['b'], 1],
    [[one('b'), all('a', 'b')], [], 0],
  ])('[DASH-9] after marking %j, %j are unread', (marks, unread, count) => {
    expect(shown({ ...start, marks })).toEqual([unread, count]);
  });

  it('[DASH-9] counts unread notifications of later pages too, until all are read', () => {
    const long = { ...start, confirmed: { items: [note('b'), note('a')], unread: 7 } };
    expect(shown({ ...long, marks: [one('a')] })).toEqual([['b'], 6]);
    expect(shown({ ...long, marks: [all('a', 'b')] })).toEqual([[], 0]);
  });

  it('[DASH-9] the badge shows nothing before the list has loaded', () => {
    expect(shown({ ...start, confirmed: null })).toEqual([[], 0]);
  });

  it.each([
    [5, 5],
    [1, 1],
    [0, 1],
  ])(
    '[DASH-9] the server counts %j unread: %j, but unread notifications that are shown always count',
    (unread, count) => {
      const { confirmed, marks } = rules.confirmMark({ ...start, marks: [one('a')] }, success({ unread }));
      expect([confirmed?.unread, marks]).toEqual([count, []]);
    },
  );

  it('[DASH-9] there is no next mark if there was no first', () => {
    expect(() => rules.nextMark(start)).toThrow(TypeError);
  });

  it('[PUSH-6] a notification that was read elsewhere does not count', () => {
    expect(rules.addLive(start, note('c', true)).confirmed?.unread).toBe(2);
    expect(rules.addLive({ ...start, confirmed: null }, note('c'))).toEqual({});
  });

  it('[PUSH-6] new notifications are added on top, the newest first, without duplicates', () => {
    const first = { ...start, ...rules.addArrived(start, note('c')) };
    const second = { ...first, ...rules.addArrived(first, note('d')) };
    const third = { ...second, ...rules.addArrived(second, note('c')) };
    const { confirmed } = rules.setList(third, success({ items: [note('b'), note('a')], unread: 2 }));
    expect(third.arrived.map(({ _id }) => _id)).toEqual(['c', 'd']);
    expect([confirmed?.items.map(({ _id }) => _id), confirmed?.unread]).toEqual([['c', 'd', 'b', 'a'], 4]);
  });

  it.each([
    [refusal(404), 'words of 404', 'words of 404'],
    [refusal(500, ''), 'Failed to fetch notifications.', 'We couldn’t mark this as read.'],
    [{ ...success(null), text: 'ok' }, 'Failed to fetch notifications.', 'We couldn’t mark this as read.'],
  ])('[ERR-1] for %j the message is %s', (reply, notLoaded, notMarked) => {
    expect([rules.loadRefusal(reply), rules.markRefusal(reply)]).toEqual([notLoaded, notMarked]);
  });
});
