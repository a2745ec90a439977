import { answer } from './support/answers.ts';
import { memberRoutes, publicRoutes } from './support/appRoutes.ts';
import { as, test } from './support/investors.ts';
import { logIn } from './support/journeys.ts';
import { BITCOIN_ADDRESS, patchAccount } from './support/money.ts';
import { shoot } from './support/shoot.ts';
import { expect, type Page, type Person } from './support/test.ts';

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
    await page.getByRole('button', { name: 'Get the amount in Solana' }).click();
    await expect(page.getByRole('timer')).toBeVisible();
    await shoot(page, project.name, 'deposit-detail');
  });
});

async function toVerification(page: Page, person: Person): Promise<void> {
  await answer(page, '/login', { status: 202, body: { bool: true, message: 'Sent.', url: '/verification' } });
  await page.goto('/login');
  await logIn(page, person.email, person.password);
  await expect(page).toHaveURL('/verification');
}
