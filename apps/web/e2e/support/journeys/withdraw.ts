import { makeInvestor } from '../accounts.ts';
import type { KeelServer } from '../KeelServer.ts';
import { newestOf, operate } from '../operator.ts';
import { settle } from '../pageChecks.ts';
import type { Person } from '../test.ts';
import { TOAST, type Walk } from '../walk.ts';
import { balanceOf } from './accountState.ts';
import { expect } from './slowTimeout.ts';

/** The fields of each withdrawal method (WD-1), except the one with which the refusals are tested. */
const DESTINATIONS = {
  bank: { account_name: 'Amelia Rosenthal', account_number: '0012344321', bank_name: 'Harbour Bank' },
  bitcoin: { bitcoin_address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' },
  etherium: { etherium_address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' },
  cashapp: { cashapp_address: '$amelia' },
} as const;

/**
 * A login without a network, a withdrawal above the balance, and one by each method, one of which is rejected and
 * refunded.
 */
export async function withdraw(walk: Walk, server: KeelServer, person: Person): Promise<void> {
  const { page, form } = walk;
  const account = await makeInvestor(server, person, '200.00');
  const balance = () => balanceOf(server, account);
  await page.goto('/login');
  await expect(form.locator('button[type=submit]')).toBeVisible();
  const down = '**/api/login';
  await page.route(down, (route) => route.abort());
  await walk.logIn(person);
  await walk.read();
  await expect(form.locator('input[name=email]')).toHaveValue(person.email);
  await walk.arrive('/login');
  await page.unroute(down);
  await walk.submit();
  await walk.arrive('/invest');

  await walk.go('/withdraw');
  await walk.arrive('/withdraw');
  await walk.submit();
  await walk.read();
  const amount = form.locator('input[inputmode=decimal]');
  await walk.fill(amount, '999999');
  await walk.choose(form.locator('input[type=radio][value=zelle]'));
  await walk.fill(form.locator('input[name=zelle_address]'), 'amelia@example.org');
  await walk.checkPage();
  await walk.submit();
  await walk.read();
  await expect(amount).toHaveValue('999999');
  await walk.fill(amount, '30');
  await walk.submit();
  const review = page.getByRole('dialog');
  await expect(review).toContainText('amelia@example.org');
  await walk.checkPage();
  await walk.press(review.getByRole('button').last());
  await expect(amount).toHaveValue('');
  await expect.poll(balance).toBe('170.00');
  await walk.checkPage();

  const first = await newestOf(server, 'withdrawals', person);
  for (const [method, fields] of Object.entries(DESTINATIONS)) {
    await walk.fill(amount, '10');
    await walk.choose(form.locator(`input[type=radio][value=${method}]`));
    for (const [name, text] of Object.entries(fields)) await walk.fill(form.locator(`input[name=${name}]`), text);
    await walk.checkPage();
    await walk.submit();
    for (const text of Object.values(fields)) await expect(review).toContainText(text);
    // A sheet that is still opening would move away under the press.
    await settle(page);
    await walk.press(review.getByRole('button').last());
    await expect(review).toHaveCount(0);
    await expect(amount).toHaveValue('');
  }
  await expect.poll(balance).toBe('130.00');

  await operate(server, 'withdrawals', 'reject', first, '--reason', 'Not now.');
  await expect(page.locator(TOAST).filter({ hasText: 'Not now.' })).toBeVisible();
  await walk.checkPage();
  expect(await balance()).toBe('160.00');
}
