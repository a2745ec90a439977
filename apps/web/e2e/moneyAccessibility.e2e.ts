import { pointer } from './support/inputDevices.ts';
import { as } from './support/investors.ts';
import { readMessage } from './support/journeys.ts';
import { BITCOIN_ADDRESS, patchAccount, test } from './support/money.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/pageChecks.ts';
import { expect, type Page } from './support/test.ts';

const modes = [
  { name: 'light, desktop', colorScheme: 'light', viewport: { width: 1280, height: 800 } },
  { name: 'dark, desktop @sweep', colorScheme: 'dark', viewport: { width: 1280, height: 800 } },
  { name: 'light, phone @sweep', colorScheme: 'light', viewport: { width: 390, height: 844 } },
  { name: 'dark, phone @sweep @modes', colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const;

test.use(as.amelia);

for (const { name, ...mode } of modes) {
  test.describe(name, () => {
    test.use(mode);

    test(`[DEP-1, PAY-1] the deposit pages have no axe violation and never scroll sideways: ${name}`, async ({
      page,
    }) => {
      await patchAccount(page, { admin: { solana: BITCOIN_ADDRESS } });
      await page.goto('/fund-account');
      const waiting = page.getByRole('row').filter({ hasText: 'Solana' }).filter({ hasText: 'Pending' }).last();
      await expect(waiting).toBeVisible();
      await expectGood(page);
      await waiting.getByRole('button', { name: /Detail/ }).click();
      await expect(page.getByRole('dialog', { name: 'Deposit' })).toBeVisible();
      await expectGood(page);
      await page.keyboard.press('Escape');

      await waiting.getByRole('button', { name: /Pay Now/ }).click();
      // The deposits of the sample data have no reserved rate.
      const rate = page.getByRole('button', { name: 'Get the amount in Solana' });
      await expect(rate).toBeVisible();
      await expectGood(page);
      await rate.click();
      await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
      await expectGood(page);
    });

    test(`[WD-1, PLAN-1, HONEST-6] the other money pages have no axe violation and never scroll sideways: ${name}`, async ({
      page,
    }) => {
      await page.goto('/withdraw');
      await pointer.choose(page.getByRole('radio', { name: 'Bank' }));
      await expect(page.getByLabel('Bank name')).toBeVisible();
      await expectGood(page);

      await page.goto('/upgrade');
      await readMessage(page, 'Your plan is Starter.');
      await expectGood(page);

      await page.goto('/statement');
      await expect(page.getByRole('row').nth(2)).toBeVisible();
      await expectGood(page);
    });
  });
}

async function expectGood(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}
