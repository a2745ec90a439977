import { answer } from './support/answers.ts';
import { expectDashboard, logIn, readMessage, signUp } from './support/journeys.ts';
import { expect, test } from './support/test.ts';

test('[AUTH-2] after a stranger signed up with the email, its owner can still sign up @sweepPhone (M-13, N-9) @main', async ({
  page,
  server,
  person,
  browser,
}) => {
  const stranger = { ...person, firstName: 'Mallory', password: 'the password of a stranger' };
  const strangers = await browser.newPage({ baseURL: server.url });
  await signUp(strangers, stranger);
  await expect(strangers).toHaveURL('/verification');
  const strangersCode = await server.mailedCode(person.email);

  await signUp(page, person);
  await expect(page).toHaveURL('/verification');
  const code = await server.mailedCode(person.email, 1);
  // The first mail in the mailbox is the stranger's: its code does not work in this browser.
  if (strangersCode !== code) {
    await page.getByLabel('Code', { exact: true }).fill(strangersCode);
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page.getByLabel('Code', { exact: true })).toHaveAccessibleDescription(
      'That code isn’t right. Check it and try again.',
    );
  }
  await page.reload();
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expectDashboard(page);
  await expect(page.getByText('Welcome, Ameli', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('signUpToken'))).toBeNull();

  // Nothing of the stranger's works any more: neither code nor password.
  await strangers.getByLabel('Code', { exact: true }).fill(strangersCode);
  await strangers.getByRole('button', { name: 'Verify' }).click();
  await expect(strangers.getByLabel('Code', { exact: true })).toHaveAccessibleDescription(
    'This code is no longer valid. Request a new one.',
  );
  await strangers.goto('/login');
  await logIn(strangers, person.email, stranger.password);
  await readMessage(strangers, 'Incorrect password.');
  await strangers.close();
});

test('[SIGNUP-1, SIGNUP-5] the chosen country presets the code of the phone number, and an international number chooses its own @sweepPhone', async ({
  page,
  person,
}) => {
  const code = page.getByRole('combobox', { name: 'Calling code' });
  const phone = page.getByLabel('Phone number', { exact: true });
  await answer(page, '/signup', { status: 422, body: { bool: false, message: 'Not today.' } });
  await signUp(page, person);
  await readMessage(page, 'Not today.');
  await expect(code).toHaveValue('+351 PT');
  await phone.fill('912 345 678');
  await code.fill('deutschland');
  await expect(page.getByRole('option', { name: /Germany/ })).toBeVisible();
  await code.press('ArrowDown');
  await code.press('Enter');
  await expect(code).toHaveValue('+49 DE');
  await phone.fill('+44 20 7946 0123');
  await phone.press('Tab');
  await expect(code).toHaveValue('+44 GB');
  await expect(phone).toHaveValue('020 7946 0123');
  const sent = page.waitForRequest('**/api/signup');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ country: 'Portugal', phone: '+442079460123' });
});

test('[AUTH-2][LOGIN-4] an abandoned sign-up continues in another browser, with its password (M-13)', async ({
  page,
  server,
  person,
  browser,
}) => {
  const otherPage = await browser.newPage({ baseURL: server.url });
  await signUp(otherPage, person);
  await expect(otherPage).toHaveURL('/verification');
  const code = await server.mailedCode(person.email);
  await otherPage.close();

  await page.goto('/login');
  await logIn(page, person.email, person.password);
  await expect(page).toHaveURL('/verification');
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expectDashboard(page);
});
