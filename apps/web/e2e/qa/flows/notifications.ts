import {
  type LoadNotificationsReply,
  type MarkReadReply,
  type Notification,
  type NotificationsContext,
  notificationsMachine,
} from '@keel/flows';
import type { Step } from '@keel/flows/testing';
import { expect, type Page } from '@playwright/test';
import { notificationsCases } from '../../../../../packages/flows/src/notifications/cases.ts';
import { makeAccount } from '../../support/accounts.ts';
import type { KeelServer } from '../../support/KeelServer.ts';
import { operate } from '../../support/operator.ts';
import { button, dismiss, press } from '../controls.ts';
import type { FlowDriver } from '../FlowDriver.ts';
import { alwaysOffered, unauthorizedEndsSession } from '../guardExceptions.ts';

/** Titles of the notifications, by their ids in the model. */
const titles: Readonly<Record<string, string>> = { a: 'First news', b: 'Second news', c: 'Third news' };

/** `/notifications` (DASH-9, PUSH-6) of an investor with two unread notifications. */
export const notifications: FlowDriver<typeof notificationsMachine> = {
  machine: notificationsMachine,
  cases: notificationsCases,
  as: 'investor',
  isFresh: true,
  arrange: async (server, person) => {
    const account = await makeAccount(server, person);
    await notify(server, person.email, 'a');
    await notify(server, person.email, 'b');
    return { account };
  },
  can: (step, { context }) => isServerList(step, context) && isServerCount(step, context),
  open: async ({ page }) => {
    const stream = page.waitForResponse('**/api/events*');
    await page.goto('/notifications');
    await stream;
  },
  events: {
    'refresh.requested': {
      drive: async ({ page }) => {
        const retry = button(page, 'Try again');
        if (await retry.isVisible()) await retry.click();
        else await breakStream(page);
      },
      // Waiting longer would end the call for the list by its timeout before the stream counts as broken.
      can: (_, before) => !before.matches('loading') || before.context.isStale,
      isSentByAppToo: true,
    },
    'notification.read': {
      drive: ({ page }, { id }) =>
        page
          .getByRole('article', { name: titles[id] ?? '' })
          .locator('a, button')
          .click(),
      can: (event, before) => before.can(event),
    },
    'all.read': {
      ...press('Mark all as read'),
      can: (event, before) => before.can(event),
    },
    'notification.arrived': {
      drive: ({ server, account }) => notify(server, account.person.email, 'c'),
      can: (_, before) => (before.matches('ready') || before.matches('loading')) && !hasThird(before.context),
      isSentByAppToo: true,
    },
    'message.dismissed': dismiss,
  },
  ports: {
    loadNotifications: { call: 'GET /notifications', operation: 'listNotifications', isShared: true },
    // Marks one notification, or all of them.
    markRead: { call: 'POST /read-*', operation: 'readNotification' },
  },
  shows: {
    missing: ({ page }) => expect(button(page, 'Try again')).toBeVisible(),
  },
  guardExceptions: {
    ...unauthorizedEndsSession,
    ...alwaysOffered('isUnread', 'hasUnread'),
  },
};

let sentCount = 0;

/**
 * The operator sends the investor a notification. Its text is unique, since an unread notification is not sent twice.
 */
async function notify(server: KeelServer, email: string, id: string): Promise<void> {
  sentCount += 1;
  await operate(server, 'notify', email, '--title', titles[id] ?? '', '--message', `This is number ${sentCount}.`);
}

/**
 * Whether the server can answer with this list: it has both notifications of the model, unread until they are marked.
 */
function isServerList(step: Step, { confirmed }: NotificationsContext): boolean {
  if (!('answer' in step) || step.answer !== 'loadNotifications') return true;
  const { body } = step.with as LoadNotificationsReply;
  return body === null || (body.items.length > 0 && (confirmed === null || confirmed.unread === 2));
}

/** Whether the server can answer with this number of unread notifications, after the first pending mark. */
function isServerCount(step: Step, { confirmed, marks: [mark] }: NotificationsContext): boolean {
  if (!('answer' in step) || step.answer !== 'markRead') return true;
  const { body } = step.with as MarkReadReply;
  const unread = mark?.kind === 'one' ? (confirmed?.unread ?? 0) - 1 : 0;
  return body === null || body.unread === unread;
}

function hasThird({ confirmed, arrived }: NotificationsContext): boolean {
  return [...(confirmed?.items ?? []), ...arrived].some(({ _id }: Notification) => _id === 'c');
}

/** Breaks the event stream for longer than one attempt to reconnect, so that the app loads the list again. */
async function breakStream(page: Page): Promise<void> {
  const reloaded = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/notifications');
  await page.route('**/api/events*', (route) => route.abort());
  // The app considers a stream broken that is silent for 40 seconds, and waits one more second before it reconnects.
  await page.clock.runFor(42_000);
  await reloaded;
  await page.unroute('**/api/events*');
}
