import { fileURLToPath } from 'node:url';
import { answer } from './support/answers.ts';
import { memberRoutes, publicRoutes } from './support/appRoutes.ts';
import { as, test } from './support/investors.ts';
import { logIn } from './support/journeys.ts';
import { BITCOIN_ADDRESS, patchAccount } from './support/money.ts';
import { settle } from './support/settled.ts';
import { expect, type Page, type Person } from './support/test.ts';

const SHOTS = fileURLToPath(new URL('../shots', import.meta.url));

test('the ways in', async ({ page, person }, { project }) => {
  for (const path of publicRoutes) {
    await page.goto(path);
    await shoot(page, project.name, path.slice(1));
  }
  await toVerification(page, person);
  await shoot(page, project.name, 'verification');
});

test.describe('signed in', () => {
  test.use(as.amelia);

  test('the pages behind the guard', async ({ page }, { project }) => {
    await patchAccount(page, { admin: { bitcoin: BITCOIN_ADDRESS, solana: BITCOIN_ADDRESS } });
    for (const path of memberRoutes) {
      await page.goto(path);
      await shoot(page, project.name, path.slice(1));
    }
    await page.goto('/fund-account');
    await page
      .getByRole('row')
      .filter({ hasText: 'Pending' })
      .last()
      .getByRole('button', { name: /Pay Now/ })
      .click();
    await expect(page).toHaveURL(/deposit-detail/);
    await shoot(page, project.name, 'deposit-detail');
  });
});

async function toVerification(page: Page, person: Person): Promise<void> {
  await answer(page, '/login', { status: 202, body: { bool: true, message: 'Sent.', url: '/verification' } });
  await page.goto('/login');
  await logIn(page, person.email, person.password);
  await expect(page).toHaveURL('/verification');
}

/** The whole page, once nothing on it loads or moves any more. */
async function shoot(page: Page, look: string, name: string): Promise<void> {
  await settle(page);
  // A message over the page, such as the plan's name, is put away: the page is what is shown.
  const modal = page.getByRole('alertdialog', { name: 'Message' });
  if (await modal.isVisible()) await modal.getByRole('button', { name: 'Got it!' }).click();
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `${SHOTS}/${look}/${name}.png`, fullPage: true });
}
