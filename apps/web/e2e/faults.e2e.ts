import { readFileSync } from 'node:fs';
import { answer, hold } from './support/answers.ts';
import { type DeclaredFault, declaredFaults } from './support/declaredFaults.ts';
import { as } from './support/investors.ts';
import { type Loading, loadings, quiet, visitorLoadings } from './support/loadings.ts';
import { test } from './support/money.ts';
import { screenCalls } from './support/screenCalls.ts';
import { entering, member, type Sending } from './support/sendings.ts';
import { settle } from './support/settled.ts';
import { expect, type Page, type Person } from './support/test.ts';

/** The page that greets with a message of its own, the plan's name (PLAN-2). */
const GREETING = '/upgrade';

/** Calls whose failures are proved by a test of another file: the file, and words of the test's title. */
const ELSEWHERE: Readonly<Record<string, readonly [file: string, words: string]>> = {
  'app getUserByToken': ['auth.e2e.ts', 'a server that is away can be asked again'],
  'app getPushKey': ['push.e2e.ts', 'no token: a warning is logged, nothing is sent'],
  'app saveToken': ['push.e2e.ts', 'a browser without workers is only logged'],
  'app deleteToken': ['push.e2e.ts', 'a logout by its address ends the registration for push too'],
  // The list is asked anew after a lost answer.
  'pay listDeposits': ['deposit.e2e.ts', 'without one leads back'],
  'wallet listNetworks': ['walletFaults.e2e.ts', 'nothing is sent, and it can be tried again'],
  'wallet callNetwork': ['walletFaults.e2e.ts', 'nothing is sent, and it can be tried again'],
  'wallet createQuote': ['walletTrade.e2e.ts', 'orders nothing; a new one can be had'],
  'wallet createOrder': ['walletTrade.e2e.ts', 'orders nothing; a new one can be had'],
  'wallet findOrder': ['walletTrade.e2e.ts', 'a sale names its address'],
};

test('[ERR-1, API-4] each call of each part of the app is made to fail here, or by the test that is named', () => {
  const here = [...entering, ...member, ...loadings, ...visitorLoadings, ...quiet].map(
    ({ feature, operation }) => `${feature} ${operation}`,
  );
  const wanted = [...screenCalls()].toSorted();
  expect(wanted.length).toBeGreaterThan(30);
  expect(wanted.filter((call) => !here.includes(call) && !(call in ELSEWHERE))).toEqual([]);
  for (const [call, [file, words]] of Object.entries(ELSEWHERE)) {
    expect(wanted, 'a call that is made no more').toContain(call);
    expect(readFileSync(new URL(file, import.meta.url), 'utf8'), call).toContain(words);
  }
});

for (const sending of entering) {
  test(`[${sending.id}, ERR-1, LOGIN-7] each failure that the contract declares of ${sending.operation} is said, nothing typed is lost @sweep`, async ({
    page,
    person,
  }) => {
    await everyFault(page, person, sending);
  });
}

for (const loading of visitorLoadings) {
  test(`[${loading.id}, ERR-1] each failure that the contract declares of ${loading.operation} is said on ${loading.page}, with a way on @sweep`, async ({
    page,
  }) => {
    await everyFaultOf(page, loading);
  });
}

test.describe('signed in', () => {
  test.use(as.amelia);

  for (const sending of member) {
    test(`[${sending.id}, ERR-1] each failure that the contract declares of ${sending.operation}, from ${sending.feature}, is said, nothing typed is lost @sweep`, async ({
      page,
      person,
    }) => {
      await everyFault(page, person, sending);
    });
  }

  for (const loading of loadings) {
    test(`[${loading.id}, DASH-8, ERR-1] each failure that the contract declares of ${loading.operation} is said on ${loading.page}, with a way on @sweep`, async ({
      page,
    }) => {
      await everyFaultOf(page, loading);
    });
  }

  for (const { id, operation, path, page: address } of quiet) {
    test(`[${id}, ERR-1] no failure that the contract declares of ${operation} takes the page away or opens over it @sweep`, async ({
      page,
    }) => {
      for (const fault of declaredFaults(operation)) {
        await test.step(nameOf(fault), async () => {
          await answer(page, path, fault);
          await page.goto(address);
          await settle(page);
          await expect(page.getByRole('alertdialog')).toHaveCount(0);
        });
      }
    });
  }
});

async function everyFault(page: Page, person: Person, sending: Sending): Promise<void> {
  const faults = declaredFaults(sending.operation).filter(({ status }) => status !== 200 || sending.isFile !== true);
  const read = sending.says === 'toast' ? readToast : readWords;
  expect(faults.length).toBeGreaterThan(3);
  await sending.fill(page, person);
  for (const fault of faults) {
    await test.step(nameOf(fault), async () => {
      await answer(page, sending.path, fault);
      await sending.send(page);
      await read(page);
      const leads = sending.leads?.[fault.status];
      if (leads === undefined) {
        await sending.isKept(page);
        return;
      }
      await expect(page).toHaveURL(leads);
      await sending.fill(page, person);
    });
  }
  await test.step('an answer that comes late', async () => {
    const [fault] = faults.filter(({ status }) => sending.leads?.[status] === undefined);
    if (fault === undefined) throw new Error(`${sending.operation} always leads away.`);
    await page.unroute(`**/api${sending.path}`);
    const release = await hold(page, sending.path, fault);
    const asked = page.waitForRequest(`**/api${sending.path}`);
    await sending.send(page);
    await asked;
    await expect(page.getByRole('alertdialog', { name: 'Message' })).toHaveCount(0);
    release();
    await read(page);
    await sending.isKept(page);
  });
}

async function everyFaultOf(page: Page, { operation, path, page: address }: Loading): Promise<void> {
  const said = new Set<string>();
  for (const fault of declaredFaults(operation)) {
    await test.step(nameOf(fault), async () => {
      await answer(page, path, fault);
      await page.goto(address);
      said.add(await readWords(page));
    });
  }
  await page.unrouteAll();
  const again = page.getByRole('button', { name: 'Try again', exact: true });
  if (await again.isVisible()) await again.click();
  else await page.reload();
  await settle(page);
  const messages = page.getByRole('alertdialog');
  if (address !== GREETING) await expect(messages).toHaveCount(0);
  for (const words of said) await expect(messages.filter({ hasText: words })).toHaveCount(0);
}

const nameOf = ({ status, name }: DeclaredFault) => `${status} ${name}`;

/** Something is said in a modal, which the button puts away. Gives the words. */
async function readWords(page: Page): Promise<string> {
  const modal = page.getByRole('alertdialog', { name: 'Message' });
  await expect(modal).toContainText(/\w{4}/);
  const words = (await modal.innerText()).replace('Got it!', '').trim();
  await modal.getByRole('button', { name: 'Got it!' }).click();
  await expect(modal).toBeHidden();
  return words;
}

/** Something is said in a toast, which is put away. */
async function readToast(page: Page): Promise<void> {
  const toasts = page.getByRole('region', { name: 'Announcements' }).getByRole('alertdialog');
  await expect(toasts).toContainText(/\w{4}/);
  await toasts.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(toasts).toHaveCount(0);
}
