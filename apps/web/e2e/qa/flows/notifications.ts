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
import type { FlowDriver } from '../FlowDriver.ts';
import { button, dismiss, press } from '../hands.ts';

/** What the operator has written, by the ids of the model. */
const titles: Readonly<Record<string, string>> = { a: 'First news', b: 'Second news', c: 'Third news' };

/** `/notifications` (DASH-9, PUSH-6), of somebody with two that are unread. */
export const notifications: FlowDriver<typeof notificationsMachine> = {
  machine: notificationsMachine,
  cases: notificationsCases,
  as: 'investor',
  isFresh: true,
  arrange: async (server, person) => {
    const account = await makeAccount(server, person);
    await write(server, person.email, 'a');
    await write(server, person.email, 'b');
    return { account };
  },
  can: (step, { context }) => isTrueList(step, context) && isTrueCount(step, context),
  open: async ({ page }) => {
    const stream = page.waitForResponse('**/api/events*');
    await page.goto('/notifications');
    await stream;
  },
  events: {
    'refresh.requested': {
      drive: async ({ page }) => {
        const again = button(page, 'Try again');
        if (await again.isVisible()) await again.click();
        else await loseStream(page);
      },
      // While a list is awaited its time would run out before the stream counts as lost.
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
      drive: ({ server, account }) => write(server, account.person.email, 'c'),
      can: (_, before) => (before.matches('ready') || before.matches('loading')) && !hasThird(before.context),
      isSentByAppToo: true,
    },
    'message.dismissed': dismiss,
  },
  ports: {
    loadNotifications: { call: 'GET /notifications', operation: 'listNotifications', isShared: true },
    // One notification, or all of them.
    markRead: { call: 'POST /read-*', operation: 'readNotification' },
  },
  shows: {
    missing: ({ page }) => expect(button(page, 'Try again')).toBeVisible(),
  },
};

let written = 0;

/** The operator writes to the investor; the same words would not be sent again while they are unread. */
async function write(server: KeelServer, email: string, id: string): Promise<void> {
  written += 1;
  await operate(server, 'notify', email, '--title', titles[id] ?? '', '--message', `This is number ${written}.`);
}

/** The server has both notifications of the model, unread until they were marked, and never none. */
function isTrueList(step: Step, { confirmed }: NotificationsContext): boolean {
  if (!('answer' in step) || step.answer !== 'loadNotifications') return true;
  const { body } = step.with as LoadNotificationsReply;
  return body === null || (body.items.length > 0 && (confirmed === null || confirmed.unread === 2));
}

/** How many the server says are unread once the first mark is made. */
function isTrueCount(step: Step, { confirmed, marks: [mark] }: NotificationsContext): boolean {
  if (!('answer' in step) || step.answer !== 'markRead') return true;
  const { body } = step.with as MarkReadReply;
  const unread = mark?.kind === 'one' ? (confirmed?.unread ?? 0) - 1 : 0;
  return body === null || body.unread === unread;
}

function hasThird({ confirmed, arrived }: NotificationsContext): boolean {
  return [...(confirmed?.items ?? []), ...arrived].some(({ _id }: Notification) => _id === 'c');
}

/** The stream of what changes breaks and cannot begin again at once, so the app asks for the list. */
async function loseStream(page: Page): Promise<void> {
  const asked = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/notifications');
  await page.route('**/api/events*', (route) => route.abort());
  // The app takes a stream for broken that is silent for 40 seconds, and waits another one before it tries again.
  await page.clock.runFor(42_000);
  await asked;
  await page.unroute('**/api/events*');
}
