import { MINUTE, SECOND } from '@keel/backend/clock.ts';
import { confirmDeposit, declineDeposit } from '@keel/backend/modules/deposits/decideDeposit.ts';
import type { SessionStart } from '@keel/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from './support/engines.ts';
import { type Keel, newInvestor, startKeel } from './support/keel.ts';
import { available, decision, deposit, depositBody, expectCleanBooks, verifiedInvestor } from './support/money.ts';

describe.each(engines)('deposits on $name', (engine) => {
  let keel: Keel;
  let ines: SessionStart;
  beforeAll(async () => {
    keel = await startKeel(engine);
    ines = await verifiedInvestor(keel, 'ines@example.org');
  });
  afterAll(() => keel.close());

  const create = (body: Record<string, unknown>, { token, user } = ines) =>
    keel.call('createDeposit', { token, body: depositBody(user, body) });
  const refused = async (mode: string) => {
    const response = await create({ mode });
    return [response.statusCode, response.json().message];
  };
  const list = async (page: Record<string, unknown> = {}, { token, user } = ines) =>
    (await keel.call('listDeposits', { token, body: { user: user._id, ...page } })).json();
  const pay = (depositId: string, paid: 'Paid' | 'unPaid', { token } = ines) =>
    keel.call('createPay', { token, body: { depositId, paid } });
  const confirm = (id: string) => keel.context.db.tx((tx) => confirmDeposit(tx, keel.clock.now, decision(id)));
  const decline = (id: string, reason: string | null = null) =>
    keel.context.db.tx((tx) => declineDeposit(tx, keel.clock.now, decision(id, reason)));

  it('[DEP-4][DEP-6] a new deposit is pending and unpaid, and is in the history', async () => {
    await keel.context.db.query(`INSERT INTO settings (key, value) VALUES ('address.bitcoin', 'bc1-sample')`);
    const response = await create({ amount: 2000 });
    expect(response.statusCode).toBe(200);
    const created = response.json().deposit;
    expect(created).toEqual({
      depositId: expect.stringMatching(/^[\da-f-]{36}$/),
      date: keel.clock.now().toISOString(),
      amount: '2000.00',
      credited: null,
      type: 'Bitcoin',
      plan: 'Starter',
      status: 'pending',
      paid: 'unPaid',
      address: 'bc1-sample',
      held: {
        coinAmount: expect.stringMatching(/^0\.\d{1,8}$/),
        rate: expect.stringMatching(/^\d+(\.\d{1,8})?$/),
        asOf: expect.any(String),
        heldUntil: new Date(keel.clock.now().getTime() + 15 * MINUTE).toISOString(),
      },
    });
    expect(await list()).toEqual({ bool: true, message: [created], nextCursor: null });
    expect(await available(keel, ines)).toBe('0.00');
  });

  const hold = (depositId: string, { token } = ines) => keel.call('holdDepositRate', { token, body: { depositId } });

  it('[PAYOUT-6] the coin amount of a deposit is worth the announced dollars, and is held while prices move (P-15)', async () => {
    const who = await verifiedInvestor(keel, 'held@example.org');
    const { depositId, held } = await deposit(keel, who, { mode: 'Bitcoin', amount: '2000.00' });
    const dollars = Number(held?.coinAmount) * Number(held?.rate);
    expect(dollars).toBeGreaterThanOrEqual(2000);
    expect(dollars).toBeLessThan(2000.01);
    keel.clock.advance(15 * MINUTE - SECOND);
    const [listed] = (await list({}, who)).message;
    expect(listed.held).toEqual(held);
    const again = await hold(depositId, who);
    expect(again.statusCode).toBe(200);
    expect(again.json()).toMatchObject({
      message: 'This amount is held for 15 minutes.',
      deposit: { depositId, held },
    });
  });

  it('[PAYOUT-6] an expired amount is replaced by one at the new price, for 15 more minutes (P-15)', async () => {
    const who = await verifiedInvestor(keel, 'anew@example.org');
    const { depositId, held } = await deposit(keel, who, { mode: 'Bitcoin' });
    keel.clock.advance(15 * MINUTE);
    const { deposit: renewed } = (await hold(depositId, who)).json();
    expect(renewed.held.heldUntil).toBe(new Date(keel.clock.now().getTime() + 15 * MINUTE).toISOString());
    expect(renewed.held.rate).not.toBe(held?.rate);
    expect((await list({}, who)).message[0]).toEqual(renewed);
  });

  it('[PAYOUT-6] no amount is held for a method without a coin, for a decided deposit, or for another account', async () => {
    const who = await verifiedInvestor(keel, 'none@example.org');
    const inPesos = await deposit(keel, who, { mode: 'Gcash' });
    expect(inPesos.held).toBeNull();
    const coinless = await hold(inPesos.depositId, who);
    expect([coinless.statusCode, coinless.json().message]).toEqual([409, 'This deposit is not paid in a coin.']);
    const { depositId } = await deposit(keel, who, { mode: 'Bitcoin' });
    expect((await hold(depositId)).statusCode).toBe(404);
    await decline(depositId);
    const decided = await hold(depositId, who);
    expect([decided.statusCode, decided.json().message]).toEqual([409, 'This deposit has already been decided.']);
  });

  it.each(['Bitcoin', 'Etheruem', 'Xrp', 'Solana', 'Usdt(solana)', 'Bnb', 'Dodge', 'Gcash'])(
    '[DEP-2] %s is accepted',
    async (mode) => {
      const who = await verifiedInvestor(keel, `${mode.replace(/\W/g, '')}@example.org`);
      const { type, address } = await deposit(keel, who, { mode });
      expect([type, address]).toEqual([mode, mode === 'Bitcoin' ? 'bc1-sample' : null]);
    },
  );

  it('[DEP-2][PAY-1] the other named methods are accepted only once the operator offers them (N-19)', async () => {
    const offer = (methods: string) =>
      keel.context.db.query(
        `INSERT INTO settings (key, value) VALUES ('deposit.methods', $1)
         ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
        [methods],
      );
    expect(await refused('Usdt Erc20')).toEqual([422, 'Please select the mode of deposit']);
    await keel.context.db.query(
      `INSERT INTO settings (key, value) VALUES ('address.usdt_erc20walletaddress', '0x-sample')`,
    );
    await offer('Usdt Erc20; Ethereum; Usdt; Usdt Trc20; Gcash');
    expect((await keel.call('getOptions')).json().modes).toEqual([
      'Usdt Erc20',
      'Ethereum',
      'Usdt',
      'Usdt Trc20',
      'Gcash',
    ]);
    const who = await verifiedInvestor(keel, 'tether@example.org');
    expect(await deposit(keel, who, { mode: 'Usdt Erc20' })).toMatchObject({
      type: 'Usdt Erc20',
      address: '0x-sample',
    });
    expect(await refused('Bitcoin')).toEqual([422, 'Please select the mode of deposit']);
    await keel.context.db.query(`DELETE FROM settings WHERE key = 'deposit.methods'`);
  });

  it('[DEP-3] missing data is reported in order: account, mode, amount and plan, user', async () => {
    const fresh = await newInvestor(keel, 'fresh@example.org');
    const errorOf = async ({ token }: SessionStart, body: object) => {
      const response = await keel.call('createDeposit', { token, body });
      return [response.statusCode, response.json().message];
    };
    expect(await errorOf(fresh, {})).toEqual([403, 'Account not yet verified']);
    expect(await errorOf(ines, {})).toEqual([422, 'Please select the mode of deposit']);
    expect(await errorOf(ines, { mode: 'Bitcoin' })).toEqual([422, 'Please fill all required fields correctly']);
    expect(await errorOf(ines, { mode: 'Bitcoin', amount: '1' })).toEqual([
      422,
      'Please fill all required fields correctly',
    ]);
    expect(await errorOf(ines, { mode: 'Bitcoin', amount: '1', plan: 'Starter' })).toEqual([
      422,
      'User information is missing',
    ]);
  });

  it.each(['0', '0.00', '-1', '1e3', '1.001', '01', '1000000.01', '9999999999999', '', ' 1', 0, 0.5, -1, null])(
    '[DEP-3] the amount %j is refused',
    async (amount) => {
      const response = await create({ amount });
      expect([response.statusCode, response.json().message]).toEqual([
        422,
        'Please fill all required fields correctly',
      ]);
      expect(response.json().errors[0].field).toBe('amount');
    },
  );

  it.each([
    ['0.01', '0.01'],
    ['1.5', '1.50'],
    [1_000_000, '1000000.00'],
    ['1000000.00', '1000000.00'],
  ])('[DEP-3] the amount %j is accepted as %s', async (amount, shown) => {
    expect((await create({ amount })).json().deposit.amount).toBe(shown);
  });

  it('[DEP-3] a plan that is not on offer is refused', async () => {
    const response = await create({ plan: 'Galactic' });
    expect([response.statusCode, response.json().errors]).toEqual([
      422,
      [{ field: 'plan', message: 'Please fill all required fields correctly' }],
    ]);
  });

  it('[API-3] nobody can deposit, list or pay for another account', async () => {
    const other = await verifiedInvestor(keel, 'other@example.org');
    const theirs = await deposit(keel, other);
    const created = await create({ user: other.user._id });
    const listed = await keel.call('listDeposits', { token: ines.token, body: { user: other.user._id } });
    const paid = await pay(theirs.depositId, 'Paid');
    expect([created.statusCode, created.json().code]).toEqual([403, 'user_mismatch']);
    expect([listed.statusCode, listed.json().code]).toEqual([403, 'user_mismatch']);
    expect([paid.statusCode, paid.json().code]).toEqual([404, 'not_found']);
    expect((await list({}, other)).message).toEqual([theirs]);
  });

  it('[DEP-1] the history is newest first, in pages that neither repeat nor skip', async () => {
    const who = await verifiedInvestor(keel, 'pages@example.org');
    const made: string[] = [];
    for (let n = 0; n < 7; n += 1) {
      if (n % 2 === 0) keel.clock.advance(SECOND);
      made.unshift((await deposit(keel, who)).depositId);
    }
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await list({ limit: 3, ...(cursor !== undefined && { cursor }) }, who);
      seen.push(...page.message.map(({ depositId }: { depositId: string }) => depositId));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(seen).toHaveLength(7);
    expect(new Set(seen)).toEqual(new Set(made));
    const dates = (await list({}, who)).message.map(({ date }: { date: string }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
    const wrong = await keel.call('listDeposits', { token: who.token, body: { user: who.user._id, cursor: 'x' } });
    expect([wrong.statusCode, wrong.json().errors[0].field]).toEqual([422, 'cursor']);
  });

  it('[PAY-2][PAY-3][HONEST-3] a payment mark can be set and removed, and changes no balance', async () => {
    const { depositId } = await deposit(keel, ines);
    const paid = await pay(depositId, 'Paid');
    expect(paid.json()).toEqual({
      bool: true,
      message: 'The system will be updated to reflect your payment once it has been confirmed!',
      messageCode: 'payment_marked',
      paid: 'Paid',
    });
    expect((await pay(depositId, 'Paid')).json().paid).toBe('Paid');
    expect((await list()).message.find((row: { depositId: string }) => row.depositId === depositId).paid).toBe('Paid');
    expect((await pay(depositId, 'unPaid')).json().paid).toBe('unPaid');
    expect(await available(keel, ines)).toBe('0.00');
  });

  it('[PAY-2] the whole deposit can be sent back as it was read; only its id and paid are used', async () => {
    const made = await deposit(keel, ines);
    const body = { ...made, amount: '1.00', status: 'confirmed', paid: 'Paid' };
    expect((await keel.call('createPay', { token: ines.token, body })).statusCode).toBe(200);
    const [row] = (await list()).message.filter((one: { depositId: string }) => one.depositId === made.depositId);
    expect(row).toEqual({ ...made, paid: 'Paid' });
  });

  it('[PAY-2] a decided deposit can no longer be marked', async () => {
    const { depositId } = await deposit(keel, ines);
    await decline(depositId);
    const response = await pay(depositId, 'Paid');
    expect([response.statusCode, response.json().code]).toEqual([409, 'wrong_state']);
    expect((await pay('0197f3a2-0000-7000-8000-00000000dead', 'Paid')).statusCode).toBe(404);
  });

  it('[OPS-1][HONEST-3] confirming credits once, whether marked as paid or not; declining credits nothing', async () => {
    const who = await verifiedInvestor(keel, 'decided@example.org');
    const [first, second] = [await deposit(keel, who, { amount: '12.34' }), await deposit(keel, who)];
    expect(await confirm(first.depositId)).toEqual({ ok: true, changed: true });
    expect(await confirm(first.depositId)).toEqual({ ok: true, changed: false });
    expect(await decline(first.depositId)).toEqual({ ok: false, code: 'wrong_state' });
    expect(await decline(second.depositId, 'No payment came.')).toEqual({ ok: true, changed: true });
    expect(await confirm(second.depositId)).toEqual({ ok: false, code: 'wrong_state' });
    expect(await confirm('0197f3a2-0000-7000-8000-00000000dead')).toEqual({ ok: false, code: 'not_found' });
    expect(await available(keel, who)).toBe('12.34');
    expect((await list({}, who)).message.map(({ status }: { status: string }) => status).toSorted()).toEqual([
      'confirmed',
      'declined',
    ]);
    await expectCleanBooks(keel);
  });

  it('[OPS-1] 20 simultaneous confirmations and declines decide once', async () => {
    const who = await verifiedInvestor(keel, 'both@example.org');
    const { depositId } = await deposit(keel, who, { amount: '5' });
    const decided = await Promise.all(
      Array.from({ length: 20 }, (_, n) => (n % 2 === 0 ? confirm(depositId) : decline(depositId))),
    );
    expect(decided.filter((one) => one.ok && one.changed)).toHaveLength(1);
    const { status } = (await list({}, who)).message[0];
    expect(await available(keel, who)).toBe(status === 'confirmed' ? '5.00' : '0.00');
    await expectCleanBooks(keel);
  });

  it('[OPS-1] a decision is audited with operator and reason, and the investor is notified by a code and in English (C-13)', async () => {
    const who = await verifiedInvestor(keel, 'told@example.org');
    const { depositId } = await deposit(keel, who);
    await decline(depositId, 'No payment came.');
    const audit = await keel.context.db.query('SELECT actor, action, reason FROM audit_log WHERE object = $1', [
      depositId,
    ]);
    const notes = (await keel.call('listNotifications', { token: who.token })).json().message;
    expect(audit).toEqual([{ actor: 'operator:robin', action: 'deposit.declined', reason: 'No payment came.' }]);
    expect(notes).toMatchObject([
      {
        title: 'Deposit declined',
        message: 'Your deposit of $2,000.00 was declined. Reason: No payment came.',
        messageCode: 'deposit_declined',
        params: { amount: '2000.00', reason: 'No payment came.' },
        url: '/fund-account',
      },
    ]);
  });

  it('[API-4] the twenty-first pending deposit is refused, also when they arrive simultaneously', async () => {
    const who = await verifiedInvestor(keel, 'flood@example.org');
    const responses = await Promise.all(Array.from({ length: 24 }, () => create({ user: who.user._id }, who)));
    const codes = responses.map((response) => response.json().code ?? 'created');
    expect(codes.filter((code) => code === 'created')).toHaveLength(20);
    expect(codes.filter((code) => code === 'limit_exceeded')).toHaveLength(4);
  });
});
