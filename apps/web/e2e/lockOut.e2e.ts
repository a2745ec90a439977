import { enter, makeAccount } from './support/accounts.ts';
import { expectDashboard, logIn, readMessage } from './support/journeys.ts';
import { expect, test } from './support/test.ts';

/** Wrong passwords that anybody may try at once (AUTH-5). */
const FREE = 10;

test("[AUTH-5] a stranger guessing passwords has to wait, while the owner's browser can log in after a logout (M-14, N-8)", async ({
  page,
  server,
  person,
  browser,
}) => {
  const account = await makeAccount(server, person);
  await enter(page, account);
  await page
    .getByRole('link', { name: /Log-?\s?Out/i })
    .first()
    .click();
  await expect(page).toHaveURL('/login');

  for (let at = 0; at < FREE; at += 1) {
    const body = JSON.stringify({ email: person.email, password: `a guess ${at}` });
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch(`${server.url}/api/login`, { method: 'POST', headers, body });
    expect(answer.status).toBe(422);
  }

  // A browser that the account does not know has to wait, whatever it types.
  const stranger = await browser.newPage({ baseURL: server.url });
  await stranger.goto('/login');
  await logIn(stranger, person.email, person.password);
  await readMessage(stranger, 'Too many attempts. Please wait a moment.');
  await expect(stranger).toHaveURL('/login');
  await stranger.close();

  // The one that has signed in before does not.
  await logIn(page, person.email, person.password);
  await expectDashboard(page);
});
