import { enter, makeAccount } from './support/accounts.ts';
import { expectDashboard, logIn, readMessage } from './support/journeys.ts';
import { expect, test } from './support/test.ts';

/** The number of wrong passwords that anybody may try without a delay (AUTH-5). */
const FREE = 10;

test("[AUTH-5] a stranger guessing passwords has to wait, while the owner's browser can log in after a logout (M-14, N-8) @main", async ({
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

  // An unknown browser has to wait, whatever is typed.
  const stranger = await browser.newPage({ baseURL: server.url });
  await stranger.goto('/login');
  await logIn(stranger, person.email, person.password);
  await readMessage(stranger, 'Too many attempts. Please wait a moment.');
  await expect(stranger).toHaveURL('/login');
  await stranger.close();

  // A browser that has signed in before does not have to.
  await logIn(page, person.email, person.password);
  await expectDashboard(page);
});
