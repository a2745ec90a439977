import { picture } from './picture.ts';
import type { Page } from './test.ts';

/** What the form asks for that an account of a test does not know yet, by label. */
export const IDENTITY = {
  'SSN/Driver license number': 'A1234 567',
  State: 'Lisboa',
  Address: 'Rua do Porto 12',
} as const;

/** Fills in the three steps of the form on `/registeration`, up to its last button. */
export async function fillIdentity(page: Page, number: string = IDENTITY['SSN/Driver license number']): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(picture());
  await page.getByLabel('SSN/Driver license number').fill(number);
  await toStep(page, 3);
  await page.getByLabel('State').fill(IDENTITY.State);
  await page.getByLabel('Address', { exact: true }).fill(IDENTITY.Address);
}

/** Goes on with Continue to a step of the form; the steps before are filled in. */
export async function toStep(page: Page, step: 2 | 3): Promise<void> {
  const heading = (at: number) => page.getByRole('heading', { name: `Step ${at} of 3` });
  await page.getByRole('button', { name: 'Continue' }).click();
  await heading(2).waitFor();
  if (step === 2) return;
  await page.getByRole('button', { name: 'Continue' }).click();
  await heading(3).waitFor();
}
