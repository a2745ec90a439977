import { randomUUID } from 'node:crypto';
import { houseAccount, userAccount } from '@keel/backend/ledger/accounts.ts';
import { hold, settle, transfer } from '@keel/backend/ledger/transfer.ts';
import { verify } from '@keel/backend/ledger/verify.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bothEngines } from './support/engines.ts';
import { type Keel, newInvestor, startKeel } from './support/keel.ts';

describe.each(bothEngines)('ledger on $name', (engine) => {
  let keel: Keel;
  beforeAll(async () => {
    keel = await startKeel(engine);
  });
  afterAll(() => keel.close());

  const funded = async (email: string, cents: bigint) => {
    const { user } = await newInvestor(keel, email);
    const { db } = keel.context;
    const account = await userAccount(db, user._id);
    const cash = await db.tx((tx) => houseAccount(tx, keel.clock.now, 'house_cash'));
    const move = { from: cash, to: account, cents, ref: { type: 'deposit', id: randomUUID() } };
    await db.tx((tx) => transfer(tx, keel.clock.now, move));
    return { account, cash, userId: user._id };
  };
  const balance = async (account: string) => {
    const rows = await keel.context.db.query<{ available: bigint }>(
      'SELECT credits_posted - debits_posted - debits_pending AS available FROM ledger_accounts WHERE id = $1',
      [account],
    );
    return rows[0]!.available;
  };

  it('[HONEST-6] the sample balance is the sum of its transfers, and the books verify', async () => {
    expect(await verify(keel.context.db)).toEqual([]);
  });

  it('[WD-2] never pays out more than the balance', async () => {
    const { account, cash } = await funded('exact@example.org', 1000n);
    const take = (cents: bigint) =>
      keel.context.db.tx((tx) =>
        transfer(tx, keel.clock.now, { from: account, to: cash, cents, ref: { type: 'test', id: randomUUID() } }),
      );
    expect(await take(1001n)).toEqual({ ok: false, code: 'insufficient_fund' });
    expect(await take(1000n)).toMatchObject({ ok: true });
    expect(await take(1n)).toEqual({ ok: false, code: 'insufficient_fund' });
    expect(await balance(account)).toBe(0n);
  });

  it('[WD-5] 40 simultaneous holds reserve exactly the balance', async () => {
    const { account, cash } = await funded('race@example.org', 10_000n);
    const results = await Promise.all(
      Array.from({ length: 40 }, () =>
        keel.context.db.tx((tx) =>
          hold(tx, keel.clock.now, { from: account, to: cash, cents: 1000n, ref: { type: 'test', id: randomUUID() } }),
        ),
      ),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(10);
    expect(await balance(account)).toBe(0n);
    expect(await verify(keel.context.db)).toEqual([]);
  });

  it('[WD-5] a released hold returns the money, a posted one does not, and each can happen only once', async () => {
    const { account, cash } = await funded('hold@example.org', 5000n);
    const { db } = keel.context;
    const holdOf = async (cents: bigint) => {
      const ref = { type: 'test', id: randomUUID() };
      const result = await db.tx((tx) => hold(tx, keel.clock.now, { from: account, to: cash, cents, ref }));
      return result.ok ? result.id : '';
    };
    const [first, second] = [await holdOf(2000n), await holdOf(1000n)];
    expect(await balance(account)).toBe(2000n);
    await db.tx((tx) => settle(tx, keel.clock.now, first, 'void'));
    await db.tx((tx) => settle(tx, keel.clock.now, second, 'post'));
    expect(await balance(account)).toBe(4000n);
    await expect(db.tx((tx) => settle(tx, keel.clock.now, first, 'void'))).rejects.toThrow(/unique/);
    await expect(db.tx((tx) => settle(tx, keel.clock.now, second, 'void'))).rejects.toThrow(/unique/);
    expect(await balance(account)).toBe(4000n);
    expect(await verify(db)).toEqual([]);
  });

  it('[OPS-1] a transfer cannot be changed or removed, and one cause moves money once', async () => {
    const { db } = keel.context;
    await expect(db.query('UPDATE ledger_transfers SET amount = amount + 1')).rejects.toThrow(/append-only/);
    await expect(db.query('DELETE FROM ledger_transfers')).rejects.toThrow(/append-only/);
    const { account, cash } = await funded('once@example.org', 100n);
    const move = { from: cash, to: account, cents: 1n, ref: { type: 'deposit', id: randomUUID() } };
    await db.tx((tx) => transfer(tx, keel.clock.now, move));
    await expect(db.tx((tx) => transfer(tx, keel.clock.now, move))).rejects.toThrow(/unique/);
    expect(await balance(account)).toBe(101n);
  });

  it('[HONEST-6] verify reports a changed row, a wrong balance and a truncated end', async () => {
    const { db } = keel.context;
    const { account } = await funded('tampered@example.org', 100n);
    await db.script('ALTER TABLE ledger_transfers DISABLE TRIGGER ledger_transfers_append_only');
    await db.query('UPDATE ledger_transfers SET amount = 200 WHERE credit_account = $1', [account]);
    const changed = await verify(db);
    await db.query('DELETE FROM ledger_transfers WHERE credit_account = $1', [account]);
    const cut = await verify(db);
    expect(changed).toEqual([
      expect.stringMatching(/^Transfer \d+ was changed after it was written\.$/),
      `The balance of account ${account} is not the sum of its transfers.`,
    ]);
    expect(cut).toEqual([
      'Transfers are missing at the end of the chain.',
      `The balance of account ${account} is not the sum of its transfers.`,
    ]);
  });
});
