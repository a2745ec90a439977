import { type Account, call, enter, makeInvestor } from './support/accounts.ts';
import { pointer } from './support/inputDevices.ts';
import type { KeelServer } from './support/KeelServer.ts';
import { pressKey, tabTo, typeInto } from './support/keyboard.ts';
import { newest } from './support/money.ts';
import { operate } from './support/operator.ts';
import { picture } from './support/picture.ts';
import { expect, type Page, test } from './support/test.ts';

test('[WD-1, WD-3, MODAL-1] a withdrawal by keyboard only @main', async ({ page, server, person }) => {
  await enter(page, await makeInvestor(server, person, '200.00'), '/withdraw');
  await expect(page.getByText('Available $200.00')).toBeVisible();
  await typeInto(page, page.getByLabel('Amount in dollars'), '30');
  // Arrow keys move within a group of radio buttons; Tab reaches only the first.
  await tabTo(page, page.getByRole('radio', { name: 'Bank' }));
  const cashapp = page.getByRole('radio', { name: 'Cashapp' });
  for (let press = 0; press < 6 && !(await cashapp.isChecked()); press += 1) await page.keyboard.press('ArrowDown');
  await expect(cashapp).toBeChecked();
  await typeInto(page, page.getByLabel('Cashapp username'), '$amelia');
  await page.keyboard.press('Enter');
  const review = page.getByRole('dialog', { name: 'Review your withdrawal' });
  await expect(review).toContainText('$30.00');
  await pressKey(page, review.getByRole('button', { name: 'Send request' }));
  await expect(newest(page, 'Withdrawals')).toContainText('$30.00');
  await expect(page.getByText('Available $170.00')).toBeVisible();
});

test('[KYC-1, KYC-6, MODAL-1] a registration by keyboard only @sweep', async ({ page, server, person }) => {
  await enter(page, await makeInvestor(server, person), '/registeration');
  const picker = page.waitForEvent('filechooser');
  await tabTo(page, page.getByRole('main').getByRole('button', { name: /^Passport or ID \S/ }));
  await page.keyboard.press('Enter');
  await (await picker).setFiles(picture());
  await typeInto(page, page.getByLabel('SSN/Driver license number'), 'A1234 567');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Step 2 of 3: Your details' })).toBeFocused();
  await pressKey(page, page.getByRole('button', { name: 'Continue' }));
  await expect(page.getByRole('heading', { name: 'Step 3 of 3: Address' })).toBeFocused();
  await typeInto(page, page.getByLabel('State'), 'Lisboa');
  await typeInto(page, page.getByLabel('Address', { exact: true }), 'Rua do Porto 12');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Got it!' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/profile');
  await expect(page.getByText('Verification Pending')).toBeVisible();
});

test.describe('in Arabic', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('language', 'ar'));
  });

  // By structure, since the texts belong to the translators' catalogues.
  test('[SET-2, DEP-1, DEP-4, PAY-2, WD-1, WD-3] a deposit and a withdrawal from right to left @sweep', async ({
    page,
    server,
    person,
  }) => {
    const account = await makeInvestor(server, person, '200.00');
    await open(page, account, '/fund-account');
    await page.locator('main form input[inputmode=decimal]').fill('83.50');
    await pointer.choose(page.locator('main form [role=radiogroup]').first().getByRole('radio').first());
    await page.locator('main form button[type=submit]').click();
    await expect.poll(() => amounts(server, account, '/fetchdeposit')).toContain('83.50');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');

    await open(page, account, '/withdraw');
    await page.locator('main form input[inputmode=decimal]').fill('12.25');
    await pointer.choose(page.getByRole('radio', { name: 'Zelle' }));
    await page.locator('main form input[type=text]:not([inputmode=decimal])').last().fill('amelia@example.org');
    await page.locator('main form button[type=submit]').click();
    await page.getByRole('dialog').getByRole('button').last().click();
    await expect.poll(() => amounts(server, account, '/fetchwithdraw')).toContain('12.25');
  });

  test('[SET-2, KYC-1, KYC-6] a registration from right to left @sweep', async ({ page, server, person }) => {
    const account = await makeInvestor(server, person);
    await open(page, account, '/registeration');
    const next = page.locator('main form button[type=submit]');
    await page.locator('input[type=file]').setInputFiles(picture());
    await page.locator('main input[name=Nid]').fill('A1234 567');
    await next.click();
    await page.locator('main input[name=firstName]').waitFor();
    await next.click();
    await page.locator('main input[name=state]').fill('Lisboa');
    await page.locator('main input[name=address]').fill('Rua do Porto 12');
    await next.click();
    const modal = page.getByRole('alertdialog');
    await expect(modal).toContainText(/\p{Script=Arabic}/u);
    await modal.getByRole('button').click();
    await expect(page).toHaveURL('/profile');
    const { rows = [] } = await operate(server, 'kyc', 'list');
    expect(rows.map(({ email }) => email)).toContain(person.email);
  });
});

async function open(page: Page, account: Account, path: string): Promise<void> {
  await page.context().setStorageState(account.storageState);
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/\p{Script=Arabic}/u);
}

async function amounts(server: KeelServer, { token, userId }: Account, path: string): Promise<string[]> {
  const { message } = await call<{ message: { amount: string }[] }>(server, path, { token, body: { user: userId } });
  return message.map(({ amount }) => amount);
}
