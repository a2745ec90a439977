import type { StorageState } from './accounts.ts';
import { type Answer, answer } from './answers.ts';
import { countCalls, type Fault, fail, failLater, faultsOf, type PartCall, type Step } from './callFaults.ts';
import { expectNoMessage } from './failureMessages.ts';
import { intercept } from './intercept.ts';
import { settle } from './pageChecks.ts';
import { subscribeTo } from './pushed.ts';
import { expect, type Page } from './test.ts';

/** A call that the app makes in the background of a visit, and what its failure shows. */
interface Visit extends PartCall {
  readonly id: string;
  /** The path of the call below `/api`. */
  readonly path: string;
  /** Prepares what all visits need, once. @default nothing */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** Prepares a signed-in browser for a visit. @default nothing */
  readonly begin?: (page: Page) => Promise<unknown>;
  readonly page: string;
  /** Causes the call on the open page. @default the page makes it by itself */
  readonly cause?: (page: Page) => Promise<unknown>;
  /** Expects what the page shows of the failure. @default the page is complete and shows no message */
  readonly expectFailure?: (page: Page, fault: Fault) => Promise<unknown>;
  /** The answer of a successful call. @default the server's */
  readonly success?: Answer;
  /** A call that must not be made while this one fails. @default none */
  readonly neverCalled?: string;
}

const NO_CONTENT: Answer = { status: 204 };

/**
 * Calls whose failure opens no modal: prices are marked as old (TICK-3), plans without a list are shown by name, the rest
 * is retried or only logged.
 */
export const visitsWithoutModal: readonly Visit[] = [
  { id: 'TICK-3', feature: 'app', operation: 'listMarkets', path: '/market/coins/markets*', page: '/invest' },
  {
    id: 'CUR-2',
    feature: 'app',
    operation: 'getExchangeRates',
    path: '/market/exchange-rates',
    page: '/withdraw',
    prepare: chooseEuros,
    async expectFailure(page) {
      await expectWholePage(page);
      await expect(page.getByText('we don’t have an exchange rate for EUR')).toBeVisible();
    },
  },
  {
    id: 'CHART-1',
    feature: 'dashboard',
    operation: 'getPriceHistory',
    path: '/market/price-history*',
    page: '/invest',
    cause: (page) => page.getByRole('radio', { name: '1 year' }).press('Enter'),
    async expectFailure(page) {
      await expectWholePage(page);
      await expect(page.getByText('Couldn’t load the prices of this range.')).toBeVisible();
    },
  },
  { id: 'DEP-3', feature: 'app', operation: 'listPlans', path: '/plans', page: '/fund-account' },
  { id: 'HONEST-1', feature: 'app', operation: 'getOptions', path: '/options', page: '/invest' },
  { id: 'PUSH-6', feature: 'app', operation: 'streamEvents', path: '/events*', page: '/invest' },
  {
    id: 'ROUTE-4',
    feature: 'app',
    operation: 'logout',
    path: '/logout',
    page: '/logout',
    // The server's session is valid for all of the visits.
    success: NO_CONTENT,
    expectFailure: expectLogin,
  },
  {
    id: 'PUSH-2',
    feature: 'app',
    operation: 'getPushKey',
    path: '/push-key',
    page: '/invest',
    prepare: allowPush,
    neverCalled: '/save-token',
  },
  {
    id: 'PUSH-2',
    feature: 'app',
    operation: 'saveToken',
    path: '/save-token',
    page: '/invest',
    prepare: allowPush,
  },
  {
    id: 'ROUTE-4',
    feature: 'app',
    operation: 'deleteToken',
    path: '/delete-token',
    page: '/logout',
    prepare: async (page) => {
      await allowPush(page);
      await answer(page, '/save-token', { status: 200, body: { bool: true, message: 'Notifications are on.' } });
      // The server's session is valid for all of the visits.
      await answer(page, '/logout', NO_CONTENT);
    },
    // Only a registered browser has a subscription to remove.
    begin: async (page) => {
      const on = page.waitForEvent('console', (message) => message.text() === 'Push notifications are on.');
      await page.goto('/invest');
      await on;
    },
    expectFailure: expectLogin,
  },
];

/**
 * Calls that the app makes before it shows anything: an unreachable server is reported, and an unknown session leads to
 * login.
 */
export const first: readonly Visit[] = [
  {
    id: 'SESS-3',
    feature: 'app',
    operation: 'getUserByToken',
    path: '/userbytoken',
    page: '/invest',
    async expectFailure(page, { message, response }) {
      const isUnavailable = response === null || message === null || response.status === 429 || response.status >= 500;
      if (!isUnavailable) return expectLogin(page);
      const alert = page.getByRole('alert');
      await expect(alert.getByText(message ?? 'network error')).toBeVisible();
      await expect(alert.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
  },
];

/** Each fault of a background call. Each visit starts signed in again, since some failures sign out. */
export function visitSteps(visit: Visit, storageState: StorageState): readonly Step[] {
  const {
    operation,
    path,
    page: address,
    elsewhere = {},
    expectFailure = expectWholePage,
    success,
    neverCalled,
    begin,
    cause,
  } = visit;
  const faults = faultsOf(operation).filter(({ name }) => !(name in elsewhere));
  const [plain] = faults;
  if (plain === undefined) throw new Error(`${operation} fails in no way here.`);

  /** Opens the page and waits until the call was made. */
  const open = async (page: Page, whileLoading?: (page: Page) => Promise<void>) => {
    const calls = countCalls(page, path);
    const others = countCalls(page, neverCalled ?? '/-');
    // The previous page must not overwrite the storage with its own data.
    await page.goto('about:blank');
    await page.context().setStorageState(storageState);
    await begin?.(page);
    await page.goto(address);
    await cause?.(page);
    await expect.poll(calls.count).toBeGreaterThan(0);
    await whileLoading?.(page);
    calls.stop();
    return others;
  };

  return [
    ...faults.map((fault) => ({
      name: fault.name,
      async prove(page: Page) {
        await fail(page, path, fault);
        const others = await open(page);
        await expectFailure(page, fault);
        await settle(page);
        expect(others.count()).toBe(0);
      },
    })),
    {
      name: 'late',
      async prove(page) {
        const release = await failLater(page, path, plain);
        await open(page, expectNoMessage);
        release();
        await expectFailure(page, plain);
      },
    },
    {
      name: 'twice',
      async prove(page) {
        await fail(page, path, plain);
        await open(page);
        await expectFailure(page, plain);
        await open(page);
        await expectFailure(page, plain);
        if (success === undefined) await page.unroute(`**/api${path}`);
        else await answer(page, path, success);
        await open(page);
        await expectNoFailure(page);
      },
    },
  ];
}

/** Shows the account as one whose currency is the euro, without changing it on the server, whose session other tests use. */
async function chooseEuros(page: Page): Promise<void> {
  await intercept(page, '**/api/userbytoken', async (route) => {
    const response = await route.fetch();
    const account = (await response.json()) as { user: object };
    await route.fulfill({ response, json: { ...account, user: { ...account.user, currency: 'EUR' } } });
  });
}

/** Lets the page register for push, with a service that never receives anything. */
async function allowPush(page: Page): Promise<void> {
  await page.context().grantPermissions(['notifications']);
  await subscribeTo(page, {
    endpoint: 'https://push.example/one',
    expirationTime: null,
    keys: { p256dh: 'none', auth: 'none' },
  });
}

async function expectWholePage(page: Page): Promise<void> {
  await settle(page);
  await expectNoMessage(page);
}

async function expectLogin(page: Page): Promise<void> {
  await expect(page).toHaveURL('/login');
  await expectWholePage(page);
}

async function expectNoFailure(page: Page): Promise<void> {
  await expectWholePage(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
}
