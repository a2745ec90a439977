import type { Locator } from '@playwright/test';
import { hold } from './answers.ts';
import { countCalls, type Fault, fail, faultsOf, type PartCall, type Step } from './callFaults.ts';
import type { Sending } from './sendings.ts';
import { expect, type Page } from './test.ts';

export const DRAWER_NAME = 'Demo: operator';

/** The drawer that plays the operator of a demo (DEMO-2). */
export const drawer = (page: Page) => page.getByRole('complementary', { name: DRAWER_NAME });

/** Opens the drawer; the focus is in it. */
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

/** Calls of the drawer that change something; in its queue a deposit waits. */
export const demoSendings: readonly Sending[] = [
  {
    id: 'DEMO-2',
    feature: 'demo',
    operation: 'runDemoCommand',
    path: '/demo/command',
    messagePlace: 'drawer',
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

/** A call by which the drawer loads something, and says in its place that it could not. */
interface DemoLoading extends PartCall {
  readonly path: string;
  /** What stands in the place of what could not be loaded. */
  readonly missing: string;
  /** Opens what loads it. */
  readonly open: (page: Page) => Promise<void>;
  /** What is there once it was loaded. */
  readonly loaded: (page: Page) => Locator;
}

const loadings: readonly DemoLoading[] = [
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

/** What is loaded, with each way in which it goes wrong: said in its place, and had at the next try. */
export const demoLoadings: readonly (DemoLoading & { readonly steps: readonly Step[] })[] = loadings.map((loading) => ({
  ...loading,
  steps: loadingSteps(loading),
}));

const again = (page: Page) => button(page, 'Try again');

function loadingSteps({ operation, path, missing, open, loaded }: DemoLoading): readonly Step[] {
  const faults = faultsOf(operation);
  const expectFailure = async (page: Page) => {
    await expect(drawer(page).getByText(missing, { exact: true })).toBeVisible();
    await page.unroute(`**/api${path}`);
    await again(page).click();
    await expect(loaded(page)).toBeVisible();
  };
  const [plain] = faults.filter(({ given }) => given !== null);
  if (plain?.given == null) throw new Error(`${operation} cannot fail.`);
  const late = async (page: Page, { given }: Fault, meanwhile: (page: Page) => Promise<void>) => {
    if (given === null) throw new Error('What never comes cannot come late.');
    const calls = countCalls(page, path);
    const release = await hold(page, path, given);
    await open(page);
    await expect.poll(calls.count).toBe(1);
    await meanwhile(page);
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
    // While it is asked for there is nothing to press again.
    { name: 'twice', prove: (page) => late(page, plain, (current) => expect(again(current)).toHaveCount(0)) },
  ];
}
