import { pointer } from './inputDevices.ts';
import type { KeelServer } from './KeelServer.ts';
import { expect, type Page, type Person } from './test.ts';

/** Fills in and submits the sign-up form as `person`, on the worker's server unless `origin` names another. */
export async function signUp(page: Page, person: Person, origin = ''): Promise<void> {
  await page.goto(`${origin}/signup`);
  await pointer.choose(page.getByRole('radio', { name: /Starter/ }));
  await page.getByLabel('First name').fill(person.firstName);
  await page.getByLabel('Last name').fill(person.lastName);
  await page.getByLabel('Email').fill(person.email);
  await pointer.choose(page.getByRole('radio', { name: 'Female' }));
  await chooseCountry(page, 'Portugal');
  await page.getByLabel('Phone number').fill('+351 210 000 000');
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign Up' }).click();
}

/** Signs up, reads the code from the mail, and verifies: ends on the dashboard. */
export async function becomeInvestor(page: Page, server: KeelServer, person: Person): Promise<void> {
  await signUp(page, person);
  await expect(page).toHaveURL('/verification');
  await page.getByLabel('Code', { exact: true }).fill(await server.mailedCode(person.email));
  await page.getByRole('button', { name: 'Verify' }).click();
  await expectDashboard(page);
}

/** Fills in and submits the login form. */
export async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
}

export async function expectDashboard(page: Page): Promise<void> {
  await expect(page).toHaveURL('/invest');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
}

/** Expects the modal with this text, of this kind if one is given, and closes it with 'Got it!'. The next page may show another one. */
export async function readMessage(page: Page, words: string | RegExp, kind?: 'Error' | 'Done'): Promise<void> {
  // A toast is an alert dialog too.
  const modal = page.getByRole('alertdialog', { name: 'Message' }).filter({ hasText: words });
  await expect(modal).toBeVisible();
  if (kind !== undefined) await expect(modal.getByRole('img', { name: kind })).toBeVisible();
  await modal.getByRole('button', { name: 'Got it!' }).click();
  await expect(modal).toBeHidden();
}

/** Types the name and selects it by keyboard; ComboBox's stories test selecting with a pointer. */
export async function chooseCountry(page: Page, name: string): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Country' });
  await field.focus();
  await field.pressSequentially(name.slice(0, 5));
  await expect(page.getByRole('option', { name })).toBeVisible();
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(field).toHaveValue(name);
}
