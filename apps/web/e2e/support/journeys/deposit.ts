import { signIn } from '../accounts.ts';
import type { KeelServer } from '../KeelServer.ts';
import { dropAnswer } from '../money.ts';
import { newestOf, operate } from '../operator.ts';
import type { Person } from '../test.ts';
import { TOAST, type Walk } from '../walk.ts';
import { balanceOf, depositsOf } from './accountState.ts';
import { expect } from './slowTimeout.ts';

/**
 * From the first visit to a confirmed deposit, whose answer is lost, and which is marked as paid, unmarked and marked
 * again.
 */
export async function deposit(walk: Walk, server: KeelServer, person: Person): Promise<void> {
  const { page, form } = walk;
  await page.goto('/signup');
  await walk.choose(form.locator('input[name=accountPackage]').first());
  for (const name of ['firstName', 'lastName', 'email'] as const) {
    await walk.fill(form.locator(`input[name=${name}]`), person[name]);
  }
  await walk.choose(form.locator('input[name=gender][value=female]'));
  const country = form.getByRole('combobox').first();
  await country.focus();
  await country.press('ArrowDown');
  await expect(page.getByRole('option').first()).toBeVisible();
  await country.press('Enter');
  await walk.fill(form.locator('input[name=phone]'), '+351 210 000 000');
  await walk.fill(form.locator('input[name=password]'), person.password);
  await walk.arrive('/signup');
  // The second one is missing.
  await walk.submit();
  await expect(form.locator('[aria-invalid=true]').first()).toBeVisible();
  await walk.checkPage();
  await walk.fill(form.locator('input[name=confirmPassword]'), person.password);
  await walk.submit();
  await walk.arrive('/verification');
  await walk.fill(form.locator('input[autocomplete=one-time-code]'), await server.mailedCode(person.email));
  await walk.submit();
  await walk.arrive('/invest');

  await walk.go('/fund-account');
  await walk.arrive('/fund-account');
  await walk.submit();
  const notVerified = await walk.read();
  await operate(server, 'users', 'restore', person.email);
  await expect(async () => {
    await walk.submit();
    expect(await walk.read()).not.toBe(notVerified);
  }).toPass();
  const amount = form.locator('input[inputmode=decimal]');
  await walk.fill(amount, '1500.25');
  await walk.choose(form.locator('input[type=radio][value=Bitcoin]'));
  await walk.checkPage();
  // The form looks up the deposit, which was created, before it offers to send it again.
  await dropAnswer(page, '/createdeposit');
  await walk.submit();
  await expect(amount).toHaveValue('');
  const row = page.locator('main table tr:has(td)').first();
  await expect(row.getByRole('button').first()).toBeVisible();
  await walk.checkPage();

  // The same person in another browser.
  const account = await signIn(server, person);
  expect((await depositsOf(server, account)).map(({ amount: made }) => made)).toEqual(['1500.25']);
  const paid = async () => (await depositsOf(server, account))[0]?.paid;
  await walk.press(row.getByRole('button').first());
  await walk.arrive(/\/deposit-detail\?deposit=/);
  const pay = page.locator('main button[aria-describedby]:has(+ output)');
  for (const paidState of ['Paid', 'unPaid', 'Paid']) {
    await walk.press(pay);
    if (paidState === 'Paid') await walk.read();
    await expect.poll(paid).toBe(paidState);
    await walk.checkPage();
  }
  await operate(server, 'deposits', 'confirm', await newestOf(server, 'deposits', person));
  // A notification has a sentence below its title; an announcement has none and may still be shown.
  await expect(page.locator(`${TOAST}[aria-describedby]`).first()).toBeVisible();
  await walk.go('/fund-account');
  await expect(row).toBeVisible();
  await walk.arrive('/fund-account');
  expect(await balanceOf(server, account)).toBe('1500.25');
}
