import { deepStrictEqual as equal } from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { confirmDeposit, declineDeposit } from '@keel/backend/modules/deposits/decideDeposit.ts';
import { PENDING_MAX } from '@keel/backend/modules/deposits/rules.ts';
import {
  completeWithdrawal,
  rejectWithdrawal,
  returnWithdrawal,
} from '@keel/backend/modules/withdrawals/decideWithdrawal.ts';
import { OPEN_WITHDRAWALS } from '@keel/backend/modules/withdrawals/rules.ts';
import { startWithdrawal } from '@keel/backend/modules/withdrawals/startWithdrawal.ts';
import type { OperationId, SessionStart } from '@keel/contract';
import * as fc from 'fast-check';
import type { Keel } from './keel.ts';
import { available, claim, decision, depositBody, paid, sendWithRetries, withdrawBody } from './money.ts';

interface Deposit {
  readonly id: string;
  readonly cents: number;
  status: 'pending' | 'confirmed' | 'declined';
  paid: 'Paid' | 'unPaid';
}

interface Withdrawal {
  readonly id: string;
  readonly cents: number;
  status: 'Pending' | 'Processing' | 'Completed' | 'Rejected' | 'Cancelled' | 'Returned';
}

/** The simple model of an account: without ledger, keys or concurrency. */
export interface Model {
  balance: number;
  profit: number;
  readonly deposits: Deposit[];
  readonly withdrawals: Withdrawal[];
}

/** The server and the account that acts on it. */
export interface Real {
  readonly keel: Keel;
  readonly who: SessionStart;
}

type Step = fc.AsyncCommand<Model, Real>;

/** Sends a call several times concurrently with one key, and returns the one answer that all of them must get. */
async function send({ keel, who }: Real, operation: OperationId, body: object, times: number) {
  const sent = { token: who.token, body, headers: { 'idempotency-key': randomUUID() } };
  const responses = await Promise.all(Array.from({ length: times }, () => sendWithRetries(keel, operation, sent)));
  const [first] = responses;
  if (!first) throw new Error('Nothing was sent.');
  const answers = new Set(responses.map((response) => JSON.stringify({ ...response.json(), requestId: null })));
  equal(answers.size, 1);
  return { status: first.statusCode, json: first.json() };
}

/** Every step may be sent several times, as by a double click or a retry. */
const times = fc.integer({ min: 1, max: 3 });
const cents = fc.integer({ min: 0, max: 40_00 });
const which = fc.nat({ max: 30 });

const dollars = (amount: number) => `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
const pick = <Item>(items: readonly Item[], n: number) => items[n % items.length];

function step(name: string, run: (model: Model, real: Real) => Promise<void>): Step {
  return { check: () => true, run, toString: () => name };
}

const pay = fc.tuple(cents, times).map(([amount, n]) =>
  step(`deposit ${amount} x${n}`, async (model, real) => {
    const full = model.deposits.filter(({ status }) => status === 'pending').length >= PENDING_MAX;
    const { status, json } = await send(
      real,
      'createDeposit',
      depositBody(real.who.user, { amount: dollars(amount) }),
      n,
    );
    equal(status, amount === 0 || full ? 422 : 200);
    if (status === 200)
      model.deposits.push({ id: json.deposit.depositId, cents: amount, status: 'pending', paid: 'unPaid' });
  }),
);

const mark = fc.tuple(which, fc.constantFrom('Paid', 'unPaid'), times).map(([at, state, n]) =>
  step(`mark ${at} ${state} x${n}`, async (model, real) => {
    const deposit = pick(model.deposits, at);
    if (!deposit) return;
    const { status } = await send(real, 'createPay', { depositId: deposit.id, paid: state }, n);
    equal(status, deposit.status === 'pending' ? 200 : 409);
    if (status === 200) deposit.paid = state;
  }),
);

const decideDeposit = fc.tuple(which, fc.constantFrom('confirmed', 'declined'), times).map(([at, outcome, n]) =>
  step(`deposit ${at} ${outcome} x${n}`, async (model, { keel }) => {
    const deposit = pick(model.deposits, at);
    if (!deposit) return;
    const decide = outcome === 'confirmed' ? confirmDeposit : declineDeposit;
    const { db, clock } = keel.context;
    const done = await Promise.all(
      Array.from({ length: n }, () => db.tx((tx) => decide(tx, clock, decision(deposit.id)))),
    );
    const changed = deposit.status === 'pending';
    equal(done.filter((one) => one.ok && one.changed).length, changed ? 1 : 0);
    if (!changed) return;
    deposit.status = outcome;
    if (outcome === 'confirmed') model.balance += deposit.cents;
  }),
);

const take = fc.tuple(cents, times).map(([amount, n]) =>
  step(`withdraw ${amount} x${n}`, async (model, real) => {
    const body = withdrawBody(real.who.user, { amount: dollars(amount) });
    const { status, json } = await send(real, 'createWithdraw', body, n);
    const full =
      model.withdrawals.filter((one) => one.status === 'Pending' || one.status === 'Processing').length >=
      OPEN_WITHDRAWALS;
    equal(status, amount > 0 && amount <= model.balance && !full ? 200 : 422);
    if (status !== 200) return;
    model.balance -= amount;
    model.withdrawals.push({ id: json.withdrawal._id, cents: amount, status: 'Pending' });
  }),
);

const cancel = fc.tuple(which, times).map(([at, n]) =>
  step(`cancel ${at} x${n}`, async (model, real) => {
    const withdrawal = pick(model.withdrawals, at);
    if (!withdrawal) return;
    const body = { _id: withdrawal.id, user: real.who.user._id };
    const { status } = await send(real, 'cancelWithdraw', body, n);
    equal(status, withdrawal.status === 'Pending' ? 200 : 409);
    if (status !== 200) return;
    withdrawal.status = 'Cancelled';
    model.balance += withdrawal.cents;
  }),
);

const payWithdrawal = fc.tuple(which, times).map(([at, n]) =>
  step(`start ${at} x${n}`, async (model, { keel }) => {
    const withdrawal = pick(model.withdrawals, at);
    if (!withdrawal) return;
    const { context } = keel;
    const done = await Promise.all(
      Array.from({ length: n }, () => context.db.tx((tx) => startWithdrawal(tx, context, claim(withdrawal.id)))),
    );
    const changed = withdrawal.status === 'Pending';
    equal(done.filter((one) => one.ok && one.changed).length, changed ? 1 : 0);
    if (changed) withdrawal.status = 'Processing';
  }),
);

/** Each decision with the status that it requires. */
const DECISIONS = {
  Completed: { from: 'Processing', decide: completeWithdrawal },
  Returned: { from: 'Processing', decide: returnWithdrawal },
  Rejected: { from: 'Pending', decide: rejectWithdrawal },
} as const;

const outcomes = fc.constantFrom('Completed', 'Returned', 'Rejected');
const decideWithdrawal = fc.tuple(which, outcomes, times).map(([at, outcome, n]) =>
  step(`withdrawal ${at} ${outcome} x${n}`, async (model, { keel }) => {
    const withdrawal = pick(model.withdrawals, at);
    if (!withdrawal) return;
    const { from, decide } = DECISIONS[outcome];
    const { context } = keel;
    const order = { ...decision(withdrawal.id), ...paid(withdrawal.id) };
    const done = await Promise.all(Array.from({ length: n }, () => context.db.tx((tx) => decide(tx, context, order))));
    const changed = withdrawal.status === from;
    equal(done.filter((one) => one.ok && one.changed).length, changed ? 1 : 0);
    if (!changed) return;
    withdrawal.status = outcome;
    if (outcome !== 'Completed') model.balance += withdrawal.cents;
  }),
);

const moveProfit = fc.tuple(cents, times).map(([amount, n]) =>
  step(`transfer ${amount} x${n}`, async (model, real) => {
    const body = { amount: dollars(amount), user: real.who.user._id };
    const { status } = await send(real, 'transferFunds', body, n);
    equal(status, amount > 0 && amount <= model.profit ? 200 : 422);
    if (status !== 200) return;
    model.profit -= amount;
    model.balance += amount;
  }),
);

const compare = fc.constant(
  step('compare', async (model, { keel, who }) => {
    const { token, user } = who;
    const body = { user: user._id, limit: 200 };
    const deposits = (await keel.call('listDeposits', { token, body })).json().message;
    const withdrawals = (await keel.call('listWithdrawals', { token, body })).json().message;
    const { message: investment } = (await keel.call('getInvestment', { token, id: user._id })).json();
    equal(await available(keel, who), dollars(model.balance));
    equal(investment.totalProfit, dollars(model.profit));
    const rows = deposits.map((row: Record<string, string>) => [
      row['depositId'],
      row['amount'],
      row['status'],
      row['paid'],
    ]);
    equal(sorted(rows), sorted(model.deposits.map((one) => [one.id, dollars(one.cents), one.status, one.paid])));
    const taken = withdrawals.map((row: Record<string, string>) => [row['_id'], row['amount'], row['status']]);
    equal(sorted(taken), sorted(model.withdrawals.map((one) => [one.id, dollars(one.cents), one.status])));
    const statement = (await keel.call('getStatement', { token, query: { limit: '1' } })).json();
    equal(statement.balance, dollars(model.balance));
  }),
);

/** The possible actions; the most frequent ones are listed twice. */
export const moneySteps = [
  pay,
  pay,
  mark,
  decideDeposit,
  decideDeposit,
  take,
  take,
  cancel,
  payWithdrawal,
  decideWithdrawal,
  moveProfit,
  compare,
];

/** By id, because rows with the same time may be in any order. */
function sorted(rows: readonly (readonly (string | undefined)[])[]): unknown {
  return Object.fromEntries(rows.map(([id = '', ...rest]) => [id, rest]));
}
