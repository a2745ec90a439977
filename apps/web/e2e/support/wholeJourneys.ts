import { type Account, call, makeAccount, makeInvestor, signIn } from './accounts.ts';
import type { KeelServer } from './KeelServer.ts';
import { newestOf, operate } from './operator.ts';
import { picture } from './picture.ts';
import { expect as baseExpect, type Person } from './test.ts';
import type { Walk } from './walk.ts';

const expect = baseExpect.configure({ timeout: 45_000 });

/** A way through the product from its first page to what was wanted. */
export interface Journey {
  readonly ids: string;
  readonly name: string;
  readonly take: (walk: Walk, server: KeelServer, person: Person) => Promise<void>;
}

/** The journeys that must be possible in every look. */
export const wholeJourneys: readonly Journey[] = [
  {
    ids: 'SIGNUP-1, VERIFY-1, DEP-3, DEP-4, PAY-2, HONEST-3, PUSH-6',
    name: 'from the first visit to a confirmed deposit, told as paid, taken back and told again',
    take: deposit,
  },
  {
    ids: 'LOGIN-7, WD-2, WD-3, WD-5, PUSH-6',
    name: 'a login without a network, a withdrawal of too much, one that is rejected and given back',
    take: withdraw,
  },
  {
    ids: 'KYC-1, KYC-3, KYC-6, KYC-7, PUSH-6',
    name: 'an identity handed in, refused, handed in again and approved',
    take: register,
  },
  {
    ids: 'CUR-1, CUR-2, ERR-2, SESS-4',
    name: 'another currency, and a session that ends inside a form',
    take: change,
  },
];

async function deposit(walk: Walk, server: KeelServer, person: Person): Promise<void> {
  const { page, form } = walk;
  await page.goto('/signup');
  await walk.choose(form.locator('input[name=accountPackage]').first());
  for (const name of ['firstName', 'lastName', 'email'] as const) {
    await walk.fill(form.locator(`input[name=${name}]`), person[name]);
  }
  await walk.choose(form.locator('input[name=gender][value=female]'));
  const country = form.getByRole('combobox').first();
  await country.focus();
  await country.press('ArrowDown');
  await expect(page.getByRole('option').first()).toBeVisible();
  await country.press('Enter');
  await walk.fill(form.locator('input[name=phone]'), '+351 210 000 000');
  await walk.fill(form.locator('input[name=password]'), person.password);
  await walk.arrive('/signup');
  // The second one is missing.
  await walk.submit();
  await expect(form.locator('[aria-invalid=true]').first()).toBeVisible();
  await walk.look();
  await walk.fill(form.locator('input[name=confirmPassword]'), person.password);
  await walk.submit();
  await walk.arrive('/verification');
  await walk.fill(form.locator('input[autocomplete=one-time-code]'), await server.mailedCode(person.email));
  await walk.submit();
  await walk.arrive('/invest');

  await walk.go('/fund-account');
  await walk.arrive('/fund-account');
  await walk.submit();
  const notVerified = await walk.read();
  await operate(server, 'users', 'restore', person.email);
  await expect(async () => {
    await walk.submit();
    expect(await walk.read()).not.toBe(notVerified);
  }).toPass();
  const amount = form.locator('input[inputmode=decimal]');
  await walk.fill(amount, '1500.25');
  await walk.choose(form.locator('input[type=radio][value=Bitcoin]'));
  await walk.look();
  await walk.submit();
  await expect(amount).toHaveValue('');
  const row = page.locator('main table tbody tr').first();
  await expect(row.getByRole('button').first()).toBeVisible();
  await walk.look();

  // The same person in another browser.
  const account = await signIn(server, person);
  const paid = async () => (await first<{ paid: string }>(server, account, '/fetchdeposit')).paid;
  await walk.press(row.getByRole('button').first());
  await walk.arrive(/\/deposit-detail\?deposit=/);
  const pay = page.locator('main button[aria-describedby]:has(+ output)');
  for (const told of ['Paid', 'unPaid', 'Paid']) {
    await walk.press(pay);
    if (told === 'Paid') await walk.read();
    await expect.poll(paid).toBe(told);
    await walk.look();
  }
  await operate(server, 'deposits', 'confirm', await newestOf(server, 'deposits', person));
  await expect(page.locator('[role=alertdialog]:is(li *)')).toBeVisible();
  await walk.go('/fund-account');
  await expect(row).toBeVisible();
  await walk.arrive('/fund-account');
  expect(await balanceOf(server, account)).toBe('1500.25');
}

async function withdraw(walk: Walk, server: KeelServer, person: Person): Promise<void> {
  const { page, form } = walk;
  const account = await makeInvestor(server, person, '200.00');
  const balance = () => balanceOf(server, account);
  await page.goto('/login');
  await expect(form.locator('button[type=submit]')).toBeVisible();
  const down = '**/api/login';
  await page.route(down, (route) => route.abort());
  await walk.logIn(person);
  await walk.read();
  await expect(form.locator('input[name=email]')).toHaveValue(person.email);
  await walk.arrive('/login');
  await page.unroute(down);
  await walk.submit();
  await walk.arrive('/invest');

  await walk.go('/withdraw');
  await walk.arrive('/withdraw');
  await walk.submit();
  await walk.read();
  const amount = form.locator('input[inputmode=decimal]');
  await walk.fill(amount, '999999');
  await walk.choose(form.locator('input[type=radio][value=zelle]'));
  await walk.fill(form.locator('input[name=zelle_address]'), 'amelia@example.org');
  await walk.look();
  await walk.submit();
  await walk.read();
  await expect(amount).toHaveValue('999999');
  await walk.fill(amount, '30');
  await walk.submit();
  const review = page.getByRole('dialog');
  await expect(review).toContainText('amelia@example.org');
  await walk.press(review.getByRole('button').last());
  await expect(amount).toHaveValue('');
  await expect.poll(balance).toBe('170.00');
  await walk.look();

  await operate(server, 'withdrawals', 'reject', await newestOf(server, 'withdrawals', person), '--reason', 'Not now.');
  await expect(page.locator('[role=alertdialog]:is(li *)')).toBeVisible();
  await walk.look();
  expect(await balance()).toBe('200.00');
}

async function register(walk: Walk, server: KeelServer, person: Person): Promise<void> {
  const { page, form } = walk;
  await makeAccount(server, person);
  await page.goto('/login');
  await walk.logIn(person);
  await walk.arrive('/invest');
  const banner = page.locator('main a[href="/registeration"]').first();
  const fillIn = async (number: string) => {
    await walk.press(banner);
    await walk.arrive('/registeration');
    await walk.attach(page, picture());
    for (const [name, text] of Object.entries({ Nid: number, state: 'Lisboa', address: 'Rua do Porto 12' })) {
      await walk.fill(form.locator(`input[name=${name}]`), text);
    }
    await walk.look();
    await walk.submit();
    await walk.read();
    await walk.arrive('/profile');
    // Where no other link leads to the form.
    await walk.go('/withdraw');
    await walk.arrive('/withdraw');
  };
  await fillIn('A1234 567');
  await expect(banner).toHaveCount(0);
  await operate(server, 'kyc', 'reject', person.email, '--reason', 'One corner is cut off.');
  await expect(banner).toBeVisible();
  await walk.look();
  await fillIn('B7654 321');
  await operate(server, 'kyc', 'approve', person.email);
  await expect(page.locator('[role=alertdialog]:is(li *)').first()).toBeVisible();
  await expect(banner).toHaveCount(0);
  await walk.look();
}

async function change(walk: Walk, server: KeelServer, person: Person): Promise<void> {
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
  await walk.take(search, dialog.getByRole('option').filter({ hasText: 'NOK' }).first());
  await walk.press(dialog.getByRole('button').last());
  await expect(page.locator('main button').filter({ hasText: 'NOK' })).toBeVisible();
  await walk.look();

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

/** What is available, as the wire writes it. The call takes its token in a header of its own (API-1). */
async function balanceOf({ url }: KeelServer, { token }: Account): Promise<string> {
  const response = await fetch(`${url}/api/userbytoken`, { headers: { header: token } });
  const { user } = (await response.json()) as { user: { availableBalance: string } };
  return user.availableBalance;
}

/** The newest row of a list. */
async function first<Row>(server: KeelServer, { token, userId }: Account, path: string): Promise<Row> {
  const { message } = await call<{ message: Row[] }>(server, path, { token, body: { user: userId } });
  const [row] = message;
  if (row === undefined) throw new Error(`${path} has no row.`);
  return row;
}
