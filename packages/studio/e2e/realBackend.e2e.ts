import { expect, type FrameLocator, type Page } from '@playwright/test';
import { test } from './storybookTest.ts';

/** The first story that runs on the real backend starts PostgreSQL and creates a year of sample data. */
const START_MS = 120_000;

const DEPOSIT = 'flows-deposit--editing';

/** The stories that run on the real backend, each with a text that only its data or its page can show. */
const SCREENS = [
  ['flows-login--editing', 'Continue as Amelia'],
  ['flows-sign-up--filled', 'Starter'],
  ['flows-forgot-password--editing', 'Forgot your password?'],
  ['screens-dashboard-latest-activity--filled', 'All activity'],
  [DEPOSIT, 'Pending'],
  ['flows-pay--ready', 'Only send BTC on the Bitcoin network.'],
  ['flows-withdraw--editing', 'Available $'],
  ['screens-statement--filled', 'Deposit by'],
  ['screens-notifications--filled', 'Deposit confirmed'],
  ['screens-settings--filled', 'Auto-Lock'],
  ['screens-profile--filled', 'amelia@example.org'],
  ['screens-plans--current-plan', 'Your plan is'],
  ['flows-registration--verified', 'Your identity is verified'],
] as const;

/** Storybook with its toolbar; the frame shows the story. */
async function openStory(page: Page, address: string, id: string): Promise<FrameLocator> {
  await page.goto(`${address}/?path=/story/${id}`);
  return page.frameLocator('#storybook-preview-iframe');
}

async function chooseAnswers(page: Page, from: string, to: string): Promise<void> {
  await page.getByRole('button', { name: `Answers: ${from}` }).click();
  await page.getByRole('option', { name: `Answers: ${to}` }).click();
}

/** Selects a story in the sidebar, so that the page of the stories stays. */
async function selectStory(page: Page, group: string, id: string): Promise<void> {
  const story = page.locator(`[data-item-id="${id}"]`);
  if (!(await story.isVisible())) await page.getByRole('button', { name: group, exact: true }).click();
  await story.click();
}

test('[DEMO-3] a deposit story creates a deposit on the real backend, and no story finds what another one did', async ({
  page,
  storybook,
}) => {
  const story = await openStory(page, storybook.address, DEPOSIT);
  const newest = story.getByRole('table', { name: 'Deposits' }).getByRole('row').nth(1);
  await expect(newest).toContainText('$2,000.00');
  await chooseAnswers(page, 'fixed', 'real backend');
  await expect(story.getByText('The real backend starts in this page')).toBeVisible();
  await expect(newest).toBeVisible({ timeout: START_MS });
  await expect(newest).not.toContainText('$321.00');
  expect(page.workers()).toHaveLength(1);

  const amount = story.getByLabel('Amount in dollars');
  await expect(amount).toBeEnabled();
  await amount.fill('321');
  await story
    .locator('label')
    .filter({ has: page.getByRole('radio', { name: 'Bitcoin' }) })
    .click();
  await story.getByRole('button', { name: 'Create Deposit' }).click();
  // The list is a second call.
  await expect(newest).toContainText('$321.00');

  await selectStory(page, 'Withdraw', 'flows-withdraw--editing');
  await expect(story.getByText(/^Available \$/)).toBeVisible();
  await selectStory(page, 'Deposit', DEPOSIT);
  await expect(newest).toBeVisible();
  await expect(newest).not.toContainText('$321.00');
  await expect(story.getByText('$321.00')).toHaveCount(0);
  expect(page.workers()).toHaveLength(1);

  await chooseAnswers(page, 'real backend', 'fixed');
  await expect(newest).toContainText('$2,000.00');
});

test('[DEMO-3] each story that supports it runs on the real backend, one after the other in the same worker', async ({
  page,
  storybook,
}) => {
  await page.goto(
    `${storybook.address}/iframe.html?id=${SCREENS[0][0]}&viewMode=story&globals=answers:real&instrument=false`,
  );
  for (const [id, text] of SCREENS) {
    await test.step(id, async () => {
      await page.evaluate((storyId) => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
          __STORYBOOK_ADDONS_CHANNEL__: { emit(event: string, data: object): void };
        };
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
      }, id);
      await expect(page.getByText(text).first()).toBeVisible({ timeout: START_MS });
      await expect(page.getByText('This story shows fixed answers')).toHaveCount(0);
    });
  }
  expect(page.workers()).toHaveLength(1);
});

test('[DEMO-3] with fixed answers nothing of the backend is loaded; a story that needs them says so', async ({
  page,
  storybook,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const story = await openStory(page, storybook.address, 'flows-deposit--refused-by-server');
  const message = story.getByRole('alertdialog', { name: 'Message' });
  await expect(message).toContainText('Account not yet verified');
  const loaded = () => asked.filter((url) => /backendWorker|RealBackend|pglite/i.test(url));
  expect(loaded()).toEqual([]);
  expect(asked.length).toBeGreaterThan(10);
  const note = story.getByText('This story shows fixed answers: it does not run on the real backend.');
  await expect(note).toHaveCount(0);

  await chooseAnswers(page, 'fixed', 'real backend');
  await expect(note).toHaveCount(1);
  expect(loaded()).toEqual([]);
  expect(page.workers()).toEqual([]);
});

test('[DEMO-3] a backend that cannot start says so, and can be tried again', async ({ page, storybook }) => {
  await page.addInitScript(() => {
    const RealWorker = Worker;
    // The browser refuses the first worker.
    window.Worker = function refused(this: unknown) {
      window.Worker = RealWorker;
      const worker = new EventTarget();
      queueMicrotask(() => worker.dispatchEvent(new Event('error')));
      return Object.assign(worker, { terminate: () => undefined, postMessage: () => undefined });
    } as unknown as typeof Worker;
  });
  await page.goto(`${storybook.address}/iframe.html?id=${DEPOSIT}&viewMode=story&globals=answers:real`);
  await expect(page.getByRole('alert')).toContainText(
    'The real backend could not start in this browser, so this story has no answers. The worker could not be started.',
  );
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('table', { name: 'Deposits' }).getByRole('row').nth(1)).toBeVisible({
    timeout: START_MS,
  });
});
