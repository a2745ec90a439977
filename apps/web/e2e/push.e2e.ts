import type { CDPSession } from '@playwright/test';
import { type Account, announceDeposit, call, enter, signIn } from './support/accounts.ts';
import { intercept } from './support/intercept.ts';
import type { KeelServer } from './support/KeelServer.ts';
import { operate } from './support/operator.ts';
import { subscribeTo, test } from './support/pushed.ts';
import type { Delivery, PushService } from './support/pushService.ts';
import { expect, type Page } from './support/test.ts';

const DAY = 86_400_000;

const toast = (page: Page, words: string) =>
  page.getByRole('region', { name: 'Announcements' }).getByText(words, { exact: true });

test("[PUSH-1, PUSH-2, PUSH-3, PUSH-4, PUSH-6] an operator's decision reaches the browser, signed and encrypted: as a toast when the page is open, otherwise as a notification @main", async ({
  page,
  context,
  server,
  service,
  investor,
}) => {
  await context.grantPermissions(['notifications']);
  await subscribeTo(page, service.subscription);
  const saved = page.waitForRequest('**/api/save-token');
  const on = page.waitForEvent('console', (message) => message.text() === 'Push notifications are on.');
  // Only what happens after the stream has opened is announced as a toast.
  const stream = page.waitForResponse('**/api/events*');
  await enter(page, investor);
  const body = (await saved).postDataJSON() as { token: string; user: string };
  expect(body.user).toBe(investor.userId);
  expect(JSON.parse(body.token)).toEqual(service.subscription);
  await on;
  await stream;
  const worker = await workerOf(page);

  // While the page is visible it is a toast, sent by the stream of events, and the push shows nothing in addition.
  const first = await decideDeposit(server, service, investor, '25.00');
  await expect(toast(page, 'Your deposit of $25.00 was confirmed.')).toBeVisible();
  const key = await call<{ message: string }>(server, '/push-key', { token: investor.token });
  expect(first.signedBy).toBe(key.message);
  expect(first.claims.aud).toBe(service.origin);
  expect(first.claims.exp * 1000).toBeLessThan(Date.now() + DAY);
  await worker.deliver(first.text);
  expect(await worker.notifications()).toEqual([]);

  // While the page is hidden, the browser shows it.
  await page.goto('about:blank');
  await expect.poll(() => worker.windows()).toBe(0);
  const second = await decideDeposit(server, service, investor, '26.00');
  // Delivered until it is shown: the browser may drop a push while the process of the page that was left ends. A
  // notification of the same tag replaces the one before.
  await expect
    .poll(async () => {
      await worker.deliver(second.text);
      return worker.notifications();
    })
    .toEqual([
      {
        title: 'Deposit confirmed',
        body: 'Your deposit of $26.00 was confirmed.',
        tag: expect.stringMatching(/^[\da-f-]{36}$/),
        url: '/fund-account',
      },
    ]);
  // A push of an unknown format shows nothing and breaks nothing.
  for (const wrong of ['', 'no JSON', '{"title":1}', '[]']) await worker.deliver(wrong);
  expect(await worker.notifications()).toHaveLength(1);

  // A token younger than seven days is not sent again; an older one is.
  const repeated: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/save-token')) repeated.push(request.url());
  });
  await page.goto('/invest');
  await expect(page.getByRole('button', { name: 'Notifications, 2 unread' })).toBeVisible();
  expect(repeated).toEqual([]);
  await page.evaluate((age) => {
    const stamp = JSON.parse(localStorage.getItem('pushStamp') ?? '{}') as { at: number };
    localStorage.setItem('pushStamp', JSON.stringify({ ...stamp, at: stamp.at - age }));
  }, 8 * DAY);
  await page.reload();
  await expect.poll(() => repeated.length).toBe(1);

  // After a logout nothing is pushed any more.
  const deletion = page.waitForResponse('**/api/delete-token');
  await page
    .getByRole('link', { name: /^Log-?\s?Out$/ })
    .first()
    .click();
  expect((await deletion).status()).toBe(204);
  const before = service.deliveries.length;
  await operate(
    server,
    'deposits',
    'confirm',
    await announceDeposit(server, await signIn(server, investor.person), '27.00'),
  );
  expect(service.deliveries).toHaveLength(before);
});

test('[ROUTE-4, SESS-6, PUSH-2] opening the logout address also ends the push registration', async ({
  page,
  context,
  server,
  service,
  investor,
}) => {
  await context.grantPermissions(['notifications']);
  await subscribeTo(page, service.subscription);
  const on = page.waitForEvent('console', (message) => message.text() === 'Push notifications are on.');
  await enter(page, investor);
  await on;
  const deletion = page.waitForResponse('**/api/delete-token');
  const out = page.waitForResponse('**/api/logout');
  await page.goto('/logout');
  expect((await deletion).status()).toBe(204);
  await expect(page).toHaveURL('/login');
  expect((await out).ok()).toBe(true);
  expect(await page.evaluate(() => localStorage.getItem('pushStamp'))).toBeNull();
  const before = service.deliveries.length;
  const again = await signIn(server, investor.person);
  await operate(server, 'deposits', 'confirm', await announceDeposit(server, again, '28.00'));
  expect(service.deliveries).toHaveLength(before);
});

test('[PUSH-1, PUSH-2] an undecided permission is requested only by the button; whatever the answer, the wallet comes next', async ({
  page,
  investor,
}) => {
  await answerPermission(page, { now: 'default', asked: 'default' });
  const sent = watchTokens(page);
  await enter(page, investor);
  expect(await page.evaluate(() => sessionStorage.getItem('asked'))).toBeNull();
  await page.goto('/notification');
  await page.getByRole('button', { name: 'Allow Notifications' }).click();
  await expect(page).toHaveURL('/wallet');
  expect(await page.evaluate(() => sessionStorage.getItem('asked'))).toBe('1');
  expect(sent).toEqual([]);
});

test('[PUSH-1, PUSH-2] allowed by the button, the browser is registered immediately', async ({
  page,
  service,
  investor,
}) => {
  await answerPermission(page, { now: 'default', asked: 'granted' });
  await subscribeTo(page, service.subscription);
  await enter(page, investor);
  const saved = page.waitForResponse('**/api/save-token');
  await page.goto('/notification');
  await page.getByRole('button', { name: 'Allow Notifications' }).click();
  await expect(page).toHaveURL('/wallet');
  expect((await saved).status()).toBe(200);
});

test("[PUSH-2] a permission granted later in the browser's settings registers the open page (F-7)", async ({
  page,
  context,
  service,
  investor,
}) => {
  await subscribeTo(page, service.subscription);
  await enter(page, investor);
  await page.goto('/notification');
  await expect(page.getByRole('button', { name: 'Allow Notifications' })).toBeVisible();
  const saved = page.waitForResponse('**/api/save-token');
  await context.grantPermissions(['notifications']);
  expect((await saved).status()).toBe(200);
});

test('[PUSH-2, PUSH-3] a token that the server refuses does not count as saved: the next visit sends it again (F-5)', async ({
  page,
  context,
  service,
  investor,
}) => {
  await context.grantPermissions(['notifications']);
  await subscribeTo(page, service.subscription);
  await intercept(page, '**/api/save-token', (route) =>
    route.fulfill({ status: 500, json: { message: 'Try later.' } }),
  );
  const refused = page.waitForEvent('console', (message) => message.text() === 'The push token was refused.');
  await enter(page, investor);
  await refused;
  expect(await page.evaluate(() => localStorage.getItem('pushStamp'))).toBeNull();
  await page.unroute('**/api/save-token');
  const saved = page.waitForResponse('**/api/save-token');
  await page.reload();
  expect((await saved).status()).toBe(200);
});

test('[PUSH-2] a denied permission is logged, nothing is sent, and the app works', async ({ page, investor }) => {
  await answerPermission(page, { now: 'denied', asked: 'denied' });
  const sent = watchTokens(page);
  const logged = page.waitForEvent('console', (message) => message.text() === 'Push notifications are denied.');
  await enter(page, investor);
  await logged;
  await page.goto('/notification');
  await page.getByRole('button', { name: 'Allow Notifications' }).click();
  await expect(page).toHaveURL('/wallet');
  expect(sent).toEqual([]);
});

test('[PUSH-2, PUSH-3] without a token a warning is logged and nothing is sent', async ({
  page,
  context,
  investor,
}) => {
  await context.grantPermissions(['notifications']);
  await page.addInitScript(() => {
    PushManager.prototype.subscribe = async () => {
      throw new DOMException('Registration failed - push service not available', 'AbortError');
    };
  });
  const sent = watchTokens(page);
  const logged = page.waitForEvent('console', (message) => message.text() === 'The push token could not be obtained.');
  await enter(page, investor);
  expect((await logged).type()).toBe('warning');
  expect(sent).toEqual([]);
});

test('[PUSH-2, PUSH-3, PWA-1] a browser without service workers is only logged; live messages are still shown', async ({
  page,
  server,
  service,
  investor,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  });
  const logged = page.waitForEvent(
    'console',
    (message) => message.text() === 'This browser has no push notifications.',
  );
  const stream = page.waitForResponse('**/api/events*');
  await enter(page, investor);
  await logged;
  await stream;
  await operate(server, 'notify', investor.person.email, '--title', 'Hello', '--message', 'We moved.');
  await expect(toast(page, 'We moved.')).toBeVisible();
  await page.goto('/notification');
  await page.getByRole('button', { name: 'Allow Notifications' }).click();
  await expect(page).toHaveURL('/wallet');
  expect(service.deliveries.filter(({ text }) => text.includes('We moved.'))).toEqual([]);
});

/** The answer to the browser's permission prompt, which does not open in a headless browser. */
async function answerPermission(
  page: Page,
  { now, asked }: { now: NotificationPermission; asked: NotificationPermission },
): Promise<void> {
  await page.addInitScript(
    (answers) => {
      let permission = answers.now;
      if (sessionStorage.getItem('asked') === '1') permission = answers.asked;
      Object.defineProperty(Notification, 'permission', { get: () => permission });
      Notification.requestPermission = async () => {
        sessionStorage.setItem('asked', '1');
        permission = answers.asked;
        return permission;
      };
    },
    { now, asked },
  );
}

/** The push tokens that the page sends from now on. */
function watchTokens(page: Page): readonly string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/save-token')) sent.push(request.postData() ?? '');
  });
  return sent;
}

/** Announces a deposit, has it confirmed, and waits for the push about it. */
async function decideDeposit(
  server: KeelServer,
  { deliveries }: PushService,
  account: Account,
  amount: string,
): Promise<Delivery> {
  const before = deliveries.length;
  await operate(server, 'deposits', 'confirm', await announceDeposit(server, account, amount));
  await expect.poll(() => deliveries.length).toBe(before + 1);
  const delivery = deliveries.at(-1);
  if (delivery === undefined) throw new Error('No push was delivered.');
  return delivery;
}

/** The service worker of the page's origin, and the protocol session that delivers pushes to it. */
async function workerOf(page: Page) {
  const context = page.context();
  const session: CDPSession = await context.newCDPSession(page);
  const registered = new Promise<{ registrationId: string; scopeURL: string }>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations.filter(({ isDeleted }) => !isDeleted);
      if (registration) resolve(registration);
    });
  });
  await session.send('ServiceWorker.enable');
  const { registrationId, scopeURL } = await registered;
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  return {
    deliver: (data: string) =>
      session.send('ServiceWorker.deliverPushMessage', { origin: new URL(scopeURL).origin, registrationId, data }),
    /** The number of the app's windows that the worker sees. A page that was left may still be counted for a moment. */
    windows: () =>
      worker.evaluate(async () => {
        const { clients } = globalThis as unknown as { clients: { matchAll(): Promise<readonly unknown[]> } };
        return (await clients.matchAll()).length;
      }),
    /** The notifications that the browser shows, read by the worker. */
    notifications: () =>
      worker.evaluate(async () => {
        const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
        const shown = await registration.getNotifications();
        return shown.map(({ title, body, tag, data }) => ({
          title,
          body,
          tag,
          url: (data as { url: string }).url,
        }));
      }),
  };
}
