import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { type Account, call, makeInvestor, signIn } from '../../support/accounts.ts';
import type { KeelServer } from '../../support/KeelServer.ts';
import { operate } from '../../support/operator.ts';
import type { Arranged } from '../FlowDriver.ts';
import type { Stage } from '../runFlow.ts';
import { canExplain, type Money, withoutRepetitions } from './explainCalls.ts';
import { centsOf } from './moneyCalls.ts';
import { MAX_TURNS, recordedTurns, simpleOrders, type Turn } from './orders.ts';
import type { Race } from './Race.ts';
import { RacePage } from './RacePage.ts';

/** Two tabs share the browser's storage and the session; two devices share only the account. */
export type Places = 'tabs' | 'devices';

export interface RaceOptions extends Stage {
  readonly race: Race;
  readonly places: Places;
  /** Whose turn is next; `areWaiting` if both pages wait for a call. */
  readonly turns: (areWaiting: boolean) => Turn;
}

/** The result of a race. */
export interface RaceRun {
  /** The turns, to play it again. */
  readonly order: string;
  /** What each page did. */
  readonly records: readonly (readonly string[])[];
  /** What went wrong; null if nothing did. */
  readonly failure: string | null;
}

/** How long an action waits for its control, which is gone if another page ended the session meanwhile. */
const ACTION_MS = 10_000;

let people = 0;

/** Runs a race with a new investor. */
export async function runRace({ browser, server, race, places, turns }: RaceOptions): Promise<RaceRun> {
  people += 1;
  const name = `race${race.name.toLowerCase()}${people}`;
  const person = { firstName: 'Amelia', lastName: 'Rosenthal', email: `${name}@example.com`, password: `keel ${name}` };
  const arrange = race.arrange ?? race.sides[0].driver.arrange;
  const arranged = arrange ? await arrange(server, person) : { account: await makeInvestor(server, person, '100') };
  const contexts = await openContexts(browser, server, arranged.account, places);
  const pages: RacePage[] = [];
  const order: Turn[] = [];
  const run = async () => {
    const observer = await signIn(server, person);
    const money = () => moneyOf(server, observer);
    const before = await money();
    for (const [index, side] of race.sides.entries()) {
      const page = await (contexts[index] ?? contexts[0])?.context.newPage();
      if (page === undefined) throw new Error('the browser opened no page');
      page.setDefaultTimeout(ACTION_MS);
      const own: Arranged = { ...arranged, account: contexts[index]?.account ?? arranged.account };
      pages.push(await RacePage.open({ ...own, page, server, side, money, secrets: [person.password] }));
    }
    await takeTurns(pages, order, turns);
    await operate(server, 'ledger', 'verify');
    const broken = pages.flatMap((page) => page.brokenInvariants);
    if (broken.length > 0) throw new Error(broken.join('; '));
    await compareSessions(pages, places);
    if (race.endsAccount === true) return;
    const after = await money();
    const calls = withoutRepetitions((await Promise.all(pages.map((page) => page.moneyCalls()))).flat());
    if (!canExplain(calls, before, after)) {
      const told = calls.map(({ kind, amount, isDone }) => `${kind} ${amount} ${isDone === true ? 'done' : 'refused'}`);
      throw new Error(`no order explains the answers of the server: ${told.join(', ')}; available ${after.available}`);
    }
    for (const { page, hasEnded } of pages) if (!hasEnded) await expectMoney(page, after);
  };
  const failure = await run().then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : 'it failed'),
  );
  for (const { context } of contexts) {
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  }
  return { order: order.join(''), records: pages.map(({ record }) => record), failure };
}

/** Runs a race, and if it fails, looks for a simpler order in which it fails too. */
export async function runShrunkRace(options: RaceOptions): Promise<RaceRun> {
  const first = await runRace(options);
  if (first.failure === null) return first;
  for (const order of simpleOrders) {
    const simpler = await runRace({ ...options, turns: recordedTurns(order) });
    if (simpler.failure !== null) return simpler;
  }
  return first;
}

interface Place {
  readonly context: BrowserContext;
  readonly account: Account;
}

async function openContexts(browser: Browser, server: KeelServer, account: Account, places: Places): Promise<Place[]> {
  const accounts = places === 'tabs' ? [account] : [account, await signIn(server, account.person)];
  const open = async (each: Account): Promise<Place> => {
    const { storageState } = each;
    const options = { baseURL: server.url, locale: 'en-US', timezoneId: 'UTC', storageState } as const;
    return { context: await browser.newContext({ ...options, serviceWorkers: 'block' }), account: each };
  };
  return Promise.all(accounts.map(open));
}

async function takeTurns(pages: readonly RacePage[], order: Turn[], turns: RaceOptions['turns']): Promise<void> {
  const choose = (): Turn => {
    if (order.length >= MAX_TURNS) return pages[0]?.isDone === true ? '2' : '1';
    return turns(pages.every(({ isWaiting }) => isWaiting));
  };
  while (pages.some(({ isDone }) => !isDone)) {
    const turn = choose();
    order.push(turn);
    const chosen = pages.filter((_, index) => turn === '=' || turn === String(index + 1));
    const results = await Promise.allSettled(chosen.map((page) => page.step()));
    for (const result of results) if (result.status === 'rejected') throw result.reason;
  }
}

/** SESS-6: what ends the session in one tab ends it in the other one; devices have their own. */
async function compareSessions(pages: readonly RacePage[], places: Places): Promise<void> {
  for (const page of pages) {
    if (!page.hasEnded && (places === 'devices' || pages.every(({ hasEnded }) => !hasEnded))) continue;
    await expect(page.page, 'the session has ended in one page, and the other one continues').toHaveURL(
      /\/(?:login|account-closed)/,
    );
  }
}

/** The investor's money on the server. */
async function moneyOf(server: KeelServer, { token, userId }: Account): Promise<Money> {
  const response = await fetch(`${server.url}/api/userbytoken`, { headers: { header: token } });
  const { user, investments } = (await response.json()) as {
    readonly user: { readonly availableBalance: string };
    readonly investments: { readonly totalProfit: string } | null;
  };
  const { message: withdrawals } = await call<{ readonly message: readonly Row[] }>(server, '/fetchwithdraw', {
    token,
    body: { user: userId },
  });
  const pending = withdrawals.filter(({ status }) => status === 'Pending');
  return {
    available: centsOf(user.availableBalance),
    profit: centsOf(investments?.totalProfit ?? '0'),
    pending: Object.fromEntries(pending.map(({ _id, amount }) => [_id, centsOf(amount)])),
  };
}

interface Row {
  readonly _id: string;
  readonly amount: string;
  readonly status: string;
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/**
 * Waits until the page of withdrawals shows the same money as the server, without being loaded again, and asks nothing.
 */
async function expectMoney(page: Page, { available, pending }: Money): Promise<void> {
  if (new URL(page.url()).pathname !== '/withdraw') return;
  await expect(page.getByText(`Available ${dollars.format(available / 100)}`)).toBeVisible();
  await expect(page.getByRole('alertdialog'), 'open questions').toHaveCount(0);
  const table = page.getByRole('table', { name: 'Withdrawals' });
  await expect(table.getByRole('button', { name: /^Cancel withdrawal/ }), 'pending withdrawals').toHaveCount(
    Object.keys(pending).length,
  );
}
