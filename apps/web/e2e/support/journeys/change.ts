import { makeInvestor, signIn } from '../accounts.ts';
import type { KeelServer } from '../KeelServer.ts';
import type { Person } from '../test.ts';
import type { Walk } from '../walk.ts';
import { expect } from './slowTimeout.ts';

/** Changes the currency, and a session ends inside a form. */
export async function change(walk: Walk, server: KeelServer, person: Person): Promise<void> {
  const { page, form } = walk;
  await makeInvestor(server, person);
  await page.goto('/login');
  await walk.logIn(person);
  await walk.arrive('/invest');
  await walk.go('/settings');
  await walk.arrive('/settings');
  await walk.press(page.locator('main button').filter({ hasText: 'USD' }));
  const dialog = page.getByRole('dialog');
  const search = dialog.getByRole('searchbox');
  await search.fill('NOK');
  const found = dialog.getByRole('option').filter({ hasText: 'NOK' }).first();
  await walk.pickOption(search, found, dialog.getByRole('button').last());
  await expect(page.locator('main button').filter({ hasText: 'NOK' })).toBeVisible();
  await walk.checkPage();

  await walk.go('/fund-account');
  await walk.arrive('/fund-account');
  const amount = form.locator('input[inputmode=decimal]');
  await walk.fill(amount, '321');
  const { token } = await signIn(server, person);
  await fetch(`${server.url}/api/end-sessions`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ ids: 'others' }),
  });
  await walk.arrive('/login');
  await walk.logIn(person);
  await walk.arrive('/fund-account');
  await expect(amount).toHaveValue('321');
}
