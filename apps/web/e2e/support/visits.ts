import type { StorageState } from './accounts.ts';
import { type Answer, answer } from './answers.ts';
import { countCalls, type Fault, fail, failLater, faultsOf, type PartCall, type Step } from './callFaults.ts';
import { expectNoMessage } from './failureMessages.ts';
import { subscribeTo } from './pushed.ts';
import { settle } from './settled.ts';
import { expect, type Page } from './test.ts';

/** A call that a visit makes by the way, and what is seen of its failure. */
interface Visit extends PartCall {
  readonly id: string;
  /** As the app asks for it, below `/api`. */
  readonly path: string;
  /** Makes ready what all visits need, once. @default nothing */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** Brings a browser that is signed in and knows nothing else to where a visit begins. @default it stays so */
  readonly begin?: (page: Page) => Promise<unknown>;
  readonly page: string;
  /** Sees that the page says what it has to say of the failure, or nothing. @default the page is whole and says nothing */
  readonly expectFailure?: (page: Page, fault: Fault) => Promise<unknown>;
  /** What the call is answered with where all is well. @default what the server says */
  readonly success?: Answer;
  /** A call that must not be made while this one fails. @default any may be */
  readonly neverCalled?: string;
}

const GONE: Answer = { status: 204 };

/**
 * What nobody is told of by a modal: prices are marked as old (TICK-3), plans without a list go by their own name, the
 * rest is asked for again or only logged.
 */
export const quiet: readonly Visit[] = [
  { id: 'TICK-3', feature: 'app', operation: 'listMarkets', path: '/market/coins/markets*', page: '/invest' },
  { id: 'DEP-3', feature: 'deposit', operation: 'listPlans', path: '/plans', page: '/fund-account' },
  { id: 'HONEST-1', feature: 'app', operation: 'getOptions', path: '/options', page: '/invest' },
  { id: 'PUSH-6', feature: 'app', operation: 'streamEvents', path: '/events*', page: '/invest' },
  {
    id: 'ROUTE-4',
    feature: 'app',
    operation: 'logout',
    path: '/logout',
    page: '/logout',
    // The server's session outlives each of the visits.
    success: GONE,
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
      // The server's session outlives each of the visits.
      await answer(page, '/logout', GONE);
    },
    // Only a browser that is registered has something to give up.
    begin: async (page) => {
      const on = page.waitForEvent('console', (message) => message.text() === 'Push notifications are on.');
      await page.goto('/invest');
      await on;
    },
    expectFailure: expectLogin,
  },
];

/** What the app asks before it shows anything: a server that is away says so, one that knows nobody leads to login. */
export const first: readonly Visit[] = [
  {
    id: 'SESS-3',
    feature: 'app',
    operation: 'getUserByToken',
    path: '/userbytoken',
    page: '/invest',
    async expectFailure(page, { message, given }) {
      const isAway = given === null || message === null || given.status === 429 || given.status >= 500;
      if (!isAway) return expectLogin(page);
      const alert = page.getByRole('alert');
      await expect(alert.getByText(message ?? 'network error')).toBeVisible();
      await expect(alert.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
  },
];

/** Each way of a call that a visit makes by the way. Each visit begins signed in anew: some failures sign out. */
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
  } = visit;
  const faults = faultsOf(operation).filter(({ name }) => !(name in elsewhere));
  const [plain] = faults;
  if (plain === undefined) throw new Error(`${operation} fails in no way here.`);

  /** Opens the page and waits until the call was made. */
  const open = async (page: Page, meanwhile?: (page: Page) => Promise<void>) => {
    const calls = countCalls(page, path);
    const others = countCalls(page, neverCalled ?? '/-');
    // The page of before must not write what it knows over it.
    await page.goto('about:blank');
    await page.context().setStorageState(storageState);
    await begin?.(page);
    await page.goto(address);
    await expect.poll(calls.count).toBeGreaterThan(0);
    await meanwhile?.(page);
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

/** Lets the page register for push, at a service that nothing is sent to. */
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
