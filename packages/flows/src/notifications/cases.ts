import { TransportFailure, Unauthorized } from '../reply.ts';
import { refusal, success } from '../testing/samples.ts';
import type { Cases } from '../testing/types.ts';
import type { notificationsMachine } from './machine.ts';
import { shownNotifications } from './rules.ts';

const note = {
  title: 'Deposit confirmed',
  message: '',
  image: null,
  url: null,
  date: '2026-11-20T12:00:00Z',
  read: false,
};

/** Examples for generated runs: one of each kind that a guard distinguishes. */
export const notificationsCases = {
  tags: { loading: ['loading'], modal: ['failed'] },
  inputs: [undefined],
  events: {
    'refresh.requested': [{ type: 'refresh.requested' }],
    'notification.read': [
      { type: 'notification.read', id: 'a' },
      { type: 'notification.read', id: 'b' },
    ],
    'all.read': [{ type: 'all.read' }],
    'notification.arrived': [{ type: 'notification.arrived', notification: { ...note, _id: 'c' } }],
    'message.dismissed': [{ type: 'message.dismissed' }],
  },
  answers: {
    loadNotifications: [
      success({
        items: [
          { ...note, _id: 'b' },
          { ...note, _id: 'a' },
        ],
        unread: 2,
      }),
      success({ items: [], unread: 0 }),
      refusal(404),
    ],
    markRead: [success({ unread: 1 }), success({ unread: 0 }), refusal(404), refusal(500, '')],
  },
  failures: [new TransportFailure(), new Unauthorized()],
  keyOf: ({ confirmed, isStale, marks }) => [confirmed?.unread, isStale, marks.length],
  invariants: {
    'the unread count is at least the number of unread notifications shown': ({ context }) => {
      const { items, unread } = shownNotifications(context);
      return unread >= items.filter(({ read }) => !read).length;
    },
    'no notification counts twice': ({ context }) => {
      const ids = shownNotifications(context).items.map(({ _id }) => _id);
      return new Set(ids).size === ids.length;
    },
    'marks are queued only while marking': ({ state, context }) => (state === 'marking') === context.marks.length > 0,
    'calls run only while loading and marking': ({ state, pending }) =>
      ['loading', 'marking'].includes(state) === pending.length > 0,
    'there is a list when one is shown': ({ state, context }) =>
      !['ready', 'marking'].includes(state) || context.confirmed !== null,
    'only a loaded list can be stale': ({ context }) => !context.isStale || context.confirmed !== null,
    'a message is set only in the modal': ({ state, context }) => (context.message !== '') === (state === 'failed'),
  },
} as const satisfies Cases<typeof notificationsMachine>;
