import type { Locator } from '@playwright/test';
import { delayCalls } from './answers.ts';
import { countCalls, type Fault, fail, faultsOf, type PartCall, type Step } from './callFaults.ts';
import type { SubmitCall } from './submitCalls.ts';
import { expect, type Page } from './test.ts';

export const DRAWER_NAME = 'Demo: operator';

/** The drawer for playing the operator of a demo (DEMO-2). */
export const drawer = (page: Page) => page.getByRole('complementary', { name: DRAWER_NAME });

/** Opens the drawer, which moves the focus into it. */
export async function openDrawer(page: Page): Promise<void> {
  await drawer(page).getByRole('button', { name: DRAWER_NAME }).click();
  await expect(drawer(page).getByRole('heading', { name: DRAWER_NAME })).toBeFocused();
}

const button = (page: Page, name: string) => drawer(page).getByRole('button', { name, exact: true });

async function openTab(page: Page, name: string): Promise<void> {
  await page.goto('/login');
  await openDrawer(page);
  await drawer(page).getByRole('tab', { name }).click();
}

/** Writing calls of the drawer; its queue contains a pending deposit. */
export const demoSubmitCalls: readonly SubmitCall[] = [
  {
    id: 'DEMO-2',
    feature: 'demo',
    operation: 'runDemoCommand',
    path: '/demo/command',
    messageLocation: 'drawer',
    fill: async (page) => {
      await page.goto('/login');
      await openDrawer(page);
      await button(page, 'Decline').first().click();
      await drawer(page).getByLabel('Reason').fill('Nothing came in.');
    },
    send: (page) => button(page, 'Decline').first().click(),
    expectInputKept: (page) => expect(drawer(page).getByLabel('Reason')).toHaveValue('Nothing came in.'),
  },
  {
    id: 'DEMO-2',
    feature: 'demo',
    operation: 'passDemoTime',
    path: '/demo/time',
    fill: (page) => openTab(page, 'Market & time'),
    send: (page) => button(page, 'Pass an hour').click(),
    expectInputKept: (page) => expect(button(page, 'Pass an hour')).toBeEnabled(),
  },
  {
    id: 'DEMO-2',
    feature: 'demo',
    operation: 'moveDemoPrice',
    path: '/demo/price',
    fill: (page) => openTab(page, 'Market & time'),
    send: (page) => button(page, '+10 %').click(),
    expectInputKept: (page) => expect(button(page, '+10 %')).toBeEnabled(),
  },
];

/** A call with which the drawer loads data; its failure is shown in place. */
interface DemoLoadCall extends PartCall {
  readonly path: string;
  /** The message in place of the data. */
  readonly missing: string;
  /** Opens the part that loads the data. */
  readonly open: (page: Page) => Promise<void>;
  /** What is shown once the data has loaded. */
  readonly loaded: (page: Page) => Locator;
}

const loadCalls: readonly DemoLoadCall[] = [
  {
    feature: 'demo',
    operation: 'getDemoOperator',
    path: '/demo/operator',
    missing: 'We couldn’t load what waits for the operator.',
    open: async (page) => {
      await page.goto('/login');
      await openDrawer(page);
    },
    loaded: (page) => drawer(page).getByRole('tab', { name: 'Queue' }),
  },
  {
    feature: 'demo',
    operation: 'getDemoMail',
    path: '/demo/mails/*',
    missing: 'We couldn’t load this mail.',
    open: async (page) => {
      await openTab(page, 'Mails');
      await drawer(page).getByRole('listitem').first().getByRole('button').click();
    },
    loaded: (page) => drawer(page).getByRole('term').filter({ hasText: 'To' }),
  },
];

/** The loading calls with each of their faults: shown in place, and successful after a retry. */
export const demoLoadCalls: readonly (DemoLoadCall & { readonly steps: readonly Step[] })[] = loadCalls.map(
  (loading) => ({
    ...loading,
    steps: loadSteps(loading),
  }),
);

const retryButton = (page: Page) => button(page, 'Try again');

function loadSteps({ operation, path, missing, open, loaded }: DemoLoadCall): readonly Step[] {
  const faults = faultsOf(operation);
  const expectFailure = async (page: Page) => {
    await expect(drawer(page).getByText(missing, { exact: true })).toBeVisible();
    await page.unroute(`**/api${path}`);
    await retryButton(page).click();
    await expect(loaded(page)).toBeVisible();
  };
  const [plain] = faults.filter(({ response }) => response !== null);
  if (plain?.response == null) throw new Error(`${operation} cannot fail.`);
  const late = async (page: Page, { response }: Fault, whileWaiting: (page: Page) => Promise<void>) => {
    if (response === null) throw new Error('What never comes cannot come late.');
    const calls = countCalls(page, path);
    const release = await delayCalls(page, path, response);
    await open(page);
    await expect.poll(calls.count).toBe(1);
    await whileWaiting(page);
    await expect(drawer(page).getByText(missing, { exact: true })).toHaveCount(0);
    expect(calls.count()).toBe(1);
    calls.stop();
    release();
    await expectFailure(page);
  };
  return [
    ...faults.map((fault) => ({
      name: fault.name,
      async prove(page: Page) {
        await fail(page, path, fault);
        await open(page);
        await expectFailure(page);
      },
    })),
    { name: 'late', prove: (page) => late(page, plain, async () => undefined) },
    // While it loads there is nothing to press again.
    { name: 'twice', prove: (page) => late(page, plain, (current) => expect(retryButton(current)).toHaveCount(0)) },
  ];
}
