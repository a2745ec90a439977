import { sessionMessages } from '@keel/flows';
import { expect, type Page, test } from '@playwright/test';
import { checkAccessibility } from './checkAccessibility.ts';
import type { InspectedState } from './Inspection.ts';
import { faultsOf, faultsOfSignedOut } from './pageFaults.ts';
import { watchPage } from './watchPage.ts';

const person = { firstName: 'Amelia', lastName: 'Rosenthal', email: 'amelia@example.com', password: 'a long secret' };
const state: InspectedState = {
  flow: 'login',
  actor: 'x:0',
  at: 0,
  type: 'state',
  value: 'editing',
  status: 'active',
  tags: [],
  waitsFor: [],
  message: '',
  notice: '',
  errors: [],
  wrongFields: {},
  hasFieldErrors: false,
  leadsTo: null,
};
const SHORT_MS = 100;

/** Opens a page with this content, where the browser has stored these entries. */
async function open(page: Page, body: string, stored: Readonly<Record<string, string>> = {}): Promise<void> {
  await page.route('http://keel.test/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><html lang="en"><title>Log in</title>${body}` }),
  );
  await page.goto('http://keel.test/login');
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
}

/** What is wrong with the page after a session that this event has ended. */
const leftovers = (page: Page, event: string) =>
  faultsOf(
    page,
    { state, isUsed: false, isBusy: false, secrets: [person.password], ended: { event, person } },
    SHORT_MS,
  );

test('[QA-4, SESS-6] a logout must leave nothing of the investor: no key, no name and no email', async ({ page }) => {
  await open(page, '<main><h1>Log in</h1></main>', { deviceToken: 'x' });
  expect(await leftovers(page, 'logout')).toEqual([]);
  await page.evaluate(() => localStorage.setItem('walletSent', '[]'));
  expect(await leftovers(page, 'logout')).toEqual(['the storage still has walletSent']);
  // It is for the next visit of the same person.
  expect(await leftovers(page, 'unauthorized')).toEqual([]);
  await page.evaluate((email) => {
    document.body.innerHTML = `<main><h1>Log in</h1><input value="${email}"></main>`;
    localStorage.setItem('user', email);
  }, person.email);
  expect(await leftovers(page, 'unauthorized')).toEqual([
    'the page shows the name or the email of who was signed in',
    'the storage still has user',
    'the address or the storage has the name or the email of who was signed in',
  ]);
});

test('[QA-4, SESS-4] after a 401 the login page says why, and has nothing of the session', async ({ page }) => {
  await open(page, `<main><h1>Log in</h1><p>${sessionMessages.ended}</p><input autofocus></main>`, { token: 'x' });
  await page.getByRole('textbox').focus();
  expect(await faultsOfSignedOut(page, { secrets: [], person }, SHORT_MS)).toEqual(['the storage still has token']);
});

test('[QA-4, SESS-6] a call must not have the token of a session that has ended', async ({ page }) => {
  let isOver = false;
  const { faults } = watchPage(page, { hasEnded: () => isOver });
  await open(page, '<main><h1>Log in</h1></main>');
  const callWith = (headers: Readonly<Record<string, string>>) =>
    page.evaluate(async (all) => void (await fetch('/api/options', { headers: all })), headers);
  await callWith({ Authorization: 'Bearer x' });
  isOver = true;
  await callWith({});
  expect(faults).toEqual([]);
  await callWith({ Authorization: 'Bearer x' });
  await callWith({ header: 'x' });
  expect(faults).toEqual(Array.from({ length: 2 }, () => 'a call with the token of the session that has ended'));
});

test('[QA-4] a field must be marked as wrong if the flow or the page finds it wrong, and only then', async ({
  page,
}) => {
  const faults = (hasFieldErrors: boolean) =>
    faultsOf(
      page,
      { state: { ...state, hasFieldErrors }, isUsed: false, isBusy: false, secrets: [], ended: null },
      SHORT_MS,
    );
  await open(page, '<main><h1>Log in</h1><input></main>');
  expect(await faults(false)).toEqual([]);
  expect(await faults(true)).toEqual(['no field is marked as wrong']);
  await page.getByRole('textbox').evaluate((field) => field.setAttribute('aria-invalid', 'true'));
  expect(await faults(false)).toEqual(['a field is marked as wrong']);
  expect(await faults(true)).toEqual([]);
});

test('[QA-4] the page of each state is checked with axe once, except for loading screens and final states', async ({
  page,
}) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const checkedStates = new Set<string>();
  const checked = (value: string, status = 'active') =>
    checkAccessibility({
      driver: { loadingStates: ['loading'] },
      page,
      state: { ...state, value, status },
      checkedStates,
    }).then(
      () => 'nothing',
      (error: Error) => error.message,
    );
  await open(page, '<main><h1>Log in</h1><input></main>');
  expect(await checked('loading')).toBe('nothing');
  expect(await checked('done', 'done')).toBe('nothing');
  expect(await checked('editing')).toBe('in editing: not accessible: label: input');
  await page.setContent('<html lang="en"><title>Log in</title><main><h1>Log in</h1></main></html>');
  expect(await checked('editing')).toBe('nothing');
  await page.setContent('<html lang="en"><title>Log in</title><main><h1>Log in</h1><input></main></html>');
  expect(await checked('editing')).toBe('nothing');
  expect(await checked('submitting')).toBe('in submitting: not accessible: label: input');
});
