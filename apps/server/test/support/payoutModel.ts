import { deepStrictEqual as equal, ok } from 'node:assert/strict';
import { randomBytes, randomUUID } from 'node:crypto';
import { NodeFault } from '@keel/backend/chains/Node.ts';
import { HOUR, MINUTE, SECOND } from '@keel/backend/clock.ts';
import { approveOrder } from '@keel/backend/decisions/approveOrder.ts';
import { rejectOrder } from '@keel/backend/decisions/decideOrder.ts';
import { LIMIT_PER_PAYOUT } from '@keel/backend/decisions/payoutLimits.ts';
import { PURCHASE_EXPIRY_HOURS } from '@keel/backend/decisions/purchaseExpiry.ts';
import type { Desk } from '@keel/backend/desk/desk.ts';
import {
  completeWithdrawal,
  rejectWithdrawal,
  returnWithdrawal,
} from '@keel/backend/modules/withdrawals/decideWithdrawal.ts';
import { startWithdrawal } from '@keel/backend/modules/withdrawals/startWithdrawal.ts';
import type { OperationId, Order, Quote, SessionStart, Withdrawal } from '@keel/contract';
import * as fc from 'fast-check';
import { addr } from 'micro-eth-signer';
import { Crash, type CrashingDb, type CrashPoint } from './crashingDb.ts';
import type { FakeChain } from './fakeChain.ts';
import type { Keel } from './keel.ts';
import { claim, decision, paid, sendWithRetries, withdrawBody } from './money.ts';

/** Two servers on one database, each with its desk; a chain; an investor. */
export interface Site {
  readonly keel: Keel;
  readonly crashing: CrashingDb;
  readonly chain: FakeChain;
  /** Whether the node of the chain answers, and whether its answer to a broadcast arrives. */
  node: 'well' | 'away' | 'silent after sending';
  readonly desks: Desk[];
  /** A newly started desk. */
  openDesk(): Promise<Desk>;
  who: SessionStart;
}

/** The requests of a run. Their outcome is read from books and chain at the end. */
export interface Payouts {
  readonly withdrawals: { readonly id: string; readonly cents: bigint }[];
  readonly orders: { readonly id: string; readonly cents: bigint; readonly to: string }[];
  /** How often an actor was told that it ended a withdrawal. */
  readonly ended: Map<string, number>;
}

type Step = fc.AsyncCommand<Payouts, Site>;

/** After how many transactions of a step, and how, the process dies, if it does. */
interface PlannedCrash {
  readonly point: CrashPoint | null;
  readonly skip: number;
}

const fate: fc.Arbitrary<PlannedCrash> = fc.record({
  point: fc.constantFrom<CrashPoint | null>(null, null, null, 'before commit', 'after commit'),
  skip: fc.nat({ max: 2 }),
});
const which = fc.nat({ max: 20 });
const actor = fc.constantFrom('operator:robin', 'operator:sascha');
const PASSWORD = 'harbour-lamp-42';
const pick = <Item>(items: readonly Item[], n: number) => items[n % items.length];
const cents = (wire: string) => BigInt(wire.replace('.', ''));

function step(name: string, run: (payouts: Payouts, site: Site) => Promise<void>): Step {
  return { check: () => true, run, toString: () => name };
}

/** Signs in again, because sessions expire when the clock advances by days. */
export async function signIn(site: Site): Promise<void> {
  const body = { email: site.who.user.email, password: PASSWORD };
  site.who = (await site.keel.call('login', { body })).json();
}

/** Repeats a call until it is answered, always with the same key, like an app whose server crashed. */
async function send(site: Site, operation: OperationId, body: object, { point, skip }: PlannedCrash) {
  const sent = { token: site.who.token, body, headers: { 'idempotency-key': randomUUID() } };
  if (point) site.crashing.arm(point, skip);
  for (;;) {
    const response = await sendWithRetries(site.keel, operation, sent);
    site.crashing.disarm();
    if (response.statusCode !== 500) return response;
  }
}

/** Runs an action of an operator whose process may crash; undefined if it did. */
async function act<Result>(
  site: Site,
  { point, skip }: PlannedCrash,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  if (point) site.crashing.arm(point, skip);
  try {
    return await work();
  } catch (error) {
    if (error instanceof Crash) return undefined;
    throw error;
  } finally {
    site.crashing.disarm();
  }
}

const requestWithdrawal = fc.tuple(fc.integer({ min: 1, max: 40_00 }), fate).map(([amount, at]) =>
  step(`withdraw ${amount} ${at.point ?? ''}`, async (payouts, site) => {
    const wire = `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
    const response = await send(site, 'createWithdraw', withdrawBody(site.who.user, { amount: wire }), at);
    equal(response.statusCode, 200);
    const { withdrawal } = response.json<{ withdrawal: Withdrawal }>();
    payouts.withdrawals.push({ id: withdrawal._id, cents: BigInt(amount) });
  }),
);

const cancelWithdrawal = fc.tuple(which, fate).map(([at, crash]) =>
  step(`cancel ${at} ${crash.point ?? ''}`, async (payouts, site) => {
    const withdrawal = pick(payouts.withdrawals, at);
    if (!withdrawal) return;
    const body = { _id: withdrawal.id, user: site.who.user._id };
    const { statusCode } = await send(site, 'cancelWithdraw', body, crash);
    ok(statusCode === 200 || statusCode === 409);
    // The same cancellation may be acknowledged twice; refunding it twice would change the balance.
    if (statusCode === 200) payouts.ended.set(`${withdrawal.id} Cancelled`, 1);
  }),
);

const claimWithdrawal = fc.tuple(which, actor, fc.boolean(), fate).map(([at, name, takeOver, crash]) =>
  step(`start ${at} by ${name} ${crash.point ?? ''}`, async ({ withdrawals }, site) => {
    const withdrawal = pick(withdrawals, at);
    if (!withdrawal) return;
    const { context } = site.keel;
    await act(site, crash, () =>
      context.db.tx((tx) => startWithdrawal(tx, context, claim(withdrawal.id, name, takeOver))),
    );
  }),
);

const DECIDES = { Completed: completeWithdrawal, Returned: returnWithdrawal, Rejected: rejectWithdrawal } as const;

/** Few references, so that several withdrawals get the same one. */
const reference = fc.nat({ max: 5 });

const endWithdrawal = fc
  .tuple(which, fc.constantFrom('Completed', 'Completed', 'Returned', 'Rejected'), actor, reference, fate)
  .map(([at, outcome, name, paidReference, crash]) =>
    step(`withdrawal ${at} ${outcome} by ${name} ${crash.point ?? ''}`, async (payouts, site) => {
      const withdrawal = pick(payouts.withdrawals, at);
      if (!withdrawal) return;
      const { context } = site.keel;
      const order = {
        ...decision(withdrawal.id, 'By chance'),
        ...paid(withdrawal.id, `${site.who.user._id}-${paidReference}`, name),
      };
      const done = await act(site, crash, () => context.db.tx((tx) => DECIDES[outcome](tx, context, order)));
      if (done?.ok && done.changed) {
        const key = `${withdrawal.id} ${outcome}`;
        payouts.ended.set(key, (payouts.ended.get(key) ?? 0) + 1);
      }
    }),
  );

const buy = fate.map((at) =>
  step(`buy ${at.point ?? ''}`, async (payouts, site) => {
    const { token } = site.who;
    site.keel.clock.advance(3 * SECOND);
    const wanted = { type: 'buy', asset: 'ETH', quantity: '0.025', chain: 'ethereum', network: 'test' };
    const { quote } = (await site.keel.call('createQuote', { token, body: wanted })).json<{ quote?: Quote }>();
    // A paused desk, and one with an unreachable node, quotes nothing.
    if (!quote) return;
    const to = addr.fromPrivateKey(randomBytes(32));
    const response = await send(site, 'createOrder', { ...wanted, address: to, quote: quote._id }, at);
    equal(response.statusCode, 200);
    const { order } = response.json<{ order: Order }>();
    payouts.orders.push({ id: order._id, cents: cents(quote.amount), to });
  }),
);

const refuseOrder = fc.tuple(which, fate).map(([at, crash]) =>
  step(`reject order ${at} ${crash.point ?? ''}`, async ({ orders }, site) => {
    const order = pick(orders, at);
    if (!order) return;
    const { db, clock } = site.keel.context;
    await act(site, crash, () => db.tx((tx) => rejectOrder(tx, clock, decision(order.id, 'By chance'))));
  }),
);

const limit = fc.constantFrom('0', 'no limit').map((value) =>
  step(`limit ${value}`, async (_, { keel }) => {
    await keel.context.db.query(
      'INSERT INTO settings (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
      [LIMIT_PER_PAYOUT, value],
    );
  }),
);

const approve = fc.tuple(which, actor, fate).map(([at, name, crash]) =>
  step(`approve order ${at} ${crash.point ?? ''}`, async ({ orders }, site) => {
    const order = pick(orders, at);
    if (!order) return;
    const { db, clock } = site.keel.context;
    await act(site, crash, () => db.tx((tx) => approveOrder(tx, clock, { id: order.id, actor: name })));
  }),
);

/** Advances the time so far that pending purchases expire, and the session too. */
const expire = fc.constant(
  step('purchases expire', async (_, site) => {
    site.keel.clock.advance(PURCHASE_EXPIRY_HOURS * HOUR);
    await signIn(site);
  }),
);

const work = fc.tuple(fc.constantFrom('one', 'other', 'both'), fate).map(([whose, { point, skip }]) =>
  step(`desk ${whose} ${point ?? ''}`, async (_, site) => {
    site.keel.clock.advance(MINUTE);
    if (point) site.crashing.arm(point, skip);
    // A desk continues after a failure; what it did not finish is done at its next step.
    const due = { one: site.desks.slice(0, 1), other: site.desks.slice(1), both: site.desks }[whose];
    await Promise.all(due.map((desk) => desk.step().catch(nothing)));
    site.crashing.disarm();
  }),
);

const restart = fc.nat({ max: 1 }).map((at) =>
  step(`restart desk ${at}`, async (_, site) => {
    await site.desks[at]?.stop();
    site.desks[at] = await site.openDesk();
  }),
);

const block = fc.nat({ max: 3 }).map((empty) => step(`block +${empty}`, async (_, { chain }) => chain.mine(empty)));
const forget = fc.constant(step('the node forgets what waits', async (_, { chain }) => chain.drop()));
const setNode = fc.constantFrom<Site['node']>('well', 'well', 'away', 'silent after sending').map((node) =>
  step(`node ${node}`, async (_, site) => {
    site.node = node;
  }),
);
const wait = fc
  .constantFrom(1, 6, 16)
  .map((minutes) => step(`${minutes} min`, async (_, { keel }) => keel.clock.advance(minutes * MINUTE)));

/** The possible steps. The most frequent ones are listed more than once. */
export const payoutSteps = [
  requestWithdrawal,
  requestWithdrawal,
  cancelWithdrawal,
  claimWithdrawal,
  claimWithdrawal,
  endWithdrawal,
  endWithdrawal,
  buy,
  buy,
  work,
  work,
  work,
  block,
  block,
  forget,
  setNode,
  restart,
  refuseOrder,
  limit,
  approve,
  expire,
  wait,
];

/** The node's answers in this state of the network. */
export function nodeOf(site: Pick<Site, 'chain' | 'node'>): FakeChain['callNode'] {
  return async (node, method, params) => {
    if (site.node === 'away') throw new NodeFault('away');
    const answer = await site.chain.callNode(node, method, params);
    if (site.node === 'silent after sending' && method === 'eth_sendRawTransaction') throw new NodeFault('silent');
    return answer;
  };
}

/** Finishes everything: the node is reachable, blocks are mined, and operators decide what is pending. */
export async function finish({ withdrawals, orders }: Payouts, site: Site): Promise<void> {
  const { context, clock } = site.keel;
  const { db } = context;
  site.node = 'well';
  const isOpen = async () => {
    const open = await db.query(`SELECT id FROM orders WHERE id = ANY($1::uuid[]) AND status = 'Pending'`, [
      orders.map(({ id }) => id),
    ]);
    return open.length > 0;
  };
  for (let round = 0; round < 20 && (await isOpen()); round += 1) {
    // Purchases that nobody approves expire.
    clock.advance(round === 10 ? PURCHASE_EXPIRY_HOURS * HOUR : MINUTE);
    for (const desk of site.desks) await desk.step();
    site.chain.mine(3);
  }
  equal(await isOpen(), false, 'an order is open for ever');
  await signIn(site);
  for (const { id } of withdrawals) {
    const given = decision(id, 'The end');
    await db.tx((tx) => rejectWithdrawal(tx, context, given));
    await db.tx((tx) => startWithdrawal(tx, context, claim(id, given.actor, true)));
    await db.tx((tx) => completeWithdrawal(tx, context, paid(id)));
  }
}

/**
 * Invariants: the balance decreases only by what was paid; coins are never both sent and refunded; each payment happens
 * once, with its own reference.
 */
export async function expectInvariants(
  { withdrawals, orders, ended }: Payouts,
  site: Site,
  before: bigint,
  after: bigint,
) {
  const { db } = site.keel.context;
  const ids = [...withdrawals, ...orders].map(({ id }) => id);
  const statuses = new Map(
    (
      await db.query<{ id: string; status: string }>(
        `SELECT id, status FROM withdrawals WHERE id = ANY($1::uuid[])
         UNION ALL SELECT id, status FROM orders WHERE id = ANY($1::uuid[])`,
        [ids],
      )
    ).map(({ id, status }) => [id, status]),
  );
  const isPaid = ({ id }: { readonly id: string }) => statuses.get(id) === 'Completed';
  const out = [...withdrawals, ...orders].filter(isPaid).reduce((sum, { cents: each }) => sum + each, 0n);
  equal(after, before - out, 'the balance');
  for (const order of orders) equal(site.chain.received(order.to), isPaid(order) ? 1 : 0, `coins of ${order.id}`);
  for (const [key, times] of ended) {
    const [id = '', outcome] = key.split(' ');
    equal([times, statuses.get(id)], [1, outcome], `the end of ${id}`);
  }
  const twice = await db.query(
    `SELECT reference FROM withdrawals WHERE reference IS NOT NULL AND user_id = $1 GROUP BY method, reference
     HAVING count(*) > 1`,
    [site.who.user._id],
  );
  equal(twice, [], 'a reference twice');
}

const nothing = () => undefined;
