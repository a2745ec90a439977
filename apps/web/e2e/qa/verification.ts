import { expect } from '@playwright/test';
import { type Account, call } from '../support/accounts.ts';
import { logIn } from '../support/journeys.ts';
import type { KeelServer } from '../support/KeelServer.ts';
import type { Person } from '../support/test.ts';
import type { Arranged, Driven } from './FlowDriver.ts';

/** A person who has signed up and not yet entered the code. */
export async function arrangeUnverified(server: KeelServer, person: Person): Promise<Arranged> {
  const packages = await call<{ message: { _id: string }[] }>(server, '/packages');
  const { firstName, lastName, email, password } = person;
  const details = { gender: 'female', country: 'Portugal', phone: '+351210000000' };
  const body = { firstName, lastName, email, ...details, package: packages.message[0]?._id };
  await call(server, '/signup', { body: { ...body, password, confirmPassword: password } });
  const account: Account = { person, token: '', userId: '', storageState: { cookies: [], origins: [] } };
  return { account };
}

/** Opens the page of the code by logging in. */
export async function openVerification({ page, account: { person } }: Driven): Promise<void> {
  await page.goto('/login');
  await logIn(page, person.email, person.password);
  await expect(page).toHaveURL('/verification');
}
