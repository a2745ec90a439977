import { HOUR, SECOND } from '@keel/backend/clock.ts';
import { verify } from '@keel/backend/ledger/verify.ts';
import type { Row } from '@keel/backend/operator/result.ts';
import type { SessionStart, StatementEntry } from '@keel/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from './support/engines.ts';
import { type Keel, startKeel } from './support/keel.ts';
import { available, deposit, expectCleanBooks, fundedInvestor, verifiedInvestor, withdraw } from './support/money.ts';
import { type Operated, operated } from './support/operated.ts';

const UNKNOWN_ID = '0197f3a2-1111-7000-8000-000000000009';

describe.each(engines)('books on $name', (engine) => {
  let keel: Keel;
  let op: Operated;
  beforeAll(async () => {
    keel = await startKeel(engine);
    op = await operated(keel);
  });
  afterAll(async () => {
    await op.close();
    await keel.close();
  });

  const listDeposits = async ({ token, user }: SessionStart) =>
    (await keel.call('listDeposits', { token, body: { user: user._id } })).json().message;
  const statement = async ({ token }: SessionStart): Promise<StatementEntry[]> =>
    (await keel.call('getStatement', { token })).json().message;
  const notices = async ({ token }: SessionStart) =>
    (await keel.call('listNotifications', { token })).json<{ message: { message: string; url: string }[] }>().message;
  const acts = (object: string) =>
    keel.context.db.query<{ actor: string; action: string; reason: string | null; detail: string | null }>(
      'SELECT actor, action, reason, detail FROM audit_log WHERE object = $1 ORDER BY position',
      [object],
    );
  const confirm = (id: string, ...flags: string[]) => op.done('deposits', 'confirm', id, ...flags);
  /** The JSON output of a command that sends rows before its result. */
  const streamed = async (...args: string[]): Promise<{ rows: Row[]; fields: Row }> => {
    const { code, out, err } = await op.run('--json', ...args);
    expect([code, err]).toEqual([0, '']);
    const lines = out.trimEnd().split('\n');
    const parts = lines.map((line) => JSON.parse(line) as { rows?: Row[]; fields?: Row });
    return { rows: parts.flatMap(({ rows = [] }) => rows), fields: parts.at(-1)?.fields ?? {} };
  };
  const later = (ms: number) => {
    keel.clock.advance(ms);
    return keel.clock.now();
  };
  const adjust = (who: string, amount: string, reason: string, ...flags: string[]) =>
    op.done('books', 'adjust', who, '--amount', amount, '--reason', reason, ...flags);
  const takeFrom = (who: string, amount: string, reason: string) =>
    op.run('--yes', 'books', 'adjust', who, '--amount', amount, '--reason', reason);
  const twoPersonsFrom = (amount: string) => op.bothDone('settings', 'set', 'operator.secondPersonFrom', amount);

  describe('a deposit', () => {
    it.each([
      ['less', '1900.50'],
      ['more', '2100.00'],
      ['a cent', '0.01'],
    ])(
      '[PAYOUT-6][BOOK-1] credits the received amount, which can be %s than announced, once (M-15)',
      async (name, amount) => {
        const who = await verifiedInvestor(keel, `${name.replace(' ', '')}@example.org`);
        const { depositId, credited } = await deposit(keel, who, { amount: '2000' });
        expect(credited).toBe(null);
        const reference = `SEPA ${name}`;
        const flags = ['--amount', amount, '--reference', reference];
        expect((await confirm(depositId, ...flags)).changed).toBe(true);
        expect((await confirm(depositId, ...flags)).changed).toBe(false);
        expect((await confirm(depositId, '--amount', amount)).changed).toBe(false);
        expect(await op.refused('deposits', 'confirm', depositId)).toContain(
          `was confirmed before, at ${amount} with the reference ${reference}`,
        );
        expect(await op.refused('deposits', 'confirm', depositId, '--amount', amount, '--reference', 'X')).toContain(
          'was confirmed before',
        );
        expect(await available(keel, who)).toBe(amount);
        expect(await listDeposits(who)).toMatchObject([{ amount: '2000.00', credited: amount, status: 'confirmed' }]);
        expect(await statement(who)).toMatchObject([{ kind: 'deposit', amount, reference: depositId }]);
        expect((await notices(who))[0]?.message).toContain(amount.replace('1900', '1,900').replace('2100', '2,100'));
        expect((await op.done('deposits', 'show', depositId)).fields).toMatchObject({
          amount: '2000.00',
          credited: amount,
          reference,
          decided: keel.clock.now().toISOString(),
        });
        expect(await acts(depositId)).toMatchObject([
          {
            action: 'deposit.confirmed',
            detail: JSON.stringify({ announced: '2000.00', credited: amount, reference }),
          },
        ]);
        const { user } = (await keel.call('getUserByToken', { token: who.token })).json();
        expect(user).toMatchObject({ availableBalance: amount });
        await expectCleanBooks(keel);
      },
    );

    it('[PAYOUT-6] credits the announced amount by default, and lists show both amounts (M-15)', async () => {
      const who = await verifiedInvestor(keel, 'plain@example.org');
      const { depositId } = await deposit(keel, who, { amount: '2000' });
      await confirm(depositId, '--reference', 'SEPA plain');
      expect((await op.done('deposits', 'list', '--status', 'all', '--who', 'plain@example.org')).rows).toMatchObject([
        { id: depositId, amount: '2000.00', credited: '2000.00', reference: 'SEPA plain' },
      ]);
      expect(await acts(depositId)).toMatchObject([{ detail: JSON.stringify({ reference: 'SEPA plain' }) }]);
      expect(await op.refused('deposits', 'show', UNKNOWN_ID)).toContain('does not exist');
    });

    it('[PAYOUT-6] one payment confirms one deposit of a method, also when two are confirmed simultaneously (M-15)', async () => {
      const who = await verifiedInvestor(keel, 'twice@example.org');
      const [one, two, other] = [
        await deposit(keel, who),
        await deposit(keel, who),
        await deposit(keel, who, { mode: 'Gcash' }),
      ];
      const flags = ['--reference', 'tx 1'];
      const results = await Promise.all(
        [one, two].map(({ depositId }) => op.run('--yes', 'deposits', 'confirm', depositId, ...flags)),
      );
      expect(new Set(results.map(({ code }) => code))).toEqual(new Set([0, 1]));
      expect(results.find(({ code }) => code === 1)?.err).toContain('that reference confirmed deposit');
      expect((await confirm(other.depositId, ...flags)).changed).toBe(true);
      expect(await available(keel, who)).toBe('4000.00');
      await expectCleanBooks(keel);
    });

    it('[PAYOUT-6] confirmed simultaneously by two operators is credited once (M-15)', async () => {
      const who = await verifiedInvestor(keel, 'race@example.org');
      const { depositId } = await deposit(keel, who);
      const results = await Promise.all(
        ['100', '200', '100'].map((amount) =>
          op.run('--json', '--yes', 'deposits', 'confirm', depositId, '--amount', amount),
        ),
      );
      expect(results.filter(({ out }) => out.includes('"changed":true'))).toHaveLength(1);
      expect(['100.00', '200.00']).toContain(await available(keel, who));
      await expectCleanBooks(keel);
    });

    it('[BOOK-1] above an amount needs two people with the same terms (M-21)', async () => {
      const who = await verifiedInvestor(keel, 'large@example.org');
      const { depositId } = await deposit(keel, who, { amount: '2000' });
      await twoPersonsFrom('1000');
      const first = await confirm(depositId, '--amount', '1500', '--reference', 'R1');
      expect(first.message).toContain('Another person must say the same.');
      expect((await confirm(depositId, '--amount', '1500', '--reference', 'R1')).changed).toBe(false);
      const differing = await confirm(depositId, '--amount', '1600', '--reference', 'R1', '--actor', 'kim');
      expect(differing.message).toContain('operator:robin approved other terms');
      expect(await available(keel, who)).toBe('0.00');
      await confirm(depositId, '--amount', '1500', '--reference', 'R1', '--actor', 'kim');
      await twoPersonsFrom('');
      expect(await available(keel, who)).toBe('1500.00');
      expect((await acts(depositId)).map(({ actor, action }) => [actor, action])).toEqual([
        ['operator:robin', 'deposit.approved'],
        ['operator:kim', 'deposit.approved'],
        ['operator:kim', 'deposit.confirmed'],
      ]);
    });

    it('[BOOK-1] below that amount needs one person, whatever was announced (M-21)', async () => {
      const who = await verifiedInvestor(keel, 'small@example.org');
      const { depositId } = await deposit(keel, who, { amount: '2000' });
      await twoPersonsFrom('1000');
      await confirm(depositId, '--amount', '999.99');
      await twoPersonsFrom('');
      expect(await available(keel, who)).toBe('999.99');
    });
  });

  describe('an entry', () => {
    it('[BOOK-1] an adjustment increases or decreases the balance, and the investor is told the reason (M-15)', async () => {
      const who = await fundedInvestor(keel, 'adjusted@example.org', '100');
      keel.clock.advance(SECOND);
      await adjust('adjusted@example.org', '12.50', 'A fee that was not ours');
      keel.clock.advance(SECOND);
      await adjust('adjusted@example.org', '-112.50', 'The card payment was reversed');
      expect(await available(keel, who)).toBe('0.00');
      expect((await statement(who)).slice(0, 2)).toMatchObject([
        {
          kind: 'correction',
          description: 'Correction: The card payment was reversed',
          messageCode: 'correction',
          params: { reason: 'The card payment was reversed' },
          amount: '-112.50',
          balance: '0.00',
          reference: null,
        },
        { description: 'Correction: A fee that was not ours', amount: '12.50', balance: '112.50' },
      ]);
      expect((await notices(who)).slice(0, 2)).toMatchObject([
        {
          title: 'Balance corrected',
          message: 'A correction took $112.50 from your balance. Reason: The card payment was reversed',
          messageCode: 'balance_taken',
          params: { amount: '112.50', reason: 'The card payment was reversed' },
          url: '/statement',
        },
        { messageCode: 'balance_added', params: { amount: '12.50' } },
      ]);
      expect(await acts(who.user._id)).toMatchObject([
        { actor: 'operator:robin', action: 'books.adjustment', reason: 'A fee that was not ours' },
        { action: 'books.adjustment', reason: 'The card payment was reversed' },
      ]);
      await expectCleanBooks(keel);
    });

    it('[BOOK-1] a bonus is paid, and a repetition pays nothing (M-15)', async () => {
      const who = await verifiedInvestor(keel, 'bonus@example.org');
      const bonus = ['books', 'bonus', 'bonus@example.org', '--amount', '25', '--reason', 'Welcome'];
      expect((await op.done(...bonus)).changed).toBe(true);
      const again = await op.done(...bonus);
      expect([again.changed, again.message]).toEqual([
        false,
        expect.stringContaining('For another like it, add --id with a name of its own.'),
      ]);
      expect((await op.done(...bonus, '--id', 'December')).changed).toBe(true);
      expect((await op.done(...bonus, '--id', 'December')).changed).toBe(false);
      const other = [
        'books',
        'bonus',
        'bonus@example.org',
        '--amount',
        '26',
        '--reason',
        'Welcome',
        '--id',
        'December',
      ];
      expect(await op.refused(...other)).toContain('has that --id, and another amount or reason');
      expect(await available(keel, who)).toBe('50.00');
      expect(await statement(who)).toMatchObject([
        { kind: 'bonus', messageCode: 'bonus', description: 'Bonus: Welcome', amount: '25.00' },
        { kind: 'bonus', amount: '25.00' },
      ]);
      expect((await notices(who))[0]).toMatchObject({ messageCode: 'bonus_added', title: 'Bonus received' });
      const { rows } = await op.done('books', 'list', '--kind', 'bonus', '--who', 'bonus@example.org');
      expect(rows).toMatchObject([
        { kind: 'bonus', amount: '25.00', reason: 'Welcome', by: 'operator:robin' },
        { kind: 'bonus', amount: '25.00' },
      ]);
      await expectCleanBooks(keel);
    });

    it('[BOOK-1] the same entry requested three times simultaneously is made once (M-15)', async () => {
      const who = await verifiedInvestor(keel, 'at-once@example.org');
      const results = await Promise.all(
        Array.from({ length: 3 }, () =>
          op.run('--yes', 'books', 'adjust', 'at-once@example.org', '--amount', '7', '--reason', 'Once'),
        ),
      );
      expect(results.map(({ code }) => code)).toEqual([0, 0, 0]);
      expect(await available(keel, who)).toBe('7.00');
    });

    it('[BOOK-1] of two deductions that together exceed the balance one is refused (M-15)', async () => {
      const who = await fundedInvestor(keel, 'empty@example.org', '100');
      await withdraw(keel, who, { amount: '40.00' });
      // Money held for a withdrawal is not available.
      expect(await takeFrom('empty@example.org', '-60.01', 'Too much')).toMatchObject({
        code: 1,
        err: '$60.01 is more than empty@example.org has available.\n',
      });
      const results = await Promise.all([
        takeFrom('empty@example.org', '-40', 'One'),
        takeFrom('empty@example.org', '-40', 'Two'),
      ]);
      expect(new Set(results.map(({ code }) => code))).toEqual(new Set([0, 1]));
      expect(await available(keel, who)).toBe('20.00');
      await expectCleanBooks(keel);
    });

    it('[BOOK-1] above an amount needs two people, whether it adds or deducts (M-21)', async () => {
      const who = await fundedInvestor(keel, 'two@example.org', '5000');
      await twoPersonsFrom('1000');
      const once = [
        await adjust('two@example.org', '-1000', 'Reversed'),
        await adjust('two@example.org', '-1000', 'Reversed'),
      ];
      expect(once.map(({ changed }) => changed)).toEqual([true, false]);
      expect(await available(keel, who)).toBe('5000.00');
      // An entry with another amount, or another name, is a different entry.
      expect((await adjust('two@example.org', '-1001', 'Reversed', '--actor', 'kim')).message).toContain(
        'Another person must say the same.',
      );
      expect((await adjust('two@example.org', '-1000', 'Reversed', '--id', 'b', '--actor', 'kim')).message).toContain(
        'Another person',
      );
      expect(await available(keel, who)).toBe('5000.00');
      expect((await adjust('two@example.org', '-1000', 'Reversed', '--actor', 'kim')).message).toContain(
        'is in the books of two@example.org.',
      );
      expect((await adjust('two@example.org', '-999.99', 'Reversed')).message).toContain('is in the books');
      await twoPersonsFrom('');
      expect(await available(keel, who)).toBe('3000.01');
    });

    it.each([
      ['adjust', '0', 'above or below 0'],
      ['adjust', '-0.00', 'above or below 0'],
      ['adjust', '1.005', 'above or below 0'],
      ['adjust', '--5', 'above or below 0'],
      ['adjust', '1e3', 'above or below 0'],
      ['bonus', '0', 'above 0'],
      ['bonus', '-5', 'above 0'],
      ['bonus', '1.005', 'above 0'],
      ['bonus', '١٠', 'above 0'],
    ])('[BOOK-1] %s refuses the amount %s (M-15)', async (command, amount, wants) => {
      const result = await op.run('--yes', 'books', command, UNKNOWN_ID, `--amount=${amount}`, '--reason', 'Why');
      expect(result).toMatchObject({ code: 2, out: '', err: expect.stringContaining(`--amount must be`) });
      expect(result.err).toContain(wants);
    });

    it.each(['0', '-1', '0.001'])('[PAYOUT-6] deposits confirm refuses the amount %s (M-15)', async (amount) => {
      const result = await op.run('--yes', 'deposits', 'confirm', UNKNOWN_ID, `--amount=${amount}`);
      expect(result).toMatchObject({ code: 2, err: expect.stringContaining('above 0') });
    });

    it('[BOOK-1] refuses unknown investors and a missing reason (M-15)', async () => {
      const entry = ['books', 'bonus', 'nobody@example.org', '--amount', '5'];
      expect(await op.refused(...entry, '--reason', 'Why')).toContain('No account has the e-mail');
      expect(await op.run('--yes', ...entry)).toMatchObject({
        code: 2,
        err: expect.stringContaining('needs --reason'),
      });
      expect(await op.run('--yes', ...entry, '--reason', ' ')).toMatchObject({ code: 2 });
      expect(await op.run(...entry, '--reason', 'Why')).toMatchObject({
        code: 2,
        err: 'books bonus cannot be undone. To do it, add --yes.\n',
      });
    });

    it('[BOOK-1] cannot be changed or deleted, and a transfer without an entry is detected (M-15)', async () => {
      const { db } = keel.context;
      await expect(db.query('UPDATE book_entries SET amount_cents = 1')).rejects.toThrow('append-only');
      await expect(db.query('DELETE FROM book_entries')).rejects.toThrow('append-only');
      await db.query('ALTER TABLE book_entries DISABLE TRIGGER book_entries_append_only');
      await db.query('UPDATE book_entries SET amount_cents = amount_cents + 1');
      expect(await op.refused('ledger', 'verify')).toContain('book entry');
      await db.query('UPDATE book_entries SET amount_cents = amount_cents - 1');
      await db.query('ALTER TABLE book_entries ENABLE TRIGGER book_entries_append_only');
      await expectCleanBooks(keel);
    });
  });

  describe('a report', () => {
    it('[BOOK-1] of balances and liabilities matches the verified balances (M-15)', async () => {
      const from = later(HOUR);
      const who = await fundedInvestor(keel, 'reported@example.org', '1000');
      await withdraw(keel, who, { amount: '150.00' });
      await op.done('books', 'adjust', 'reported@example.org', '--amount', '-50', '--reason', 'Fee');
      const to = later(HOUR);
      await op.done('books', 'adjust', 'reported@example.org', '--amount', '9', '--reason', 'After the period');
      const period = ['--from', from.toISOString(), '--to', to.toISOString()];
      const within = await streamed('report', 'balances', ...period);
      expect(within.rows.find(({ account }) => account === who.user._id)).toEqual({
        account: who.user._id,
        email: 'reported@example.org',
        opening: '0.00',
        in: '1000.00',
        out: '50.00',
        closing: '950.00',
        held: '150.00',
        available: '800.00',
      });

      const balances = await streamed('report', 'balances');
      const liabilities = await streamed('report', 'liabilities');
      const { db } = keel.context;
      expect(await verify(db)).toEqual([]);
      const [books] = await db.query<{ owed: string; held: string; accounts: string }>(
        `SELECT (SUM(credits_posted - debits_posted) / 100.0)::numeric(20, 2)::text AS owed,
           (SUM(debits_pending) / 100.0)::numeric(20, 2)::text AS held, COUNT(*)::text AS accounts
         FROM ledger_accounts WHERE kind = 'user'`,
      );
      expect(balances.fields).toMatchObject({ closing: books?.owed, held: books?.held });
      expect([String(balances.fields['accounts']), balances.rows.length]).toEqual([
        books?.accounts,
        Number(books?.accounts),
      ]);
      expect(balances.rows.map(({ account }) => account)).toEqual(
        (
          await db.query<{ id: string }>(
            `SELECT owner_user_id AS id FROM ledger_accounts WHERE kind = 'user' ORDER BY ledger_accounts.id`,
          )
        ).map(({ id }) => id),
      );
      const closing = Object.fromEntries(liabilities.rows.map((row) => [row['account'], row['closing']]));
      expect(closing).toMatchObject({
        'investors, held': books?.held,
        'investors, available': balances.fields['available'],
        'owed to investors': books?.owed,
        'all accounts together': '0.00',
      });
      expect(liabilities.fields).toMatchObject({ owed: books?.owed });
      const change = (await streamed('report', 'liabilities', ...period)).rows.find(
        ({ account }) => account === 'owed to investors',
      );
      expect(change).toMatchObject({ change: '950.00', opening: within.fields['opening'] });
    });

    it('[BOOK-1] of payouts lists each with its state and reference, oldest first (M-15, M-16)', async () => {
      const from = later(HOUR);
      const who = await fundedInvestor(keel, 'paid-out@example.org', '1000');
      const [paid, sentBack, open] = [
        await withdraw(keel, who, { amount: '100.00' }),
        await withdraw(keel, who, { amount: '20.00' }),
        await withdraw(keel, who, { amount: '3.00' }),
      ];
      await op.done('withdrawals', 'start', paid._id);
      await op.done('withdrawals', 'complete', paid._id, '--reference', 'SEPA 77');
      await op.done('withdrawals', 'reject', sentBack._id, '--reason', 'Wrong name');
      const report = await streamed('report', 'payouts', '--from', from.toISOString());
      expect(report.rows).toMatchObject([
        { kind: 'withdrawal', id: paid._id, amount: '100.00', status: 'Completed', reference: 'SEPA 77' },
        { id: sentBack._id, amount: '20.00', status: 'Rejected', reference: null },
        { id: open._id, amount: '3.00', status: 'Pending', decided: null },
      ]);
      expect(report.fields).toEqual({ payouts: 3, Completed: '100.00', Rejected: '20.00', Pending: '3.00' });
      const wrong = ['report', 'payouts', '--from', '2026-12-01', '--to', '2026-12-01'];
      expect(await op.refused(...wrong)).toBe('--from must be before --to.');
    });

    it('[BOOK-1] of any number of accounts is one CSV file without formulas (M-15)', async () => {
      const { db, clock } = keel.context;
      await db.query(
        `INSERT INTO users (id, email, email_lower, first_name, last_name, password_hash, country, phone, gender, package_id, currency, created_at)
         SELECT ('0197f3a2-0000-7000-9000-' || lpad(n::text, 12, '0'))::uuid, '=m' || n || '@example.org', '=m' || n || '@example.org',
           first_name, last_name, password_hash, country, phone, gender, package_id, currency, $1
         FROM generate_series(1, 2500) AS n, (SELECT * FROM users ORDER BY created_at LIMIT 1) AS u`,
        [clock()],
      );
      await db.query(
        `INSERT INTO ledger_accounts (id, owner_user_id, kind, currency, created_at)
         SELECT id, id, 'user', 'USD', $1 FROM users WHERE email LIKE '=m%'`,
        [clock()],
      );
      const { code, out, err } = await op.run('report', 'balances', '--csv');
      expect(code).toBe(0);
      const [head, ...lines] = out.trimEnd().split('\r\n');
      expect(head).toBe('account,email,opening,in,out,closing,held,available');
      expect(lines.length).toBeGreaterThan(2500);
      expect(lines).toContain("0197f3a2-0000-7000-9000-000000002500,'=m2500@example.org,0.00,0.00,0.00,0.00,0.00,0.00");
      expect(err).toMatch(/^accounts +\d+\n/);
      const table = await op.run('report', 'liabilities');
      expect(table.out).toMatch(/^account +opening +change +closing\n/);
    });
  });

  it('[OPS-1][BOOK-1] of the audit log is exported completely with its hash chain, and can be listed before a time (M-21)', async () => {
    const { rows, fields } = await streamed('audit', 'export');
    const [{ n } = { n: 0n }] = await keel.context.db.query<{ n: bigint }>('SELECT COUNT(*) AS n FROM audit_log');
    expect([rows.length, fields['acts']]).toEqual([Number(n), Number(n)]);
    const hashes = rows.map(({ hash }) => hash);
    expect(rows.slice(1).map(({ previous }) => previous)).toEqual(hashes.slice(0, -1));
    const { out } = await op.run('audit', 'export');
    expect(out.split('\r\n')[0]).toBe('position,id,at,actor,action,object,reason,detail,previous,hash');

    keel.clock.advance(SECOND);
    const before = later(SECOND).toISOString();
    await op.done('settings', 'set', 'site.name', 'Harbour');
    const newest = ['--newest', '--limit', '1'];
    const last = (await op.done('audit', 'list', ...newest, '--by', 'robin')).rows;
    expect(last).toMatchObject([{ at: before, object: 'site.name' }]);
    const earlier = (await op.done('audit', 'list', ...newest, '--before', before, '--by', 'robin')).rows;
    expect(earlier?.[0]?.['at'] ?? '').not.toBe(before);
    expect(earlier).toHaveLength(1);
    expect((await streamed('audit', 'export', '--from', before)).rows).toHaveLength(1);
  });
});
