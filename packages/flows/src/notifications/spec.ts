import { TransportFailure, Unauthorized } from '../reply.ts';
import { refusal, success } from '../testing/samples.ts';
import type { Row, Step } from '../testing/types.ts';
import type { notificationsMachine } from './machine.ts';
import type { Notification, NotificationList } from './types.ts';

type ListStep = Step<typeof notificationsMachine>;
type ListRow = Row<typeof notificationsMachine>;

const note = (_id: string, read = false): Notification => {
  return { _id, title: 'Deposit confirmed', message: _id, image: null, url: null, date: '2026-11-20T12:00:00Z', read };
};
const list: NotificationList = { items: [note('b'), note('a')], unread: 2 };
const loaded: ListStep = { answer: 'loadNotifications', with: success(list) };
const refresh: ListStep = { send: { type: 'refresh.requested' } };
const read = (id: string): ListStep => ({ send: { type: 'notification.read', id } });
const readAll: ListStep = { send: { type: 'all.read' } };
const arrive = (id: string): ListStep => ({ send: { type: 'notification.arrived', notification: note(id) } });
const marked = (unread: number): ListStep => ({ answer: 'markRead', with: success({ unread }) });
const dismiss: ListStep = { send: { type: 'message.dismissed' } };
const failureText = 'Failed to fetch notifications.';
const notMarked = 'We couldn’t mark this as read.';
const oneRead: NotificationList = { items: [note('b'), note('a', true)], unread: 1 };
const allRead: NotificationList = { items: [note('b', true), note('a', true)], unread: 0 };
const markOf = (id: string) => ({ mark: { kind: 'one', id } });

const notLoaded: readonly (readonly [string, string, ListStep, string])[] = [
  ['ERR-1', '404 shows the response text', { answer: 'loadNotifications', with: refusal(404) }, 'words of 404'],
  [
    'DASH-8',
    'bool false shows the server’s message',
    { answer: 'loadNotifications', with: refusal(200, 'Closed') },
    'Closed',
  ],
  [
    'DASH-8',
    'a refusal without a message shows the list’s own message',
    { answer: 'loadNotifications', with: refusal(500, '') },
    failureText,
  ],
  [
    'DASH-8',
    'an answer of the wrong shape shows the list’s own message',
    { answer: 'loadNotifications', with: { ...success(list), body: null, text: 'ok' } },
    failureText,
  ],
  [
    'DASH-8',
    'no network shows the list’s own message',
    { fail: 'loadNotifications', with: new TransportFailure() },
    failureText,
  ],
  ['DASH-8', 'no answer within 20 seconds shows the list’s own message', { wait: 20_000 }, failureText],
];

const undoneMarks: readonly (readonly [string, string, ListStep, string])[] = [
  ['ERR-1', '404 shows the response text', { answer: 'markRead', with: refusal(404) }, 'words of 404'],
  ['ERR-1', 'bool false shows the server’s message', { answer: 'markRead', with: refusal(200, 'Closed') }, 'Closed'],
  ['ERR-1', 'a refusal without a message is reported', { answer: 'markRead', with: refusal(500, '') }, notMarked],
  [
    'ERR-1',
    'an answer of the wrong shape is reported',
    { answer: 'markRead', with: { ...success({ unread: 0 }), body: null } },
    notMarked,
  ],
  ['LOGIN-7', 'no network shows network error', { fail: 'markRead', with: new TransportFailure() }, 'network error'],
  [
    'LOGIN-7',
    'any other failure shows its own message',
    { fail: 'markRead', with: new Error('Out of memory') },
    'Out of memory',
  ],
  ['LOGIN-7', 'no answer within 20 seconds is a network error', { wait: 20_000 }, 'network error'],
];

/** The status table of the notifications. */
export const notificationsSpec: readonly ListRow[] = [
  {
    id: 'DASH-9',
    title: 'loads immediately',
    steps: [],
    state: 'loading',
    context: { confirmed: null, marks: [], message: '' },
    calls: { loadNotifications: [undefined] },
  },
  {
    id: 'PUSH-6',
    also: ['DASH-9'],
    title: 'shows the loaded list',
    steps: [loaded],
    state: 'ready',
    context: { confirmed: list, isStale: false },
  },
  ...notLoaded.flatMap(([id, title, step, message]): ListRow[] => [
    { id, title, steps: [step], state: 'failed', context: { confirmed: null, message } },
    {
      id,
      title: `no modal while refreshing, when the old list stays and is marked: ${title}`,
      steps: [loaded, refresh, step],
      state: 'ready',
      context: { confirmed: list, isStale: true, message: '' },
    },
  ]),
  {
    id: 'DASH-8',
    title: 'after a dismissed first failure nothing is shown',
    steps: [{ wait: 20_000 }, dismiss],
    state: 'missing',
    context: { confirmed: null, message: '' },
  },
  {
    id: 'DASH-8',
    title: 'loading can be tried again',
    steps: [{ wait: 20_000 }, dismiss, refresh],
    state: 'loading',
    calls: { loadNotifications: [undefined, undefined] },
  },
  {
    id: 'DASH-8',
    title: 'a refreshed list is no longer marked as old',
    steps: [loaded, refresh, { wait: 20_000 }, refresh, loaded],
    state: 'ready',
    context: { confirmed: list, isStale: false },
    calls: { loadNotifications: [undefined, undefined, undefined] },
  },
  {
    id: 'PUSH-6',
    title: 'a change while the list loads restarts loading',
    steps: [refresh, loaded, refresh, refresh],
    state: 'loading',
    context: { confirmed: list },
    calls: { loadNotifications: [undefined, undefined, undefined, undefined] },
  },
  {
    id: 'ERR-2',
    title: 'a revoked token is reported by the session: no modal',
    steps: [{ fail: 'loadNotifications', with: new Unauthorized() }],
    state: 'missing',
    context: { message: '' },
  },
  {
    id: 'ERR-2',
    title: 'a revoked token while refreshing keeps the old list',
    steps: [loaded, refresh, { fail: 'loadNotifications', with: new Unauthorized() }],
    state: 'ready',
    context: { confirmed: list, message: '' },
  },
  {
    id: 'DASH-9',
    title: 'an opened notification counts as read before the server confirms',
    steps: [loaded, read('a')],
    state: 'marking',
    context: { confirmed: list, marks: [{ kind: 'one', id: 'a' }] },
    calls: { markRead: [markOf('a')] },
  },
  {
    id: 'DASH-9',
    title: 'and permanently once it did',
    steps: [loaded, read('a'), marked(1)],
    state: 'ready',
    context: { confirmed: oneRead, marks: [] },
  },
  {
    id: 'DASH-9',
    title: 'a read notification is not marked again',
    steps: [loaded, read('a'), marked(1), read('a')],
    state: 'ready',
    calls: { markRead: [markOf('a')] },
  },
  {
    id: 'DASH-9',
    title: 'nor is an unknown one',
    steps: [loaded, read('z')],
    state: 'ready',
    calls: { markRead: [] },
  },
  {
    id: 'DASH-9',
    title: 'opening the same one twice makes one call',
    steps: [loaded, read('a'), read('a'), marked(1)],
    state: 'ready',
    calls: { markRead: [markOf('a')] },
  },
  {
    id: 'DASH-9',
    title: 'two are marked one after the other',
    steps: [loaded, read('a'), read('b')],
    state: 'marking',
    context: {
      marks: [
        { kind: 'one', id: 'a' },
        { kind: 'one', id: 'b' },
      ],
    },
    calls: { markRead: [markOf('a')] },
  },
  {
    id: 'DASH-9',
    title: 'the second when the first is confirmed',
    steps: [loaded, read('a'), read('b'), marked(1)],
    state: 'marking',
    context: { confirmed: oneRead, marks: [{ kind: 'one', id: 'b' }] },
    calls: { markRead: [markOf('a'), markOf('b')] },
  },
  {
    id: 'DASH-9',
    title: 'until both are confirmed',
    steps: [loaded, read('a'), read('b'), marked(1), marked(0)],
    state: 'ready',
    context: { confirmed: allRead, marks: [] },
  },
  {
    id: 'DASH-9',
    title: 'all can be marked as read at once',
    steps: [loaded, readAll, marked(0)],
    state: 'ready',
    context: { confirmed: allRead, marks: [] },
    calls: { markRead: [{ mark: { kind: 'all', ids: ['b', 'a'] } }] },
  },
  {
    id: 'DASH-9',
    title: 'and the rest while one is being marked',
    steps: [loaded, read('a'), readAll, readAll, marked(1), marked(0)],
    state: 'ready',
    context: { confirmed: allRead, marks: [] },
    calls: { markRead: [markOf('a'), { mark: { kind: 'all', ids: ['b', 'a'] } }] },
  },
  {
    id: 'DASH-9',
    title: 'without unread ones nothing is sent',
    steps: [{ answer: 'loadNotifications', with: success(allRead) }, readAll],
    state: 'ready',
    calls: { markRead: [] },
  },
  ...undoneMarks.map(
    ([id, title, step, message]): ListRow => ({
      id,
      title: `while marking, ${title} and undoes every mark`,
      steps: [loaded, read('a'), read('b'), step],
      state: 'failed',
      context: { confirmed: list, marks: [], message },
    }),
  ),
  {
    id: 'ERR-2',
    title: 'a revoked token while marking undoes the mark without a message',
    steps: [loaded, read('a'), { fail: 'markRead', with: new Unauthorized() }],
    state: 'ready',
    context: { confirmed: list, marks: [], message: '' },
  },
  {
    id: 'DASH-9',
    title: 'an undone mark can be made again',
    steps: [loaded, read('a'), { wait: 20_000 }, dismiss, read('a')],
    state: 'marking',
    context: { message: '' },
    calls: { markRead: [markOf('a'), markOf('a')] },
  },
  {
    id: 'PUSH-6',
    title: 'a new one is added on top, unread',
    steps: [loaded, arrive('c')],
    state: 'ready',
    context: { confirmed: { items: [note('c'), ...list.items], unread: 3 } },
  },
  {
    id: 'PUSH-6',
    title: 'the same one twice counts once',
    steps: [loaded, arrive('c'), arrive('c')],
    state: 'ready',
    context: { confirmed: { items: [note('c'), ...list.items], unread: 3 } },
  },
  {
    id: 'PUSH-6',
    title: 'one that arrives before the list is kept',
    steps: [arrive('c'), loaded],
    state: 'ready',
    context: { confirmed: { items: [note('c'), ...list.items], unread: 3 }, arrived: [] },
  },
  {
    id: 'PUSH-6',
    title: 'one that the list already contains counts once',
    steps: [arrive('b'), loaded],
    state: 'ready',
    context: { confirmed: list },
  },
  {
    id: 'PUSH-6',
    title: 'one that arrives while refreshing is shown immediately',
    steps: [loaded, refresh, arrive('c')],
    state: 'loading',
    context: { confirmed: { items: [note('c'), ...list.items], unread: 3 } },
  },
  {
    id: 'PUSH-6',
    title: 'one that arrives while all are marked stays unread',
    steps: [loaded, readAll, arrive('c'), marked(0)],
    state: 'ready',
    context: { confirmed: { items: [note('c'), ...allRead.items], unread: 1 } },
  },
  {
    id: 'PUSH-6',
    title: 'one that arrives after a failed load waits for the list',
    steps: [{ wait: 20_000 }, arrive('c'), dismiss],
    state: 'missing',
    context: { confirmed: null },
  },
];
