import { enter, makeAccount } from './support/accounts.ts';
import { answer } from './support/answers.ts';
import { intercept } from './support/intercept.ts';
import { chooseCountry, expectDashboard, logIn, readMessage, signUp } from './support/journeys.ts';
import { KeelServer, READY_WITHIN_MS } from './support/KeelServer.ts';
import { expect, test } from './support/test.ts';

test.describe('first visit', () => {
  test('[SIGNUP-1, SIGNUP-5, SIGNUP-6, VERIFY-1, VERIFY-2, VERIFY-4, DASH-1] from sign-up through the mailed code to the dashboard @phone @firefox @main', async ({
    page,
    server,
    person,
  }) => {
    await signUp(page, person);
    await expect(page).toHaveURL('/verification');
    await expect(page).toHaveTitle(/Verify your email/);
    await expect(page.getByText(person.email)).toBeVisible();

    const verify = page.getByRole('button', { name: 'Verify' });
    await expect(verify).toBeDisabled();
    const code = await server.mailedCode(person.email);
    await page.getByLabel('Code', { exact: true }).fill(code.slice(0, 3));
    await expect(verify).toBeDisabled();
    await page.getByLabel('Code', { exact: true }).fill(code);
    await verify.click();

    await expectDashboard(page);
    await expect(page).toHaveTitle(/^Dashboard/);
    await expect(page.getByText('Welcome, Ameli', { exact: true })).toBeVisible();
    await expect(page.getByText('$0.00').first()).toBeVisible();
    await expect(page.getByText('Identity Verification Incomplete')).toBeVisible();
  });

  test('[VERIFY-1] pasting fills all four cells and drops blanks', async ({ page, server, person, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await signUp(page, person);
    await expect(page).toHaveURL('/verification');
    const code = await server.mailedCode(person.email);
    await page.evaluate((text) => navigator.clipboard.writeText(text), `${code.slice(0, 2)} ${code.slice(2)}`);
    await page.getByLabel('Code', { exact: true }).focus();
    await page.keyboard.press('Control+V');
    await expect(page.getByLabel('Code', { exact: true })).toHaveValue(code);
    await expect(page.getByLabel('Code', { exact: true })).toHaveAttribute('autocomplete', 'one-time-code');
  });

  test('[VERIFY-3, VERIFY-4] a wrong code is reported at its cells, which are emptied; a new code can be requested after 60 seconds (P-11) @main', async ({
    page,
    server,
    person,
  }) => {
    await page.clock.install();
    await signUp(page, person);
    await expect(page).toHaveURL('/verification');
    const code = await server.mailedCode(person.email);
    const wrong = code === '0000' ? '0001' : '0000';
    await page.getByLabel('Code', { exact: true }).fill(wrong);
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page.getByLabel('Code', { exact: true })).toHaveAccessibleDescription(
      'That code isn’t right. Check it and try again.',
    );
    await expect(page.getByLabel('Code', { exact: true })).toHaveValue('');
    await expect(page.getByLabel('Code', { exact: true })).toBeFocused();

    const resend = page.getByRole('button', { name: /^Resend code/ });
    await expect(resend).toBeDisabled();
    await page.clock.runFor(60_000);
    await expect(resend).toBeEnabled();

    // The button cannot keep the focus while it is disabled again, and the next thing to type is the code.
    await answer(page, '/resend-code', { status: 200, body: { bool: true, message: 'Code sent.' } });
    await resend.click();
    await expect(resend).toBeDisabled();
    await expect(page.getByRole('textbox', { name: 'Code' })).toBeFocused();
  });
});

test.describe('refusals', () => {
  test("[LOGIN-6] a wrong password shows the server's message and keeps what was typed @main", async ({
    page,
    server,
    person,
  }) => {
    await makeAccount(server, person);
    await page.goto('/login');
    await logIn(page, person.email, 'not the password');
    await readMessage(page, 'Incorrect password.');
    await expect(page.getByLabel('Email')).toHaveValue(person.email);
  });

  test('[LOGIN-5] an unknown email suggests signing up and opens that page', async ({ page, person }) => {
    await page.goto('/login');
    await logIn(page, person.email, person.password);
    await readMessage(page, 'We couldn’t find an account with this email. Sign up?');
    await expect(page).toHaveURL('/signup');
  });

  test('[LOGIN-5] a visitor who goes back before sign-up has loaded can log in again', async ({ page, person }) => {
    const released = Promise.withResolvers<void>();
    await page.route('**/assets/SignupScreen-*.js', async (route) => {
      await released.promise;
      await route.continue();
    });
    await page.goto('/login');
    await logIn(page, person.email, person.password);
    await readMessage(page, 'We couldn’t find an account with this email. Sign up?');
    await expect(page).toHaveURL('/signup');
    await page.goBack();
    await expect(page).toHaveURL('/login');
    await expect(page.getByLabel('Email')).toHaveValue('');
    await logIn(page, person.email, person.password);
    await readMessage(page, 'We couldn’t find an account with this email. Sign up?');
    released.resolve();
    await expect(page.getByRole('heading', { level: 1, name: 'Sign Up' })).toBeVisible();
  });

  test('[SIGNUP-1, HONEST-1] lists and the sample mark that failed to load are loaded again', async ({ page }) => {
    await page.clock.install();
    await intercept(page, '**/api/options', (route) => route.abort());
    await page.goto('/signup');
    await expect(page.getByRole('radio', { name: /Starter/ })).toBeAttached();
    await expect(page.getByRole('complementary', { name: 'Sample data' })).toHaveCount(0);

    await page.unroute('**/api/options');
    await page.clock.runFor(5000);
    await expect(page.getByRole('complementary', { name: 'Sample data' })).toBeVisible();
    await chooseCountry(page, 'Portugal');
  });

  test('[LOGIN-4] an unverified email opens the code page with the address', async ({ page, server, person }) => {
    await signUp(page, person);
    await expect(page).toHaveURL('/verification');
    await server.mailedCode(person.email);
    await page.goto('/login');
    await logIn(page, person.email, person.password);
    await expect(page).toHaveURL('/verification');
    await expect(page.getByText(person.email)).toBeVisible();
  });

  test('[SIGNUP-7] a known email is reported and opens the login page', async ({ page, server, person }) => {
    await makeAccount(server, person);
    await signUp(page, person);
    await readMessage(page, 'An account with this email already exists. Log in instead.');
    await expect(page).toHaveURL('/login');
  });
});

test.describe('the session', () => {
  test('[SESS-3, ROUTE-7] a reload keeps the session and the page', async ({ page, server, person }) => {
    await enter(page, await makeAccount(server, person), '/portfolio');
    await page.reload();
    await expect(page).toHaveURL('/portfolio');
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  });

  test('[ROUTE-6, LOGIN-3] the guard sends a visitor to the login page, and after login to the requested page @main', async ({
    page,
    server,
    person,
  }) => {
    await makeAccount(server, person);
    await page.goto('/portfolio?from=mail');
    await expect(page).toHaveURL('/login');
    await logIn(page, person.email, person.password);
    await expect(page).toHaveURL('/portfolio?from=mail');
  });

  test('[ROUTE-7] a loading screen shows while the session is checked, and an unreachable server can be retried', async ({
    page,
    server,
    person,
  }) => {
    await enter(page, await makeAccount(server, person));
    const released = Promise.withResolvers<void>();
    await intercept(page, '**/api/userbytoken', async (route) => {
      await released.promise;
      await route.abort('connectionrefused');
    });
    await page.reload();
    await expect(page.getByRole('status')).toHaveText('Loading');
    released.resolve();
    await expect(page.getByRole('alert')).toContainText('network error');

    await page.unroute('**/api/userbytoken');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectDashboard(page);
  });

  test('[DASH-8] a page that crashes says so and offers a reload', async ({ page, server, person }) => {
    await enter(page, await makeAccount(server, person));
    await page.route('**/assets/DashboardScreen-*.js', (route) => route.abort());
    await page.reload();
    await expect(page.getByRole('alert')).toContainText('Something went wrong');
    await page.unroute('**/assets/DashboardScreen-*.js');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectDashboard(page);
  });

  test('[SESS-6, ROUTE-4] logging out in one tab ends the session in the other and clears all keys @firefox @main', async ({
    page,
    context,
    server,
    person,
  }) => {
    await enter(page, await makeAccount(server, person));
    const second = await context.newPage();
    await second.goto('/invest');
    await expect(second.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    const token = await page.evaluate(() => localStorage.getItem('token'));

    await second
      .getByRole('link', { name: /Log-?\s?Out/i })
      .first()
      .click();
    await expect(second).toHaveURL('/login');
    await expect(page).toHaveURL('/login');
    expect(
      await page.evaluate(() =>
        ['token', 'expiry', 'user', 'userId'].filter((key) => localStorage.getItem(key) !== null),
      ),
    ).toEqual([]);
    // The token is invalid on the server too.
    await expect
      .poll(async () => (await page.request.get('/api/userbytoken', { headers: { header: token ?? '' } })).status())
      .toBe(401);
  });

  test('[LOGIN-7] without a network the form shows "network error" and keeps what was typed', async ({
    page,
    context,
    person,
  }) => {
    await page.goto('/login');
    await page.getByLabel('Email').fill(person.email);
    await context.setOffline(true);
    await logIn(page, person.email, person.password);
    await readMessage(page, 'network error');
    await expect(page.getByLabel('Email')).toHaveValue(person.email);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(person.password);
    await context.setOffline(false);
  });
});

test.describe('with a server of its own', () => {
  // These tests start their own servers.
  test.describe.configure({ timeout: READY_WITHIN_MS });

  test('[SESS-5, ERR-2] a session that expires while the page is open ends there and says so once', async ({
    page,
    person,
    database,
  }) => {
    const server = await KeelServer.start({ database, env: { SESSION_HOURS: String(12 / 3600) } });
    try {
      await signUp(page, person, server.url);
      await page.getByLabel('Code', { exact: true }).fill(await server.mailedCode(person.email));
      await page.getByRole('button', { name: 'Verify' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
      await expect(page).toHaveURL(`${server.url}/login`, { timeout: 20_000 });
      await expect(page.getByText('Your session has ended. Please log in again.')).toHaveCount(1);
      expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    } finally {
      await server.remove();
    }
  });

  test('[OPS-2, SESS-3] a killed and restarted server has lost nothing @sweep @postgres', async ({
    page,
    person,
    database,
  }) => {
    const server = await KeelServer.start({ database });
    try {
      await page.context().setStorageState((await makeAccount(server, person)).storageState);
      await page.goto(`${server.url}/invest`);
      await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
      await server.stop('SIGKILL');
      server.loseDatabase();
      await page.reload().catch(() => undefined);
      server.recoverDatabase();
      await server.boot();
      await page.goto(`${server.url}/invest`);
      await expect(page.getByText('Welcome, Ameli', { exact: true })).toBeVisible();
      expect(server.output()).not.toContain(person.password);
    } finally {
      await server.remove();
    }
  });
});
