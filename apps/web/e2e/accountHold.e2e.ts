import { enter, makeInvestor, signIn } from './support/accounts.ts';
import { readMessage } from './support/journeys.ts';
import { choose, patchAccount } from './support/money.ts';
import { operate } from './support/operator.ts';
import { expect, test } from './support/test.ts';
import { enterWithWallet, importWallet } from './support/wallet.ts';

const SUSPENDED = 'Your account is suspended. You can look around, but no money can be moved.';
const IDENTITY = 'Verify your identity first. Until then, no money can leave your account.';

test('[PAYOUT-1] a suspended account can look around, sees a notice before it fills in a form, and cannot move money @main', async ({
  page,
  server,
  person,
}) => {
  await makeInvestor(server, person, '200.00');
  await operate(server, 'users', 'suspend', person.email, '--reason', 'Please call us.');
  await enter(page, await signIn(server, person), '/invest');
  await expect(page.getByText('$200.00').first()).toBeVisible();
  for (const path of ['/fund-account', '/withdraw'] as const) {
    await page.goto(path);
    await expect(page.getByRole('main').getByText(SUSPENDED)).toBeVisible();
  }
  await page.getByLabel('Amount in dollars').fill('30');
  await choose(page, 'Receive method', 'Cashapp');
  await page.getByLabel('Cashapp username').fill('$amelia');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Send request' }).click();
  await readMessage(page, SUSPENDED);
  await expect(page.getByText('Available $200.00')).toBeVisible();
});

test('[PAYOUT-1] where payouts need a verified identity, a notice says so before a form is filled in (W-31)', async ({
  page,
  server,
  person,
}) => {
  await enterWithWallet(page, server, person, '200');
  await operate(server, 'settings', 'set', 'payouts.identity', 'required');
  try {
    await page.goto('/import-wallet');
    await importWallet(page);
    await page.getByRole('link', { name: 'Buy', exact: true }).first().click();
    await expect(page.getByText(IDENTITY)).toBeVisible();
    await page.goto('/fund-account');
    await expect(page.getByRole('button', { name: 'Create Deposit' })).toBeVisible();
    await expect(page.getByText(IDENTITY)).toHaveCount(0);
    await page.goto('/withdraw');
    await expect(page.getByText(IDENTITY)).toBeVisible();
  } finally {
    // The other tests of this server are about accounts whose identity has not been verified.
    await operate(server, 'settings', 'set', 'payouts.identity', 'not required');
  }
});

test.describe('during the cooling-off', () => {
  test.use({ timezoneId: 'America/New_York' });

  test("[PAYOUT-1] its end is shown in the reader's time before a form is filled in, and no longer once it has passed", async ({
    page,
    server,
    person,
  }) => {
    const account = await makeInvestor(server, person, '200.00');
    await page.clock.install({ time: '2026-11-20T12:00:00Z' });
    await patchAccount(page, { user: { payoutsHeldUntil: '2026-11-20T17:30:00.000Z' } });
    await enter(page, account, '/withdraw');
    const notice = page.getByText(/nothing can leave your account until Nov 20, 2026, 12:30\sPM\./);
    await expect(notice).toBeVisible();
    await page.goto('/fund-account');
    await expect(page.getByRole('button', { name: 'Create Deposit' })).toBeVisible();
    await expect(notice).toHaveCount(0);
    await page.goto('/withdraw');
    await expect(notice).toBeVisible();
    await page.clock.fastForward('06:00:00');
    await expect(notice).toHaveCount(0);
  });
});
