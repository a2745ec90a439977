import { type BrowserContext, expect, type Page } from '@playwright/test';
import { type Account, call, makeInvestor, signIn } from '../../support/accounts.ts';
import type { KeelServer } from '../../support/KeelServer.ts';
import { operate } from '../../support/operator.ts';
import type { Stage } from '../runFlow.ts';
import { canExplain, type Money, withoutRepetitions } from './explainCalls.ts';
import { centsOf } from './moneyCalls.ts';
import { MAX_TURNS, recordedTurns, simpleOrders, type Turn } from './orders.ts';
import type { ArrangedRace, Race, Side } from './Race.ts';
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

/** How long an action waits for its control, which does not exist any more if another page has ended the session. */
const ACTION_MS = 10_000;

let people = 0;

/** Runs a race with a new investor. */
export async function runRace({ browser, server, race, places, turns }: RaceOptions): Promise<RaceRun> {
  people += 1;
  const name = `race${race.name.toLowerCase()}${people}`;
  const person = { firstName: 'Amelia', lastName: 'Rosenthal', email: `${name}@example.com`, password: `keel ${name}` };
  const arrange = race.arrange ?? race.sides[0].driver.arrange;
  const arranged: ArrangedRace = arrange
    ? await arrange(server, person)
    : { account: await makeInvestor(server, person, '100') };
  const opened = await openPlaces({ browser, server, race, places, arranged });
  const pages: RacePage[] = [];
  const order: Turn[] = [];
  const run = async () => {
    const observer = arranged.others?.observer ?? (await signIn(server, person));
    const before = await moneyOf(server, observer);
    // The session of the test itself may end too.
    const money = () => (race.endsAccount === true ? Promise.resolve(before) : moneyOf(server, observer));
    for (const { context, account, side } of opened) {
      const page = await context.newPage();
      page.setDefaultTimeout(ACTION_MS);
      const secrets = [person.password];
      pages.push(await RacePage.open({ ...arranged, account, page, server, side, money, secrets }));
    }
    await takeTurns(pages, order, turns);
    await operate(server, 'ledger', 'verify');
    const broken = pages.flatMap((page) => page.brokenInvariants);
    if (broken.length > 0) throw new Error(broken.join('; '));
    await compareSessions(
      pages.filter(({ isForVisitors }) => !isForVisitors),
      places,
    );
    const { acceptsOnce } = race;
    const accepted = pages.flatMap((page) => page.accepted).filter((port) => port === acceptsOnce).length;
    if (acceptsOnce !== undefined && accepted !== 1) {
      throw new Error(`the server accepted ${accepted} calls of ${acceptsOnce}, and only one can be right`);
    }
    if (race.endsAccount === true) return;
    const after = await money();
    const calls = withoutRepetitions((await Promise.all(pages.map((page) => page.moneyCalls()))).flat());
    if (!canExplain(calls, before, after)) {
      const lines = calls.map(({ kind, amount, isDone }) => `${kind} ${amount} ${outcomeName(isDone)}`);
      throw new Error(`no order explains the answers of the server: ${lines.join(', ')}; available ${after.available}`);
    }
    for (const { page, hasEnded } of pages) if (!hasEnded) await expectMoney(page, after);
  };
  const failure = await run().then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : 'it failed'),
  );
  for (const context of new Set(opened.map((each) => each.context))) {
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

function outcomeName(isDone: boolean | null): string {
  if (isDone === null) return 'unknown';
  return isDone ? 'done' : 'refused';
}

/** The browser in which the page of a side is opened, and the sign-in there. */
interface Place {
  readonly side: Side;
  readonly context: BrowserContext;
  readonly account: Account;
}

interface PlaceOptions extends Pick<RaceOptions, 'browser' | 'server' | 'race' | 'places'> {
  readonly arranged: ArrangedRace;
}

/** Whether the page of a side is for visitors. */
function isVisited({ driver }: Side): boolean {
  return driver.as !== 'investor';
}

/** Two tabs share a browser, unless one of them is for visitors. */
async function openPlaces({ browser, server, race, places, arranged }: PlaceOptions): Promise<readonly Place[]> {
  const { account, others } = arranged;
  const open = ({ storageState }: Account, side: Side) => {
    const options = { baseURL: server.url, locale: 'en-US', timezoneId: 'UTC', serviceWorkers: 'block' } as const;
    return browser.newContext(isVisited(side) ? options : { ...options, storageState });
  };
  const [first, second] = race.sides;
  const one = { side: first, account, context: await open(account, first) };
  if (places === 'tabs') {
    const isShared = isVisited(first) === isVisited(second);
    return [one, { ...one, side: second, context: isShared ? one.context : await open(account, second) }];
  }
  const device = isVisited(second) ? account : (others?.device ?? (await signIn(server, account.person)));
  return [one, { side: second, account: device, context: await open(device, second) }];
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
  const { message: deposits } = await call<{ readonly message: readonly DepositRow[] }>(server, '/fetchdeposit', {
    token,
    body: { user: userId },
  });
  const pending = withdrawals.filter(({ status }) => status === 'Pending');
  return {
    available: centsOf(user.availableBalance),
    profit: centsOf(investments?.totalProfit ?? '0'),
    pending: Object.fromEntries(pending.map(({ _id, amount }) => [_id, centsOf(amount)])),
    paid: deposits.flatMap((each) => (each.status === 'pending' && each.paid === 'Paid' ? [each.depositId] : [])),
  };
}

interface Row {
  readonly _id: string;
  readonly amount: string;
  readonly status: string;
}

interface DepositRow {
  readonly depositId: string;
  readonly status: string;
  readonly paid: string;
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/**
 * Waits until the page of withdrawals or of a deposit shows the same as the server, without being loaded again, and asks
 * nothing.
 */
async function expectMoney(page: Page, { available, pending, paid }: Money): Promise<void> {
  const { pathname, searchParams } = new URL(page.url());
  if (pathname === '/deposit-detail') {
    const name = paid.includes(searchParams.get('deposit') ?? '') ? 'Paid' : 'Pay Now';
    await expect(page.getByRole('button', { name, exact: true }), 'the mark of the deposit').toBeVisible();
    return;
  }
  if (pathname !== '/withdraw') return;
  await expect(page.getByText(`Available ${dollars.format(available / 100)}`)).toBeVisible();
  await expect(page.getByRole('alertdialog'), 'open questions').toHaveCount(0);
  const table = page.getByRole('table', { name: 'Withdrawals' });
  await expect(table.getByRole('button', { name: /^Cancel withdrawal/ }), 'pending withdrawals').toHaveCount(
    Object.keys(pending).length,
  );
}
