import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { test as base } from './storybookTest.ts';

/** When a walk opens, PostgreSQL starts and 500 calls create a year of sample data. */
const START_MS = 120_000;

const FIRST_VISIT = { id: 'flows-walks--first-visit', title: 'First visit to confirmed deposit' };
const IDENTITY = { id: 'flows-walks--identity', title: 'Identity rejected, then approved' };
const ENDED_SESSION = { id: 'flows-walks--ended-session', title: 'Session ends while a form is filled in' };

/** An open walk. */
interface OpenWalk {
  readonly panel: Locator;
  /** The app in its frame. */
  readonly app: FrameLocator;
  readonly steps: Locator;
  readonly status: Locator;
  readonly button: (name: string) => Locator;
  /** Waits until the step with this number, counted from 1, is the current one and can be done. */
  readonly isAt: (step: number) => Promise<void>;
}

interface Fixtures {
  readonly openWalk: (walk: { readonly id: string; readonly title: string }) => Promise<OpenWalk>;
}

const test = base.extend<Fixtures>({
  openWalk: async ({ page, storybook }, provide) => {
    await provide(async ({ id, title }) => {
      await page.goto(`${storybook.address}/iframe.html?id=${id}&viewMode=story`);
      const walk = walkOn(page, title);
      await walk.isAt(1);
      return walk;
    });
  },
});

function walkOn(page: Page, title: string): OpenWalk {
  const panel = page.getByRole('region', { name: title });
  const steps = panel.getByRole('list', { name: 'Steps' }).getByRole('listitem');
  const button = (name: string) => panel.getByRole('button', { name, exact: true });
  return {
    panel,
    app: page.frameLocator('iframe[title="The app of this walk"]'),
    steps,
    status: panel.getByRole('status', { name: 'Progress' }),
    button,
    async isAt(step) {
      await expect(steps.nth(step - 1)).toHaveAttribute('aria-current', 'step', { timeout: START_MS });
      await expect(button('Do this step')).toBeEnabled({ timeout: START_MS });
    },
  };
}

/** Does one step at a time, and expects that the next one is announced and that its button has the focus. */
async function doEachStep({ steps, status, button, panel }: OpenWalk): Promise<void> {
  const count = await steps.count();
  expect(count).toBeGreaterThan(5);
  for (let step = 1; step <= count; step += 1) {
    const title = await steps
      .nth(step - 1)
      .locator('strong')
      .innerText();
    await test.step(`${step}. ${title}`, async () => {
      await expect(status).toHaveText(`Step ${step} of ${count}: ${title}`);
      await button('Do this step').press('Enter');
      await expect(panel.getByRole('alert')).toBeEmpty();
      if (step === count) return;
      await expect(status).toHaveText(new RegExp(`^Step ${step + 1} of ${count}: `));
      await expect(button('Do this step')).toBeFocused();
    });
  }
  await expect(status).toHaveText('The walk is finished.');
  await expect(panel.getByRole('alert')).toBeEmpty();
  await expect(button('Start over')).toBeFocused();
}

test('[STUDIO-4] from the first visit to a confirmed deposit, step by step, on the real app and backend', async ({
  openWalk,
}) => {
  const walk = await openWalk(FIRST_VISIT);
  await doEachStep(walk);
  await expect(walk.app.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(walk.app.getByRole('main')).toContainText('$1,500.25');
});

test('[STUDIO-4] an identity is rejected with a reason, submitted again and approved, step by step', async ({
  openWalk,
}) => {
  const walk = await openWalk(IDENTITY);
  await doEachStep(walk);
  await expect(walk.app.getByText('Identity Verification Incomplete')).toHaveCount(0);
  await expect(walk.app.getByText('Verification Pending')).toHaveCount(0);
  await expect(walk.app.getByRole('status').filter({ hasText: 'Your identity was verified.' })).toBeInViewport();
});

test('[STUDIO-4] a session ends while a form is filled in and its values are kept; one press does all remaining steps; the walk starts over', async ({
  openWalk,
}) => {
  const walk = await openWalk(ENDED_SESSION);
  await walk.button('Do this step').click();
  await walk.isAt(2);
  await walk.button('Do the rest').click();
  await expect(walk.status).toHaveText('The walk is finished.');
  await expect(walk.app.getByRole('table', { name: 'Deposits' }).getByRole('row').nth(1)).toContainText('$321.00');

  await walk.button('Start over').click();
  await walk.isAt(1);
  await expect(walk.button('Start over')).toBeVisible();
  // The database is new: it does not contain the deposit.
  await walk.app.getByRole('button', { name: 'Noah, just signed up' }).click();
  await walk.app.getByRole('main').getByRole('link', { name: 'Deposit', exact: true }).click();
  await expect(walk.app.getByRole('heading', { name: 'No deposits yet' })).toBeVisible();
});

test('[STUDIO-4] the app can be used by hand; a step that is no longer possible gives the reason, and can be retried and skipped', async ({
  openWalk,
}) => {
  const walk = await openWalk(IDENTITY);
  for (const step of [2, 3, 4]) {
    await walk.button('Do this step').click();
    await walk.isAt(step);
  }
  // The operator's drawer in the app.
  const drawer = walk.app.getByRole('complementary', { name: 'Demo: operator' });
  await drawer.getByRole('button', { name: 'Demo: operator' }).click();
  const submitted = drawer.getByRole('article', { name: 'noah@example.org', exact: true });
  await submitted.getByRole('button', { name: 'Review' }).click();
  await submitted.getByRole('button', { name: 'Approve' }).click();
  await expect(walk.app.getByText('Verification Pending')).toHaveCount(0);

  await walk.button('Do this step').click();
  const problem = walk.panel.getByRole('alert');
  await expect(problem).toContainText('“Reject it” could not be done. The backend refused: ');
  await expect(walk.status).toHaveText('Step 4 of 7: Reject it');
  await walk.button('Try again').click();
  await expect(problem).toContainText('“Reject it” could not be done. The backend refused: ');
  await walk.button('Skip this step').click();
  await expect(problem).toBeEmpty();
  await walk.isAt(5);
  await expect(walk.button('Do this step')).toBeFocused();
});

test('[STUDIO-4] the app follows the theme of the toolbar without starting again, and stays in English', async ({
  page,
  storybook,
}) => {
  await page.goto(`${storybook.address}/?path=/story/${ENDED_SESSION.id}&globals=locale:ar;direction:rtl`);
  const story = page.frameLocator('#storybook-preview-iframe');
  const html = story.frameLocator('iframe[title="The app of this walk"]').locator('html');
  const doStep = story.getByRole('button', { name: 'Do this step', exact: true });
  await expect(doStep).toBeEnabled({ timeout: START_MS });
  await doStep.click();
  const status = story.getByRole('status', { name: 'Progress' });
  await expect(status).toHaveText('Step 2 of 6: Verify the account');
  await expect(html).toHaveAttribute('data-theme', 'white');
  await page.getByRole('button', { name: 'theme white theme' }).click();
  await page.getByRole('option', { name: 'black theme' }).click();
  await expect(html).toHaveAttribute('data-theme', 'black');
  await expect(html).toHaveAttribute('dir', 'ltr');
  await expect(status).toHaveText('Step 2 of 6: Verify the account');
});
