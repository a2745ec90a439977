import type { BrowserContextOptions } from '@playwright/test';
import { expectDashboard } from './journeys.ts';
import type { KeelServer } from './KeelServer.ts';
import { operate } from './operator.ts';
import type { Page, Person } from './test.ts';

/** Cookies and local storage of a signed-in browser. */
export type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** The answer of a login. */
interface SignIn {
  readonly token: string;
  /** Hours. */
  readonly expiresIn: number;
  readonly user: { readonly _id: string; readonly firstName: string; readonly email: string };
  /** The device token of this browser. */
  readonly deviceToken: string;
}

/** An account made for a test, signed in. */
export interface Account {
  readonly person: Person;
  readonly token: string;
  readonly userId: string;
  /** What a browser stores of the login. */
  readonly storageState: StorageState;
}

/**
 * Signs somebody up with the calls that the forms make, reading the code from the mail. For tests that are not about
 * signing up; those use `becomeInvestor`.
 */
export async function makeAccount(server: KeelServer, person: Person): Promise<Account> {
  const packages = await call<{ message: { _id: string }[] }>(server, '/packages');
  const { signUpToken } = await call<{ signUpToken: string }>(server, '/signup', {
    body: {
      firstName: person.firstName,
      lastName: person.lastName,
      email: person.email,
      gender: 'female',
      country: 'Portugal',
      phone: '+351210000000',
      package: packages.message[0]?._id,
      password: person.password,
      confirmPassword: person.password,
    },
  });
  const code = await server.mailedCode(person.email);
  return accountOf(
    server,
    person,
    await call(server, '/verifyemail', { body: { email: person.email, code, signUpToken } }),
  );
}

/** Logs in with the call that the form makes. */
export async function signIn(server: KeelServer, person: Person): Promise<Account> {
  const { email, password } = person;
  return accountOf(server, person, await call(server, '/login', { body: { email, password } }));
}

/** The browser of somebody who logged in before: ends on the dashboard, or on the given page. */
export async function enter(page: Page, { storageState }: Account, path?: string): Promise<void> {
  await page.context().setStorageState(storageState);
  await page.goto(path ?? '/invest');
  if (path === undefined) await expectDashboard(page);
}

/** An account verified by an operator, with this balance in dollars. */
export async function makeInvestor(server: KeelServer, person: Person, dollars?: string): Promise<Account> {
  const account = await makeAccount(server, person);
  await operate(server, 'users', 'restore', person.email);
  if (dollars !== undefined) {
    const id = await announceDeposit(server, account, dollars);
    await operate(server, 'deposits', 'confirm', id);
  }
  return account;
}

/** Announces a deposit with the call that the form makes; returns its id. */
export async function announceDeposit(
  server: KeelServer,
  { token, userId }: Account,
  amount: string,
  mode = 'Bitcoin',
): Promise<string> {
  const body = { amount, plan: 'Starter', mode, user: userId };
  const { deposit } = await call<{ deposit: { depositId: string } }>(server, '/createdeposit', { token, body });
  return deposit.depositId;
}

/** Requests a withdrawal with the call that the form makes; returns its id. */
export async function requestWithdrawal(
  server: KeelServer,
  { token, userId }: Account,
  amount: string,
): Promise<string> {
  const body = { amount, method: 'cashapp', user: userId, cashapp_address: '$amelia' };
  const { withdrawal } = await call<{ withdrawal: { _id: string } }>(server, '/createwithdraw', { token, body });
  return withdrawal._id;
}

/** Makes one API call outside of any browser; throws unless the status is 200. */
export async function call<Body>(
  { url }: KeelServer,
  path: string,
  { token, body }: { readonly token?: string; readonly body?: object } = {},
): Promise<Body> {
  const response = await fetch(`${url}/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(body && { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Body;
}

function accountOf({ url }: KeelServer, person: Person, { token, expiresIn, user, deviceToken }: SignIn): Account {
  const { _id, firstName, email } = user;
  const localStorage = [
    { name: 'token', value: token },
    { name: 'expiry', value: String(Date.now() + expiresIn * 3_600_000) },
    { name: 'userId', value: _id },
    { name: 'deviceToken', value: deviceToken },
    { name: 'user', value: JSON.stringify({ _id, firstName, email }) },
  ];
  return { person, token, userId: _id, storageState: { cookies: [], origins: [{ origin: url, localStorage }] } };
}
