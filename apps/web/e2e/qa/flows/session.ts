import { isAboutToEnd, type SessionContext, type SessionInput, type Stored, sessionMachine } from '@keel/flows';
import type { Step } from '@keel/flows/testing';
import { expect, type Page, type Request, type Route } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { sessionCases } from '../../../../../packages/flows/src/session/cases.ts';
import { noon } from '../../../../../packages/flows/src/testing/samples.ts';
import { announceDeposit, call, makeInvestor, signIn } from '../../support/accounts.ts';
import { pointer } from '../../support/inputDevices.ts';
import { operate } from '../../support/operator.ts';
import { withoutStorage } from '../../support/usageModes.ts';
import { setHidden } from '../../support/visibility.ts';
import { importWallet, PASSCODE, unlock } from '../../support/wallet.ts';
import { button, click } from '../controls.ts';
import type { Driven, EventDriver, FlowDriver } from '../FlowDriver.ts';
import { goTo } from '../goTo.ts';
import { isLongWait, wait } from '../longWait.ts';
import { waitForQuiet, watchCalls } from '../networkQuiet.ts';
import { signInFor } from '../signInFor.ts';
import { waitForCall } from '../waitForCall.ts';

/** Longer than the page needs for some steps, in ms. */
const MINUTE_MS = 60_000;
/** The path of the call for the options, which each step of `idle.limited` answers. */
const OPTIONS = '/api/options';
/** Timeout for the first page after the session has changed, in ms: a slow machine loads its code late. */
const SHOWN_WITHIN_MS = 15_000;
/** Longer than any path. */
const LOCKED_AFTER_MINUTES = 15;
/** Deriving the wallet's key is slow on purpose, in ms. */
const SEALED_WITHIN_MS = 30_000;

/**
 * Whatever is read from storage includes a theme. A context without a theme therefore belongs to a browser that blocks
 * storage: no other tab can change anything in it, and no wallet can be stored.
 */
const cases = {
  ...sessionCases,
  answers: {
    ...sessionCases.answers,
    readStored: sessionCases.answers.readStored.map((stored) => ({ ...stored, theme: 'white' as const })) as [
      Stored,
      ...Stored[],
    ],
  },
  keyOf: (context: SessionContext) => [
    ...sessionCases.keyOf(context),
    context.theme === null,
    context.wallet.hasPasscode,
  ],
};

/** What the app sends after changes that the server reports, while somebody uses it, and when its wallet changes. */
const byApp = ['active', 'user.updated', 'transaction.added', 'wallet.opened', 'wallet.changed'];

/** The login state (SESS-1 to SESS-8, ROUTE-6, ROUTE-7, AUTH-7), from any page of the app. */
export const session: FlowDriver<typeof sessionMachine> = {
  machine: sessionMachine,
  cases,
  isFresh: true,
  arrange: async (server, person) => {
    const account = await makeInvestor(server, person);
    await operate(server, 'users', 'enable-wallet', person.email);
    return { account };
  },
  can: isPossible,
  open: async (driven) => {
    const { page, server, account, input, immediate } = driven;
    bases.set(page, Date.now());
    await holdOptions(page);
    watchCalls(page, [OPTIONS]);
    watchStreams(page);
    const [stored] = immediate;
    if (stored !== undefined && 'fail' in stored) await withoutStorage(page.context());
    else {
      // A page of the same origin, before the app.
      await page.goto('/health/ready');
      await store(driven, account.token);
    }
    await page.goto(`${server.url}${(input as SessionInput).landing === 'keep' ? '/settings' : '/login'}`);
  },
  wait: async (driven, ms) => {
    if (isLongWait(ms)) await waitForQuiet(driven.page);
    await wait(driven, ms);
  },
  events: {
    established: {
      drive: async (driven, { expiresInHours, at }) => {
        await setTime(driven.page, at);
        await signInFor(driven, expiresInHours);
      },
      // The login page refuses a session that is over at once. Without the server's answer only the page itself is shown.
      can: ({ expiresInHours }, before) =>
        expiresInHours > 0 && !(before.matches('unreachable') && before.context.landing === 'keep'),
    },
    logout: {
      drive: async ({ page }) => {
        const leave = button(page.getByRole('alertdialog'), /^Log out/);
        if (!(await leave.isVisible())) await menuLink(page, /^Log-?\s?Out$/).click();
        // Before a stored wallet is removed, a dialog asks.
        await expect(leave.or(page.getByLabel('Email'))).toBeVisible();
        if (await leave.isVisible()) await leave.click();
      },
      // With storage, so that what a logout leaves in it is checked.
      can: (_, before) => before.matches('authenticated') && before.context.theme !== null,
    },
    unauthorized: {
      // Another device ends all other sessions.
      drive: async (driven) => {
        await streamIsOpen(driven.page);
        const { token } = await signIn(driven.server, driven.account.person);
        await fetch(`${driven.server.url}/api/end-sessions`, {
          method: 'POST',
          headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
          body: JSON.stringify({ ids: 'others' }),
        });
      },
      can: ({ epoch }, { context }) => epoch === context.epoch,
      isByBrowser: true,
    },
    'page.resumed': {
      drive: async ({ page }, { at }) => {
        await setHidden(page, true);
        await setTime(page, at);
        await setHidden(page, false);
      },
      isByBrowser: true,
    },
    'idle.limited': {
      drive: async (driven, { minutes, at }) => {
        await setTime(driven.page, at);
        await releaseOptions(driven, minutes ?? 0);
      },
      // The options are loaded once. If nobody has used the page for longer than the limit, its session is over at once.
      can: ({ minutes, at }, { context }) => {
        const { idleMs, activeAt, expiresAt } = context as SessionContext;
        return minutes !== null && idleMs === 0 && (at >= expiresAt || at - activeAt < minutes * MINUTE_MS);
      },
      isByBrowser: true,
    },
    active: {
      drive: async ({ page }, { at }) => {
        await setTime(page, at);
        const stay = button(page, 'Stay logged in');
        if (await stay.isVisible()) await stay.click();
        else await reportUse(page);
      },
      isSentByAppToo: true,
      isByBrowser: true,
    },
    retry: {
      drive: async ({ page }, { at }) => {
        await setTime(page, at);
        await click(button(page, 'Try again'));
      },
      // The login page has no such button: it can be used without the server's answer.
      can: (_, { context }) => context.landing === 'keep',
    },
    storageChanged: {
      drive: changeStorage,
      can: ({ token }, before) => {
        if (before.context.theme === null) return false;
        return token === null ? before.matches('authenticated') : before.matches('signedOut');
      },
      isByBrowser: true,
    },
    'user.updated': changeAccount('user.updated'),
    'transaction.added': changeAccount('transaction.added'),
    'passcode.created': {
      drive: async ({ page }) => {
        // The worker has the real clock, and `setTime` puts the page's behind it: the wallet would lock too early.
        await page.evaluate(
          (minutes) => localStorage.setItem('autoLockMinutes', String(minutes)),
          LOCKED_AFTER_MINUTES,
        );
        await goTo(page, '/import-wallet');
        // The browser may still have the wallet of an earlier session.
        const replaced = page.getByRole('checkbox', { name: /^I have the other wallet/ });
        await replaced
          .or(page.getByRole('combobox', { name: 'Word 1', exact: true }))
          .first()
          .waitFor();
        if (await replaced.isVisible()) await pointer.choose(replaced);
        await importWallet(page);
      },
      can: (_, { context }) => context.theme !== null && !context.wallet.hasPasscode,
      extraEvents: byApp,
    },
    'wallet.opened': {
      drive: async ({ page }) => {
        await openWallet(page);
        await click(button(page, 'Lock now'));
        await expect(button(page, 'Lock now')).toBeHidden();
        await openWallet(page);
      },
      can: (_, { context }) => context.wallet.hasPasscode,
      // An open wallet locks while nobody uses it.
      isSentByAppToo: true,
      extraEvents: byApp,
    },
    'wallet.changed': {
      drive: async ({ page }) => {
        await openWallet(page);
        await click(button(page, /Chain/));
        await page
          .getByRole('option', { name: /^(?:Bitcoin, Testnet4|Ethereum, Sepolia)/, selected: false })
          .first()
          .press('Enter');
      },
      can: (_, { context }) => context.wallet.hasPasscode,
      // An open wallet locks while nobody uses it.
      isSentByAppToo: true,
      extraEvents: byApp,
    },
    'theme.changed': {
      // A path may change it more than once, so it is changed back and forth.
      drive: ({ page }) => click(button(page, /^Switch to the (?:dark|light) theme$/)),
      can: (_, before) => before.matches('authenticated') && before.context.theme !== null,
    },
  },
  loadingStates: ['restoring'],
  ports: {
    readStored: { isImmediate: true, canSettle: (step) => 'fail' in step || isStored(step) },
    fetchUser: { call: 'GET /userbytoken', operation: 'getUserByToken', isShared: true, isEarly: true },
  },
  exceptions: {
    'session.reading xstate.after.requestTimeout.session.reading 1/1': 'the browser reads its storage at once',
    'session.restoring xstate.error.actor.fetchUser 1/2':
      'the port returns a 401 as an answer: the token is not the session’s yet',
  },
  shows: {
    // A retry keeps the page with its button.
    restoring: ({ page }) =>
      expect(
        page
          .getByRole('status')
          .filter({ hasText: 'Loading' })
          .or(button(page, /Try again/)),
      ).toBeVisible(),
    unreachable: async ({ page }) => {
      // The login page can be used without the server's answer.
      const isGuest = new URL(page.url()).pathname === '/login';
      await expect(isGuest ? page.getByLabel('Email') : button(page, 'Try again')).toBeVisible();
    },
    authenticated: ({ page }) => expect(menuLink(page, /^Log-?\s?Out$/)).toBeAttached({ timeout: SHOWN_WITHIN_MS }),
    signedOut: async ({ page }) => {
      await expect(page).toHaveURL('/login', { timeout: SHOWN_WITHIN_MS });
      await expect(page.getByLabel('Email')).toBeVisible();
    },
  },
  guardExceptions: {
    'isStartedInOtherTab: false': 'the browser reports only changes of the stored token to a tab',
    'isUnauthorized: true': 'the port returns a 401 as an answer: the token is not the session’s yet',
    'isValidDuration: false': 'the login page refuses a session that is over at once',
    'hasIdleLimit: false': 'the page reports use only while there is a limit',
    'isOwnEpoch: false': 'no call of an earlier session is pending when the next one has begun',
  },
};

function isPossible(step: Step, before: AnyMachineSnapshot): boolean {
  const isRead = ('answer' in step && step.answer === 'readStored') || ('fail' in step && step.fail === 'readStored');
  if (before.matches('reading')) return isRead && ('answer' in step || isWithoutStorage(before));
  // Until the account is known there is no page to use.
  if ('send' in step && before.matches('restoring')) return false;
  const { context } = before as AnyMachineSnapshot & { readonly context: SessionContext };
  if (!('send' in step) || !before.matches('authenticated') || !isAboutToEnd(context)) return true;
  // A dialog asks whether somebody is there.
  return step.send.type === 'active' || step.send.type === 'logout' || step.send.type === 'page.resumed';
}

/** Whether the browser blocks storage, or the app has not read it yet. */
function isWithoutStorage(before: AnyMachineSnapshot): boolean {
  return (before.context as SessionContext).theme === null;
}

function isStored(step: Step): boolean {
  if (!('answer' in step)) return false;
  const { session: stored, at } = step.with as Stored;
  // A session that ends within a second would end before the page is compared.
  return stored === null || stored.expiresAt <= at || stored.expiresAt - at > MINUTE_MS;
}

function menuLink(page: Page, name: string | RegExp) {
  return page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name });
}

/** Unlocks the wallet on its page unless it is open: with the page's clock its own deadline may have passed. */
async function openWallet(page: Page): Promise<void> {
  // A deadline that has passed counts when the page is used.
  await page.keyboard.press('Shift');
  const [lock, start] = [button(page, 'Lock now'), button(page, 'Unlock')];
  await lock.or(start).first().waitFor();
  if (await lock.isVisible()) return;
  if (!(await page.getByLabel('Passcode', { exact: true }).isVisible())) await click(start);
  await unlock(page, PASSCODE);
  await expect(lock).toBeVisible({ timeout: SEALED_WITHIN_MS });
}

/** When each page was opened, by its clock: noon of the model. */
const bases = new WeakMap<Page, number>();

/**
 * Sets the page's clock to a time of the model. No timer fires. A later time is a little later still, since the page
 * has needed some time for its earlier steps.
 */
async function setTime(page: Page, at: number): Promise<void> {
  const passed = at - noon;
  await page.clock.setSystemTime((bases.get(page) ?? 0) + passed + (passed > MINUTE_MS ? MINUTE_MS : 0));
}

/** Stores what the browser's storage has to contain for the step's answer. */
async function store({ page, account, immediate }: Driven, token: string): Promise<void> {
  const [step] = immediate;
  if (step === undefined || !('answer' in step)) throw new Error('nothing is read from storage');
  const { session: stored, theme } = step.with as Stored;
  const { _id, firstName, email } = { _id: account.userId, ...account.person };
  const base = bases.get(page) ?? 0;
  const entries = {
    backgroundStyle: theme ?? '',
    ...(stored !== null && {
      expiry: String(base + stored.expiresAt - noon),
      userId: _id,
      user: JSON.stringify({ _id, firstName, email }),
      token,
    }),
  };
  await page.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
  }, entries);
}

/** Sends the storage event that this tab receives when somebody signs in or out in another one. */
async function changeStorage(driven: Driven, { token }: { readonly token: string | null }): Promise<void> {
  const { page, server, account } = driven;
  const next = token === null ? null : (await signIn(server, account.person)).token;
  if (next === null) await page.evaluate(() => localStorage.removeItem('token'));
  else {
    await setTime(page, noon);
    await store(driven, next);
  }
  await page.evaluate((newValue) => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue }));
  }, next);
}

/** Sends the event that this tab receives when the app was used in another one. */
async function reportUse(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'activeAt', newValue: String(Date.now()) }));
  });
}

/** The operator confirms a deposit of another device; the app loads the user and the transactions again. */
function changeAccount(type: 'user.updated' | 'transaction.added'): EventDriver<unknown> {
  return {
    drive: async ({ page, server, account }) => {
      await streamIsOpen(page);
      const id = await announceDeposit(server, await signIn(server, account.person), '25');
      await operate(server, 'deposits', 'confirm', id);
    },
    isSentByAppToo: true,
    extraEvents: [...byApp.filter((each) => each !== type), type],
    isByBrowser: true,
  };
}

/** The token of each page, and those with which it has opened a stream of events. */
const streams = new WeakMap<Page, { current: string; readonly opened: Set<string> }>();

function watchStreams(page: Page): void {
  const watched = { current: '', opened: new Set<string>() };
  streams.set(page, watched);
  page.on('request', (request) => {
    if (isCallOf(request, '/userbytoken')) watched.current = request.headers()['header'] ?? '';
  });
  page.on('response', async (response) => {
    const request = response.request();
    if (!response.ok()) return;
    if (isCallOf(request, '/events')) {
      watched.opened.add((request.headers()['authorization'] ?? '').replace('Bearer ', ''));
    }
    if (isCallOf(request, '/login')) {
      const { token } = (await response.json()) as { readonly token: string };
      watched.current = token;
    }
  });
}

function isCallOf(request: Request, path: string): boolean {
  return new URL(request.url()).pathname === `/api${path}`;
}

/** Only what happens after the stream of events has opened is reported to the page. */
async function streamIsOpen(page: Page): Promise<void> {
  await expect
    .poll(
      () => {
        const { current, opened } = streams.get(page) ?? { current: '', opened: new Set() };
        return opened.has(current);
      },
      { message: 'the page opened no stream of events' },
    )
    .toBe(true);
}

/** The calls of each page for the options, until the step that answers them. */
const optionCalls = new WeakMap<Page, Route[]>();

async function holdOptions(page: Page): Promise<void> {
  const pending: Route[] = [];
  optionCalls.set(page, pending);
  await page.route(`**${OPTIONS}`, (route) => void pending.push(route));
  // A call whose time limit has passed is cancelled; the page repeats it a little later.
  page.on('requestfailed', (request) => {
    const index = pending.findIndex((route) => route.request() === request);
    if (index >= 0) pending.splice(index, 1);
  });
}

/** Answers with the server's options and this idle limit. */
async function releaseOptions({ page, server }: Driven, minutes: number): Promise<void> {
  const pending = optionCalls.get(page) ?? [];
  await waitForCall(pending);
  const options = await call<{ readonly limits: object }>(server, '/options');
  const json = { ...options, limits: { ...options.limits, sessionIdleMinutes: minutes } };
  for (const route of pending.splice(0)) await route.fulfill({ json });
}
