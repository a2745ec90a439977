import { randomUUID } from 'node:crypto';
import { rejectWithdrawal } from '@keel/backend/modules/withdrawals/decideWithdrawal.ts';
import { OPEN_WITHDRAWALS_SETTING } from '@keel/backend/modules/withdrawals/rules.ts';
import type { SessionStart } from '@keel/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bothEngines, type Engine, onePostgres } from './support/engines.ts';
import { type Keel, startKeel } from './support/keel.ts';
import {
  addProfit,
  available,
  decision,
  expectCleanBooks,
  fundedInvestor,
  payOut,
  sendWithRetries,
  withdrawBody,
} from './support/money.ts';

const instances = (how: 'one' | 'two') => async (engine: Engine) => {
  if (how === 'one') return [await startKeel(engine)];
  const { engine: same } = await onePostgres();
  // One after the other, because starting is not tested here.
  const first = await startKeel(same);
  return [first, await startKeel(same)];
};

const setups = [
  ...bothEngines.map((engine) => ({ name: engine.name, start: () => instances('one')(engine) })),
  ...bothEngines
    .filter(({ name }) => name === 'postgres')
    .map((engine) => ({ name: 'two instances on one postgres', start: () => instances('two')(engine) })),
];

describe.each(setups)('races on $name', ({ start }) => {
  let keels: Keel[];
  let keel: Keel;
  beforeAll(async () => {
    keels = await start();
    [keel] = keels as [Keel];
  });
  afterAll(async () => {
    for (const each of keels) await each.close();
  });

  const serverOf = (n: number) => keels[n % keels.length] ?? keel;
  const take = (n: number, { token, user }: SessionStart, amount = '10', key: string = randomUUID()) =>
    sendWithRetries(serverOf(n), 'createWithdraw', {
      token,
      body: withdrawBody(user, { amount }),
      headers: { 'idempotency-key': key },
    });

  const mayWait = (withdrawals: number) =>
    keel.context.db.query(
      'INSERT INTO settings (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
      [OPEN_WITHDRAWALS_SETTING, String(withdrawals)],
    );

  it('[WD-5] of 60 simultaneous withdrawals only as many are accepted as may be pending (N-14)', async () => {
    const who = await fundedInvestor(keel, 'flood@example.org', '1000');
    await mayWait(20);
    const responses = await Promise.all(Array.from({ length: 60 }, (_, n) => take(n, who)));
    const outcomes = responses.map((response) => response.json().code ?? 'taken');
    expect(outcomes.filter((code) => code === 'taken')).toHaveLength(20);
    expect(outcomes.filter((code) => code === 'limit_exceeded')).toHaveLength(40);
    expect(await available(keel, who)).toBe('800.00');
    await expectCleanBooks(keel);
  });

  it('[WD-5] of 200 simultaneous withdrawals exactly the 100 that the balance covers are accepted', async () => {
    const who = await fundedInvestor(keel, 'rush@example.org', '1000');
    await mayWait(200);
    const responses = await Promise.all(Array.from({ length: 200 }, (_, n) => take(n, who)));
    const outcomes = responses.map((response) => response.json().code ?? 'taken');
    expect(outcomes.filter((code) => code === 'taken')).toHaveLength(100);
    expect(outcomes.filter((code) => code === 'insufficient_fund')).toHaveLength(100);
    expect(await available(keel, who)).toBe('0.00');
    await expectCleanBooks(keel);
  });

  it('[WD-5] of 100 calls with one key, to different servers, one takes effect', async () => {
    const who = await fundedInvestor(keel, 'one-key@example.org', '1000');
    const key = randomUUID();
    const responses = await Promise.all(Array.from({ length: 100 }, (_, n) => take(n, who, '10', key)));
    expect(new Set(responses.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(await available(keel, who)).toBe('990.00');
    await expectCleanBooks(keel);
  });

  it('[DASH-6] of 60 simultaneous transfers of profit those that the profit covers are made', async () => {
    const who = await fundedInvestor(keel, 'profit@example.org', '1');
    await addProfit(keel, who, 2_050n);
    const responses = await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        sendWithRetries(serverOf(n), 'transferFunds', { token: who.token, body: { amount: '1', user: who.user._id } }),
      ),
    );
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(20);
    expect(await available(keel, who)).toBe('21.00');
    await expectCleanBooks(keel);
  });

  it('[WD-5] simultaneous requests, cancellations and decisions neither lose nor create a cent', async () => {
    const who = await fundedInvestor(keel, 'mixed@example.org', '500');
    await mayWait(200);
    const ids: string[] = [];
    for (let n = 0; n < 30; n += 1) ids.push((await take(n, who)).json().withdrawal._id);
    const cancel = (n: number, id: string) =>
      serverOf(n).call('cancelWithdraw', { token: who.token, body: { _id: id, user: who.user._id } });
    await Promise.all(
      ids.flatMap((id, n) => {
        const { context } = serverOf(n);
        const decide =
          n % 2 === 0 ? payOut(serverOf(n), id) : context.db.tx((tx) => rejectWithdrawal(tx, context, decision(id)));
        return [cancel(n + 1, id), decide, take(n, who, '5')];
      }),
    );
    const { token, user } = who;
    const rows = (await keel.call('listWithdrawals', { token, body: { user: user._id, limit: 200 } })).json().message;
    const gone = rows
      .filter(({ status }: { status: string }) => ['Pending', 'Processing', 'Completed'].includes(status))
      .reduce((sum: number, { amount }: { amount: string }) => sum + Number(amount), 0);
    expect(rows).toHaveLength(60);
    expect(Number(await available(keel, who))).toBe(500 - gone);
    await expectCleanBooks(keel);
  });
});
