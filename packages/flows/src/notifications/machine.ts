import { assign, setup } from 'xstate';
import { requestTimeout } from '../delays.ts';
import { sharedMessages } from '../messages.ts';
import { port } from '../port.ts';
import { failureText, isUnauthorized } from '../reply.ts';
import type { FlowTag, StateMeta } from '../tags.ts';
import { typed } from '../typed.ts';
import { notificationsMessages } from './messages.ts';
import * as rules from './rules.ts';
import type * as Notifications from './types.ts';

/**
 * The notifications and the unread count. A mark as read is shown optimistically and reverted if it fails (DASH-9, PUSH-6). A list
 * that could not be refreshed stays and is marked as stale. No modal opens, since the person did not ask for the refresh.
 * Ports: `loadNotifications`, `markRead`. Screens show `shownNotifications(context)`.
 */
export const notificationsMachine = setup({
  types: typed<{
    context: Notifications.NotificationsContext;
    events: Notifications.NotificationsEvent;
    tags: FlowTag;
    meta: StateMeta;
  }>(),
  actors: {
    loadNotifications: port<void, Notifications.LoadNotificationsReply>('loadNotifications'),
    markRead: port<Notifications.MarkReadCall, Notifications.MarkReadReply>('markRead'),
  },
  actions: {
    setList: assign(({ context }, reply: Notifications.LoadNotificationsReply) => rules.setList(context, reply)),
    addLive: assign(({ context }, added: Notifications.Notification) => rules.addLive(context, added)),
    addArrived: assign(({ context }, added: Notifications.Notification) => rules.addArrived(context, added)),
    markOne: assign(({ context }, id: string) => rules.markOne(context, id)),
    markAll: assign(({ context }) => rules.markAll(context)),
    confirmMark: assign(({ context }, reply: Notifications.MarkReadReply) => rules.confirmMark(context, reply)),
    undoMarks: assign({ marks: [] }),
    markStale: assign({ isStale: true }),
    showMessage: assign((_, message: string) => ({ message })),
    clearMessage: assign({ message: '' }),
  },
  guards: {
    hasList: ({ context }) => context.confirmed !== null,
    isUnread: ({ context }, id: string) => rules.isUnread(context, id),
    hasUnread: ({ context }) => rules.hasUnread(context),
    isLoaded: (_, reply: Notifications.LoadNotificationsReply) => rules.isLoaded(reply),
    isLast: ({ context }, reply: Notifications.MarkReadReply) => rules.isMarked(reply) && !rules.hasMore(context),
    isMarked: (_, reply: Notifications.MarkReadReply) => rules.isMarked(reply),
    isUnauthorized: (_, { error }: { readonly error: unknown }) => isUnauthorized(error),
  },
  delays: { requestTimeout },
}).createMachine({
  id: 'notifications',
  context: { confirmed: null, isStale: false, marks: [], arrived: [], message: '' },
  options: { maxIterations: 100 },
  initial: 'loading',
  on: {
    'notification.arrived': { actions: { type: 'addLive', params: ({ event }) => event.notification } },
  },
  states: {
    loading: {
      meta: { doc: 'The list is being loaded; an older one, if there is one, stays on the screen.' },
      tags: 'loading',
      on: {
        // The pending answer may be from before the change.
        'refresh.requested': { target: 'loading', reenter: true },
        'notification.arrived': {
          actions: [
            { type: 'addLive', params: ({ event }) => event.notification },
            { type: 'addArrived', params: ({ event }) => event.notification },
          ],
        },
      },
      invoke: {
        id: 'loadNotifications',
        src: 'loadNotifications',
        onDone: [
          {
            guard: { type: 'isLoaded', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'setList', params: ({ event }) => event.output },
          },
          { guard: 'hasList', target: 'ready', actions: 'markStale' },
          {
            target: 'failed',
            actions: { type: 'showMessage', params: ({ event }) => rules.loadRefusal(event.output) },
          },
        ],
        onError: [
          { guard: { type: 'isUnauthorized', params: ({ event }) => ({ error: event.error }) }, target: 'resting' },
          { guard: 'hasList', target: 'ready', actions: 'markStale' },
          { target: 'failed', actions: { type: 'showMessage', params: notificationsMessages.notLoaded } },
        ],
      },
      after: {
        requestTimeout: [
          { guard: 'hasList', target: 'ready', actions: 'markStale' },
          { target: 'failed', actions: { type: 'showMessage', params: notificationsMessages.notLoaded } },
        ],
      },
    },
    ready: {
      meta: { doc: 'The list is shown as the server has it.' },
      on: {
        'refresh.requested': 'loading',
        'notification.read': {
          guard: { type: 'isUnread', params: ({ event }) => event.id },
          target: 'marking',
          actions: { type: 'markOne', params: ({ event }) => event.id },
        },
        'all.read': { guard: 'hasUnread', target: 'marking', actions: 'markAll' },
      },
    },
    marking: {
      meta: { doc: 'Notifications are shown as read already; the marks are sent to the server one after another.' },
      on: {
        'notification.read': {
          guard: { type: 'isUnread', params: ({ event }) => event.id },
          actions: { type: 'markOne', params: ({ event }) => event.id },
        },
        'all.read': { guard: 'hasUnread', actions: 'markAll' },
      },
      invoke: {
        id: 'markRead',
        src: 'markRead',
        input: ({ context }) => ({ mark: rules.nextMark(context) }),
        onDone: [
          {
            guard: { type: 'isLast', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'confirmMark', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isMarked', params: ({ event }) => event.output },
            target: 'marking',
            reenter: true,
            actions: { type: 'confirmMark', params: ({ event }) => event.output },
          },
          {
            target: 'failed',
            actions: ['undoMarks', { type: 'showMessage', params: ({ event }) => rules.markRefusal(event.output) }],
          },
        ],
        onError: [
          {
            guard: { type: 'isUnauthorized', params: ({ event }) => ({ error: event.error }) },
            target: 'ready',
            actions: 'undoMarks',
          },
          {
            target: 'failed',
            actions: ['undoMarks', { type: 'showMessage', params: ({ event }) => failureText(event.error) }],
          },
        ],
      },
      after: {
        requestTimeout: {
          target: 'failed',
          actions: ['undoMarks', { type: 'showMessage', params: sharedMessages.network }],
        },
      },
    },
    failed: {
      meta: { doc: 'It failed; a modal shows the message, and what was not confirmed is unread again.' },
      tags: 'modal',
      on: { 'message.dismissed': { target: 'resting', actions: 'clearMessage' } },
    },
    resting: {
      meta: { doc: 'Checks whether there is a list to show.' },
      always: [{ guard: 'hasList', target: 'ready' }, { target: 'missing' }],
    },
    missing: {
      meta: { doc: 'There is nothing to show; loading can be tried again.' },
      on: { 'refresh.requested': 'loading' },
    },
  },
});
