import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAY } from '@keel/backend/clock.ts';
import type { Db, Queryable } from '@keel/backend/db/Db.ts';
import { closeUser } from '@keel/backend/modules/account/closing/closeUser.ts';
import { eraseClosed } from '@keel/backend/retention/eraseClosed.ts';
import type { SessionStart } from '@keel/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { restoreBackup } from '../src/backup/restoreBackup.ts';
import { writeBackup } from '../src/backup/writeBackup.ts';
import { engines, onePostgres } from './support/engines.ts';
import { fullInvestor } from './support/fullInvestor.ts';
import { type Keel, newInvestor, startKeel } from './support/keel.ts';
import { deposit, depositBody, expectCleanBooks, fundedInvestor, verifiedInvestor, withdraw } from './support/money.ts';
import { type Operated, operated } from './support/operated.ts';
import { uploaded } from './support/uploads.ts';

const PASSWORD = 'harbour-lamp-42';
const YEAR = 366 * DAY;
const CLOSED = 'Your account is closed. We sent you an email about it.';

describe.each(engines)('closing an account on $name', (engine) => {
  let keel: Keel;
  let op: Operated;
  beforeAll(async () => {
    keel = await startKeel(engine, { publicUrl: 'https://invest.example.org' });
    op = await operated(keel);
  });
  afterAll(async () => {
    await op.close();
    await keel.close();
  });

  const close = ({ token }: { readonly token: string }) => keel.call('closeAccount', { token });
  const login = (email: string, password = PASSWORD) => keel.call('login', { body: { email, password } });
  const rows = (table: string, { user }: SessionStart) =>
    keel.context.db.query<Record<string, unknown>>(`SELECT * FROM ${table} WHERE user_id = $1`, [user._id]);
  const account = async ({ user }: SessionStart) => {
    const [row] = await keel.context.db.query<Record<string, unknown>>('SELECT * FROM users WHERE id = $1', [user._id]);
    return row;
  };
  const refusal = async (who: SessionStart) => {
    const refused = await close(who);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'account_in_use']);
    return refused.json().messageCode;
  };

  it('[AUTH-9] requires a fresh proof, and refuses a suspended account', async () => {
    const who = await newInvestor(keel, 'ada@example.org');
    keel.clock.advance(DAY / 4);
    const stale = await close(who);
    expect([stale.statusCode, stale.json().code]).toEqual([403, 'step_up_needed']);
    await op.done('users', 'suspend', 'ada@example.org');
    const again = (await login('ada@example.org')).json();
    const refused = await close(again);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'account_suspended']);
    expect((await account(who))?.['closed_at']).toBeNull();
  });

  it('[AUTH-9] is refused with a reason while anything is open or the balance is not zero', async () => {
    const who = await verifiedInvestor(keel, 'ben@example.org');
    const { depositId } = await deposit(keel, who, { amount: '500' });
    expect(await refusal(who)).toBe('close_deposit_open');
    await op.done('deposits', 'confirm', depositId);
    expect(await refusal(who)).toBe('close_balance_left');
    const { _id } = await withdraw(keel, who, { amount: '100.00' });
    expect(await refusal(who)).toBe('close_withdrawal_open');
    await keel.call('cancelWithdraw', { token: who.token, body: { _id, user: who.user._id } });
    await op.done('investments', 'set', 'ben@example.org', '--plan', 'Starter', '--amount', '500.00');
    expect(await refusal(who)).toBe('close_invested');
    await op.done('investments', 'set', 'ben@example.org', '--profit', '5.00');
    await op.done('investments', 'set', 'ben@example.org', '--end');
    expect(await refusal(who)).toBe('close_profit_left');
    await op.refused('users', 'close', 'ben@example.org', '--reason', 'asked for by letter');
    expect((await account(who))?.['closed_at']).toBeNull();
    expect((await keel.call('getUserByToken', { token: who.token })).statusCode).toBe(200);
  });

  it('[AUTH-9] an open order prevents it', async () => {
    const who = await fullInvestor(keel, 'olga');
    await keel.context.db.query("UPDATE deposits SET status = 'declined' WHERE user_id = $1 AND status = 'pending'", [
      who.user._id,
    ]);
    await keel.call('cancelWithdraw', {
      token: who.token,
      body: { _id: who.withdrawal._id, user: who.user._id },
    });
    expect(await refusal(who)).toBe('close_order_open');
  });

  it('[AUTH-9] ends all sessions and factors, erases what need not be kept, keeps the books and frees the email', async () => {
    const email = 'cleo@example.org';
    const who = await fundedInvestor(keel, email, '100');
    const photo = await uploaded(keel, who.token, 'profile');
    await keel.call('saveProfilePhoto', { token: who.token, body: { profilePhotoUrl: photo, email } });
    const elsewhere = (await login(email)).json<SessionStart>();
    const { _id } = await withdraw(keel, who, { amount: '100.00' });
    await op.done('withdrawals', 'start', _id);
    await op.done('withdrawals', 'complete', _id, '--reference', 'paid to cleo');
    await keel.call('forgotPassword', { body: { email } });
    const link = /reset-password#([\w-]{43})/.exec((await keel.mails()).at(-1)?.text ?? '')?.[1];

    const closed = await close(who);
    expect([closed.statusCode, closed.json().message]).toEqual([200, CLOSED]);

    // Nobody is signed in, and nobody can sign in, by the password or by a link.
    for (const { token } of [who, elsewhere])
      expect((await keel.call('getUserByToken', { token })).statusCode).toBe(401);
    const right = await login(email);
    const wrong = await login(email, 'not-the-password');
    expect([right.statusCode, right.json().message]).toEqual([wrong.statusCode, wrong.json().message]);
    expect(right.json().code).toBe('unknown_account');
    const reset = await keel.call('resetPassword', { body: { token: link, password: 'lantern-quay-77' } });
    expect([reset.statusCode, reset.json().code]).toEqual([400, 'invalid_link']);
    const before = (await keel.mails()).length;
    keel.clock.advance(DAY);
    expect((await keel.call('forgotPassword', { body: { email } })).statusCode).toBe(200);
    expect(await keel.mails()).toHaveLength(before);

    // Erased immediately; identity and money movements are kept.
    const erased = ['sessions', 'push_subscriptions', 'known_browsers', 'known_devices', 'passkeys', 'notifications'];
    for (const table of erased) expect([table, await rows(table, who)]).toEqual([table, []]);
    expect((await rows('uploads', who)).map(({ state }) => state)).toEqual(['deleted']);
    expect(await account(who)).toMatchObject({
      email,
      first_name: who.user.firstName,
      phone_sealed: null,
      profile_photo_url: null,
      password_hash: '',
      gender: null,
    });
    expect([(await rows('deposits', who)).length, (await rows('withdrawals', who)).length]).toEqual([1, 1]);
    await expectCleanBooks(keel);
    const mail = (await keel.mails()).findLast(({ to }) => to?.some(({ address }) => address === email));
    expect([mail?.subject, mail?.text]).toEqual([
      'Your account at Keel is closed',
      expect.stringContaining('for 5 years'),
    ]);
    const log = (await rows('security_log', who)).map(({ kind }) => kind);
    expect(log).toContain('account_closed');

    // A sign-up with the same email creates another account.
    const next = await newInvestor(keel, email);
    expect(next.user._id).not.toBe(who.user._id);
    expect((await login(email)).statusCode).toBe(200);
  });

  it('[AUTH-9] nothing that was started before affects a closed account', async () => {
    const who = await verifiedInvestor(keel, 'dora@example.org');
    const { db } = keel.context;
    const isClosed = async () => (await account(who))?.['closed_at'] !== null;
    await Promise.allSettled([close(who), deposit(keel, who), close(who)]);
    const open = (await rows('deposits', who)).filter(({ status }) => status === 'pending');
    expect(open).toHaveLength((await isClosed()) ? 0 : 1);
    await db.query("UPDATE deposits SET status = 'declined' WHERE user_id = $1", [who.user._id]);
    await close(who);
    expect(await isClosed()).toBe(true);
    const owner = [who.user._id];
    const credit = db.query('UPDATE ledger_accounts SET credits_posted = 1 WHERE owner_user_id = $1', owner);
    await expect(credit).rejects.toThrow('ledger_accounts_closed_empty');
    const session = db.query(
      `INSERT INTO sessions (token_hash, id, user_id, created_at, expires_at)
       VALUES ('\\x00', $1, $1, $2, $2)`,
      [who.user._id, keel.clock.now()],
    );
    await expect(session).rejects.toThrow('The account is closed');
    expect(await op.refused('books', 'bonus', who.user._id, '--amount', '5', '--reason', 'late')).toContain(
      'is closed',
    );
  });

  it('[AUTH-9][OPS-1] an operator closes an account on request, and finds it by its id', async () => {
    const who = await newInvestor(keel, 'ed@example.org');
    await op.done('users', 'close', 'ed@example.org', '--reason', 'asked for by letter');
    expect((await keel.call('getUserByToken', { token: who.token })).statusCode).toBe(401);
    const again = await op.done('users', 'close', who.user._id, '--reason', 'asked for by letter');
    expect(again).toMatchObject({ changed: false });
    const listed = await op.done('users', 'list', '--search', 'ed@example.org');
    expect(listed.rows).toEqual([expect.objectContaining({ id: who.user._id, closed: expect.any(String) })]);
  });

  it("[AUTH-9][OPS-2] the identity of a closed account is erased after the operator's years, with its images", async () => {
    const email = 'fay@example.org';
    const who = await verifiedInvestor(keel, email);
    const passport = await uploaded(keel, who.token, 'identity');
    const handedIn = await keel.call('submitRegistration', {
      token: who.token,
      body: {
        Nid: 'A1234 567',
        country: 'Ghana',
        state: 'Ashanti',
        address: '12 Harbour Road',
        passportUrl: passport,
        firstName: 'Fay',
        lastName: 'Okafor',
        email,
      },
    });
    expect(handedIn.statusCode).toBe(200);
    expect((await close(who)).statusCode).toBe(200);
    const image = async () => {
      const [upload] = await rows('uploads', who);
      const bytes = await keel.context.objects.read(String(upload?.['object_key']), 10_000_000);
      return [upload?.['state'], bytes !== null];
    };
    expect(await image()).toEqual(['attached', true]);
    expect(await op.refused('settings', 'set', 'accounts.retentionYears', '0')).toContain('from 1 to 30');
    await op.done('settings', 'set', 'accounts.retentionYears', '3');
    keel.clock.advance(2 * YEAR);
    await eraseClosed({ ...keel.context, clock: keel.clock.now });
    expect(await account(who)).toMatchObject({ email, first_name: 'Fay', erased_at: null });
    expect(await image()).toEqual(['attached', true]);

    keel.clock.advance(2 * YEAR);
    const away = { remove: () => Promise.reject(new Error('the store is away')) };
    await expect(eraseClosed({ ...keel.context, clock: keel.clock.now, objects: away })).rejects.toThrow('away');
    expect(await account(who)).toMatchObject({ email, erased_at: null });
    expect(await eraseClosed({ ...keel.context, clock: keel.clock.now })).toBeGreaterThan(0);
    expect(await image()).toEqual(['deleted', false]);
    const blank = { email: '', first_name: '', last_name: '', country: '', state: null };
    const sealed = { nid_sealed: null, address_sealed: null, erased_at: expect.any(Date) };
    expect(await account(who)).toMatchObject({ ...blank, ...sealed });
    expect(await eraseClosed({ ...keel.context, clock: keel.clock.now })).toBe(0);
    await expectCleanBooks(keel);
  });

  it('[AUTH-9][KYC-7] an operator cannot decide the identity of a closed account', async () => {
    const email = 'gil@example.org';
    const who = await newInvestor(keel, email);
    const handedIn = await keel.call('submitRegistration', {
      token: who.token,
      body: {
        Nid: 'A1234 567',
        country: 'Ghana',
        state: 'Ashanti',
        address: '12 Harbour Road',
        passportUrl: await uploaded(keel, who.token, 'identity'),
        firstName: 'Gil',
        lastName: 'Okafor',
        email,
      },
    });
    expect(handedIn.statusCode).toBe(200);
    const { fields } = await op.done('kyc', 'show', email);
    await close(who);
    for (const decision of [['approve'], ['reject', '--reason', 'late']]) {
      const [verb = '', ...more] = decision;
      const refused = await op.refused(
        'kyc',
        verb,
        who.user._id,
        '--registration',
        String(fields?.['registration']),
        ...more,
      );
      expect(refused).toContain('is closed');
    }
  });

  it('[AUTH-9][OPS-2] a backup restores a closed account as closed', async () => {
    const email = 'hana@example.org';
    const who = await fundedInvestor(keel, email, '100');
    const { _id } = await withdraw(keel, who, { amount: '100.00' });
    await op.done('withdrawals', 'start', _id);
    await op.done('withdrawals', 'complete', _id, '--reference', 'paid to hana');
    expect((await close(who)).statusCode).toBe(200);
    const folder = mkdtempSync(join(tmpdir(), 'keel-closing-'));
    const file = join(folder, 'keel.backup');
    await writeBackup(keel.context, file, () => undefined);
    const db = await engine.migrated();
    const rowsOf = async (from: Db) => ({
      user: await from.query('SELECT * FROM users WHERE id = $1', [who.user._id]),
      ledger: await from.query('SELECT * FROM ledger_accounts WHERE owner_user_id = $1', [who.user._id]),
      deposits: await from.query('SELECT * FROM deposits WHERE user_id = $1', [who.user._id]),
    });
    // Twice, as for a database in use.
    for (const force of [false, true])
      await restoreBackup({ ...keel.context, db }, { file, force, actor: 'robin' }, () => undefined);
    expect(await rowsOf(db)).toEqual(await rowsOf(keel.context.db));
    expect((await rowsOf(db)).ledger).toEqual([expect.objectContaining({ closed: true })]);
    const late = db.query(
      `INSERT INTO sessions (token_hash, id, user_id, created_at, expires_at) VALUES ('\\x00', $1, $1, $2, $2)`,
      [who.user._id, keel.clock.now()],
    );
    await expect(late).rejects.toThrow('The account is closed');
    await db.close();
    rmSync(folder, { recursive: true, force: true });
  });
});

describe.runIf(engines.some(({ name }) => name === 'postgres'))('a call during the closing of an account', () => {
  it('[AUTH-9] waits for the closing, and is answered that the session has ended', async () => {
    const { engine } = await onePostgres();
    const keel = await startKeel(engine);
    const who = await verifiedInvestor(keel, 'ivo@example.org');
    const { db } = keel.context;
    const calls = [
      () => keel.call('createDeposit', { token: who.token, body: depositBody(who.user) }),
      // Without its own lock, the foreign key alone would wait and then insert the row.
      () =>
        db
          .query(
            `INSERT INTO push_subscriptions (endpoint_hash, user_id, endpoint, p256dh, auth, refreshed_at)
             VALUES ('x', $1, 'https://push.example.org', 'x', 'x', $2)`,
            [who.user._id, keel.clock.now()],
          )
          .catch((error: Error) => error.message),
    ];
    const late = await db.tx(async (tx) => {
      await closeUser(tx, keel.context, { userId: who.user._id, actor: who.user._id, reason: null, from: null });
      const running = calls.map((call) => call());
      await expect.poll(() => waiting(tx), { timeout: 10_000 }).toBe(running.length);
      return { running };
    });
    const [deposited, subscribed] = await Promise.all(late.running);
    expect(deposited).toMatchObject({ statusCode: 401 });
    expect(subscribed).toBe('The account is closed');
    expect(await db.query(`SELECT 1 FROM deposits WHERE user_id = $1`, [who.user._id])).toEqual([]);
    await keel.close();
  });
});

async function waiting(tx: Queryable): Promise<number> {
  const rows = await tx.query(
    `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return rows.length;
}
