import { SECOND } from '@keel/backend/clock.ts';
import {
  completeWithdrawal,
  rejectWithdrawal,
  returnWithdrawal,
} from '@keel/backend/modules/withdrawals/decideWithdrawal.ts';
import {
  DESTINATION_COLUMNS,
  type DestinationRow,
  destinationOf,
} from '@keel/backend/modules/withdrawals/destination.ts';
import { OPEN_WITHDRAWALS_SETTING, openWithdrawals } from '@keel/backend/modules/withdrawals/rules.ts';
import { startWithdrawal } from '@keel/backend/modules/withdrawals/startWithdrawal.ts';
import { SETTINGS } from '@keel/backend/operator/settings.ts';
import type { SessionStart } from '@keel/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from './support/engines.ts';
import { type Keel, newInvestor, startKeel } from './support/keel.ts';
import {
  available,
  claim,
  decision,
  expectCleanBooks,
  fundedInvestor,
  paid,
  payOut,
  withdraw,
  withdrawBody,
} from './support/money.ts';

const BITCOIN = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const ETHEREUM = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const UNKNOWN_ID = '0197f3a2-0000-7000-8000-00000000dead';

describe.each(engines)('withdrawals on $name', (engine) => {
  let keel: Keel;
  let ines: SessionStart;
  beforeAll(async () => {
    keel = await startKeel(engine);
    ines = await fundedInvestor(keel, 'ines@example.org', '100000');
  });
  afterAll(() => keel.close());

  const ask = (body: Record<string, unknown>, { token, user } = ines) =>
    keel.call('createWithdraw', { token, body: { user: user._id, ...body } });
  const errorsOf = async (body: Record<string, unknown>, who = ines) => {
    const response = await ask(body, who);
    return [response.statusCode, response.json().message];
  };
  const cancel = (id: string, { token, user } = ines) =>
    keel.call('cancelWithdraw', { token, body: { _id: id, user: user._id } });
  const list = async ({ token, user } = ines, page: object = {}) =>
    (await keel.call('listWithdrawals', { token, body: { user: user._id, ...page } })).json();
  const start = (id: string, actor?: string, takeOver?: boolean) =>
    keel.context.db.tx((tx) => startWithdrawal(tx, keel.context, claim(id, actor, takeOver)));
  const complete = (id: string, reference?: string, actor?: string) =>
    keel.context.db.tx((tx) => completeWithdrawal(tx, keel.context, paid(id, reference, actor)));
  const reject = (id: string, reason: string | null = null) =>
    keel.context.db.tx((tx) => rejectWithdrawal(tx, keel.context, decision(id, reason)));

  it.each([
    ['bank', { account_name: 'Ines Duarte', account_number: '0012344321', bank_name: 'Harbour Bank' }, '****4321'],
    ['bitcoin', { bitcoin_address: BITCOIN }, '****f3t4'],
    ['etherium', { etherium_address: ETHEREUM }, '****eAed'],
    ['cashapp', { cashapp_address: '$harbour-lamp' }, '****lamp'],
    ['cashapp', { cashapp_address: '$ab' }, '****'],
    ['zelle', { zelle_address: 'ines@example.org' }, '****.org'],
  ])(
    '[WD-1][WD-3][WD-4] by %s: pending, its amount held, its destination masked',
    async (method, fields, destination) => {
      const before = Number(await available(keel, ines));
      const response = await ask({ amount: '150', method, ...fields });
      expect(response.statusCode).toBe(200);
      const made = response.json().withdrawal;
      expect(made).toEqual({
        _id: expect.stringMatching(/^[\da-f-]{36}$/),
        date: keel.clock.now().toISOString(),
        amount: '150.00',
        method,
        status: 'Pending',
        destination,
        reference: null,
        reason: null,
      });
      expect(Number(await available(keel, ines))).toBe(before - 150);
      expect((await list()).message).toContainEqual(made);
      const { transactions } = (await keel.call('getUserByToken', { token: ines.token })).json();
      expect(transactions).toContainEqual(
        expect.objectContaining({ id: made._id, kind: 'withdrawal', amount: '150.00' }),
      );
      const shown = JSON.stringify([response.json(), await list(), transactions]);
      for (const secret of Object.values(fields).filter((text) => text.length > 8)) expect(shown).not.toContain(secret);
    },
  );

  it('[WD-2] errors are reported in order: fields, account, balance', async () => {
    const fresh = await newInvestor(keel, 'fresh@example.org');
    expect(await errorsOf({}, fresh)).toEqual([422, 'Please fill in required fields']);
    expect(await errorsOf({ amount: '10' }, fresh)).toEqual([422, 'Please fill in required fields']);
    expect(await errorsOf({ amount: '10', method: 'zelle' }, fresh)).toEqual([422, 'Please fill in required fields']);
    expect(await errorsOf({ amount: '10', method: 'zelle', zelle_address: 'a@b.co' }, fresh)).toEqual([
      403,
      'Account not yet verified',
    ]);
    await keel.context.db.query('UPDATE users SET account_status = true WHERE id = $1', [fresh.user._id]);
    expect(await errorsOf({ amount: '10', method: 'zelle', zelle_address: 'a@b.co' }, fresh)).toEqual([
      422,
      'Insufficient fund',
    ]);
    expect((await list(fresh)).message).toEqual([]);
  });

  it.each([
    ['bank', ['account_name', 'account_number', 'bank_name']],
    ['bitcoin', ['bitcoin_address']],
    ['etherium', ['etherium_address']],
    ['cashapp', ['cashapp_address']],
    ['zelle', ['zelle_address']],
  ])('[WD-2] %s needs its own fields; those of another method do not count', async (method, fields) => {
    const blank = Object.fromEntries(fields.map((field) => [field, '  ']));
    const others = method === 'zelle' ? { cashapp_address: '$lamp' } : { zelle_address: 'a@b.co' };
    for (const body of [{}, blank, others, Object.fromEntries(fields.map((field) => [field, null]))]) {
      const response = await ask({ amount: '1', method, ...body });
      expect([response.statusCode, response.json().message]).toEqual([422, 'Please fill in required fields']);
      expect(response.json().errors.map(({ field }: { field: string }) => field)).toEqual(fields);
    }
  });

  it('[WD-2] the operator limits pending withdrawals; a cancelled or decided one makes room (N-14)', async () => {
    const who = await fundedInvestor(keel, 'many@example.org', '100');
    const body = { amount: '1', method: 'zelle', zelle_address: 'a@b.co' };
    const full = [422, 'You already have 2 withdrawals waiting. Please wait until one is decided, or cancel one.'];
    const { db } = keel.context;
    const set = (value: string) =>
      db.query(
        'INSERT INTO settings (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
        [OPEN_WITHDRAWALS_SETTING, value],
      );
    await set('2');
    const first = (await ask(body, who)).json().withdrawal._id;
    const second = (await ask(body, who)).json().withdrawal._id;
    const refused = await ask(body, who);
    expect([refused.statusCode, refused.json().message]).toEqual(full);
    expect(refused.json()).toMatchObject({
      code: 'limit_exceeded',
      messageCode: 'withdrawals_waiting',
      params: { count: 2 },
    });
    expect(await available(keel, who)).toBe('98.00');
    const other = await fundedInvestor(keel, 'few@example.org', '100');
    expect(await errorsOf(body, other)).toEqual([200, 'Withdrawal requested.']);

    await cancel(first, who);
    expect(await errorsOf(body, who)).toEqual([200, 'Withdrawal requested.']);
    expect(await errorsOf(body, who)).toEqual(full);
    // One that is being paid is on the operator's list as well.
    await start(second);
    expect(await errorsOf(body, who)).toEqual(full);
    await complete(second);
    expect(await errorsOf(body, who)).toEqual([200, 'Withdrawal requested.']);
    await set('1');
    expect(await errorsOf(body, who)).toEqual([
      422,
      'You already have a withdrawal waiting. Please wait until it’s decided, or cancel it.',
    ]);
    await db.query('DELETE FROM settings WHERE key = $1', [OPEN_WITHDRAWALS_SETTING]);
    await expectCleanBooks(keel);
  });

  it('[OPS-1] the limit of pending withdrawals is a number from 1 to 10000 (N-14)', () => {
    const fits = SETTINGS.get(OPEN_WITHDRAWALS_SETTING)?.fits;
    expect(['1', '50', '10000'].map((value) => fits?.(value))).toEqual([true, true, true]);
    expect(['0', '-1', '01', '1.5', '10001', 'many'].map((value) => fits?.(value))).toEqual(Array(6).fill(false));
    expect([openWithdrawals(null), openWithdrawals('7'), openWithdrawals('many')]).toEqual([50, 7, 50]);
  });

  it('[WD-3] fields of another method are not stored', async () => {
    const { _id } = await withdraw(keel, ines, { bitcoin_address: 'not an address', account_number: '1' });
    const { db, sealer } = keel.context;
    const rows = await db.query<DestinationRow>(`SELECT ${DESTINATION_COLUMNS} FROM withdrawals WHERE id = $1`, [_id]);
    expect(rows.map((row) => destinationOf(sealer, row))).toEqual([{ cashapp_address: '$harbour-lamp' }]);
  });

  it.each([
    ['bitcoin', 'bitcoin_address', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5'],
    ['bitcoin', 'bitcoin_address', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'],
    ['etherium', 'etherium_address', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1Beaed'],
  ])('[WD-2] %s: an address with a wrong checksum or network is refused', async (method, field, address) => {
    const response = await ask({ amount: '1', method, [field]: address });
    expect([response.statusCode, response.json().code, response.json().errors[0].field]).toEqual([
      422,
      'invalid_address',
      field,
    ]);
  });

  it.each(['0', '0.00', '-5', '1e2', '0.001', '', null])('[WD-2] the amount %j is refused', async (amount) => {
    expect(await errorsOf(withdrawBody(ines.user, { amount }))).toEqual([422, 'Please fill in required fields']);
  });

  it('[WD-2] the whole balance can be withdrawn, and not a cent more', async () => {
    const who = await fundedInvestor(keel, 'exact@example.org', '10.01');
    expect(await errorsOf(withdrawBody(who.user, { amount: '10.02' }), who)).toEqual([422, 'Insufficient fund']);
    await withdraw(keel, who, { amount: '10.01' });
    expect(await errorsOf(withdrawBody(who.user, { amount: '0.01' }), who)).toEqual([422, 'Insufficient fund']);
    expect(await available(keel, who)).toBe('0.00');
  });

  it('[WD-5] a cancelled or rejected withdrawal returns its amount, a completed one does not', async () => {
    const who = await fundedInvestor(keel, 'back@example.org', '100');
    const ids = [];
    for (const amount of ['10', '20', '30']) ids.push((await withdraw(keel, who, { amount }))._id);
    const [first = '', second = '', third = ''] = ids;
    expect(await available(keel, who)).toBe('40.00');
    const cancelled = await cancel(first, who);
    expect(cancelled.json().withdrawal).toMatchObject({ _id: first, status: 'Cancelled', amount: '10.00' });
    expect(await available(keel, who)).toBe('50.00');
    expect(await reject(second, 'The name does not match.')).toEqual({ ok: true, changed: true });
    expect(await available(keel, who)).toBe('70.00');
    expect(await payOut(keel, third)).toEqual({ ok: true, changed: true });
    expect(await available(keel, who)).toBe('70.00');
    const statuses = (await list(who)).message.map(({ _id, status }: Record<string, string>) => [_id, status]);
    expect(Object.fromEntries(statuses)).toEqual({ [first]: 'Cancelled', [second]: 'Rejected', [third]: 'Completed' });
    await expectCleanBooks(keel);
  });

  it('[WD-5][OPS-1] a withdrawal is decided once; repeating the decision changes nothing', async () => {
    const who = await fundedInvestor(keel, 'once@example.org', '100');
    const { _id } = await withdraw(keel, who);
    expect(await payOut(keel, _id)).toEqual({ ok: true, changed: true });
    expect(await complete(_id)).toEqual({ ok: true, changed: false });
    expect(await complete(_id, 'another payment')).toEqual({ ok: false, code: 'wrong_state' });
    expect(await reject(_id)).toEqual({ ok: false, code: 'wrong_state' });
    const late = await cancel(_id, who);
    expect([late.statusCode, late.json().code]).toEqual([409, 'wrong_state']);
    expect(await complete(UNKNOWN_ID)).toEqual({ ok: false, code: 'not_found' });
    expect(await available(keel, who)).toBe('90.00');
  });

  it('[WD-5] 21 simultaneous decisions of all kinds decide once', async () => {
    const who = await fundedInvestor(keel, 'all-kinds@example.org', '100');
    const { _id } = await withdraw(keel, who, { amount: '60' });
    const decisions = [
      async () => (await cancel(_id, who)).statusCode === 200,
      async () => {
        const done = await payOut(keel, _id);
        return done.ok && done.changed;
      },
      async () => {
        const done = await reject(_id);
        return done.ok && done.changed;
      },
    ];
    const decided = await Promise.all(Array.from({ length: 7 }, () => decisions.map((decide) => decide())).flat());
    expect(decided.filter(Boolean)).toHaveLength(1);
    const [{ status }] = (await list(who)).message;
    expect(await available(keel, who)).toBe(status === 'Completed' ? '40.00' : '100.00');
    await expectCleanBooks(keel);
  });

  it('[PAYOUT-2] once an operator has started paying a withdrawal, nobody else can cancel, reject or pay it (M-2)', async () => {
    const who = await fundedInvestor(keel, 'claimed@example.org', '100');
    const { _id } = await withdraw(keel, who);
    expect(await complete(_id)).toEqual({ ok: false, code: 'not_started' });
    expect(await start(_id)).toEqual({ ok: true, changed: true });
    expect(await start(_id)).toEqual({ ok: true, changed: false });
    const late = await cancel(_id, who);
    expect([late.statusCode, late.json().message]).toEqual([
      409,
      'This withdrawal is being paid out and can no longer be cancelled.',
    ]);
    const others = { ok: false, code: 'claimed', by: 'operator:robin' };
    expect(await start(_id, 'operator:kim')).toEqual(others);
    expect(await complete(_id, 'paid twice', 'operator:kim')).toEqual(others);
    expect(await reject(_id)).toEqual(others);
    expect((await list(who)).message).toMatchObject([{ _id, status: 'Processing', reference: null }]);
    expect(await available(keel, who)).toBe('90.00');
    expect(await complete(_id, 'SEPA 4711')).toEqual({ ok: true, changed: true });
    expect((await list(who)).message).toMatchObject([{ _id, status: 'Completed', reference: 'SEPA 4711' }]);
    expect(await available(keel, who)).toBe('90.00');
    await expectCleanBooks(keel);
  });

  it('[PAYOUT-2] a claim can be taken over, and is audited', async () => {
    const who = await fundedInvestor(keel, 'taken-over@example.org', '100');
    const { _id } = await withdraw(keel, who);
    await start(_id);
    expect(await start(_id, 'operator:kim', true)).toEqual({ ok: true, changed: true });
    expect(await complete(_id)).toEqual({ ok: false, code: 'claimed', by: 'operator:kim' });
    const acts = await keel.context.db.query(
      'SELECT actor, action, detail FROM audit_log WHERE object = $1 ORDER BY position',
      [_id],
    );
    expect(acts).toEqual([
      { actor: 'operator:robin', action: 'withdrawal.started', detail: null },
      { actor: 'operator:kim', action: 'withdrawal.started', detail: 'taken over from operator:robin' },
    ]);
  });

  it('[PAYOUT-2] a payment that did not arrive returns its amount, with the reason', async () => {
    const who = await fundedInvestor(keel, 'returned@example.org', '100');
    const { _id } = await withdraw(keel, who);
    const giveBack = (actor?: string) =>
      keel.context.db.tx((tx) =>
        returnWithdrawal(tx, keel.context, { ...decision(_id, 'The account is closed.'), ...(actor && { actor }) }),
      );
    expect(await giveBack()).toEqual({ ok: false, code: 'not_started' });
    await start(_id);
    expect(await giveBack('operator:kim')).toEqual({ ok: false, code: 'claimed', by: 'operator:robin' });
    expect(await giveBack()).toEqual({ ok: true, changed: true });
    expect(await available(keel, who)).toBe('100.00');
    expect((await list(who)).message).toMatchObject([{ _id, status: 'Returned', reason: 'The account is closed.' }]);
    const [note] = await keel.context.db.query<{ message: string }>(
      `SELECT message FROM notifications WHERE user_id = $1 AND kind = 'withdrawal'`,
      [who.user._id],
    );
    expect(note?.message).toBe(
      'Your withdrawal of $10.00 couldn’t be paid out. The amount is available again. Reason: The account is closed.',
    );
    await expectCleanBooks(keel);
  });

  it('[PAYOUT-2] one payment pays one withdrawal: a reference is accepted once for each method', async () => {
    const who = await fundedInvestor(keel, 'reference@example.org', '100');
    const [first, second] = [await withdraw(keel, who), await withdraw(keel, who)];
    for (const { _id } of [first, second]) await start(_id);
    expect(await complete(first._id, 'tx 1')).toEqual({ ok: true, changed: true });
    expect(await complete(second._id, 'tx 1')).toEqual({ ok: false, code: 'reference_used', by: first._id });
    expect(await complete(second._id, 'tx 2')).toEqual({ ok: true, changed: true });
  });

  it('[OPS-1] a decision is audited, and the investor is notified with the reason', async () => {
    const who = await fundedInvestor(keel, 'told@example.org', '100');
    const { _id } = await withdraw(keel, who);
    await reject(_id, 'The name does not match.');
    const { db } = keel.context;
    expect(await db.query('SELECT actor, action, reason FROM audit_log WHERE object = $1', [_id])).toEqual([
      { actor: 'operator:robin', action: 'withdrawal.rejected', reason: 'The name does not match.' },
    ]);
    const notes = await db.query<{ title: string; message: string }>(
      `SELECT title, message FROM notifications WHERE user_id = $1 AND kind = 'withdrawal'`,
      [who.user._id],
    );
    expect(notes).toEqual([
      {
        title: 'Withdrawal rejected',
        message:
          'Your withdrawal of $10.00 was rejected. The amount is available again. Reason: The name does not match.',
      },
    ]);
  });

  it('[API-3] nobody can withdraw, list or cancel for another account', async () => {
    const other = await fundedInvestor(keel, 'other@example.org', '50');
    const theirs = await withdraw(keel, other);
    const refused = [
      await ask(withdrawBody(other.user)),
      await keel.call('listWithdrawals', { token: ines.token, body: { user: other.user._id } }),
      await keel.call('cancelWithdraw', { token: ines.token, body: { _id: theirs._id, user: other.user._id } }),
    ];
    expect(refused.map((response) => [response.statusCode, response.json().code])).toEqual(
      Array.from({ length: 3 }, () => [403, 'user_mismatch']),
    );
    for (const id of [theirs._id, UNKNOWN_ID]) {
      const response = await cancel(id);
      expect([response.statusCode, response.json().code]).toEqual([404, 'not_found']);
    }
    expect((await list(other)).message).toEqual([theirs]);
  });

  it('[WD-1] the history is newest first, in pages', async () => {
    const who = await fundedInvestor(keel, 'pages@example.org', '100');
    const made = [];
    for (const amount of ['1', '2', '3']) {
      keel.clock.advance(SECOND);
      made.unshift(await withdraw(keel, who, { amount }));
    }
    const first = await list(who, { limit: 2 });
    const rest = await list(who, { limit: 2, cursor: first.nextCursor });
    expect([...first.message, ...rest.message]).toEqual(made);
    expect(rest.nextCursor).toBeNull();
    const wrong = await keel.call('listWithdrawals', { token: who.token, body: { user: who.user._id, cursor: '1' } });
    expect(wrong.statusCode).toBe(422);
  });
});
