import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAY, SECOND } from '@keel/backend/clock.ts';
import { confirmDeposit } from '@keel/backend/modules/deposits/decideDeposit.ts';
import type { Result } from '@keel/backend/operator/result.ts';
import type { SessionStart } from '@keel/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createChannel } from '../src/operator/channel.ts';
import { listenOnSocket, openOrTakeOverChannel, ownSocket, socketPath } from '../src/operator/socket.ts';
import { engines } from './support/engines.ts';
import { png } from './support/images.ts';
import { type Keel, newInvestor, startKeel } from './support/keel.ts';
import { manualTimers } from './support/manualTimers.ts';
import { available, decision, deposit, expectCleanBooks, verifiedInvestor, withdraw } from './support/money.ts';
import { type Operated, operated } from './support/operated.ts';
import { operator } from './support/process.ts';
import { uploaded } from './support/uploads.ts';

const BITCOIN = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const UNKNOWN_ID = '0197f3a2-1111-7000-8000-000000000009';

const idsOf = ({ rows = [] }: Result) => rows.map(({ id }) => id);

describe.each(engines)('the operator on $name', (engine) => {
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

  const fund = async (who: SessionStart, amount: string) => {
    const { depositId } = await deposit(keel, who, { amount });
    await keel.context.db.tx((tx) => confirmDeposit(tx, keel.clock.now, decision(depositId)));
  };
  const titles = async ({ token }: SessionStart) => {
    const listed = await keel.call('listNotifications', { token });
    return listed.json<{ message: { title: string }[] }>().message.map(({ title }) => title);
  };
  const userNow = async ({ token }: SessionStart) => (await keel.call('getUserByToken', { token })).json().user;
  const investmentOf = async ({ token, user }: SessionStart) =>
    (await keel.call('getInvestment', { token, id: user._id })).json().message;
  const offered = async () => (await keel.call('listPackages')).json().message;
  const site = async () => (await keel.call('getOptions')).json().site;
  const acts = (object: string) =>
    keel.context.db.query('SELECT actor, action, reason FROM audit_log WHERE object = $1 ORDER BY position', [object]);
  const trades = async ({ token, user }: SessionStart) =>
    (await keel.call('listTrades', { token, body: { user: user._id } })).json().message;

  it('[OPS-1][BOOK-1] lists are paged from the oldest and can be limited to one investor, the audit log too (S-6)', async () => {
    const [pia, rui] = [
      await verifiedInvestor(keel, 'pia@example.org'),
      await verifiedInvestor(keel, 'rui@example.org'),
    ];
    const made: string[] = [];
    for (const who of [pia, rui, pia, pia]) {
      const { depositId } = await deposit(keel, who, { amount: '2000' });
      if (who === pia) made.push(depositId);
      keel.clock.advance(SECOND);
    }
    const list = (...args: string[]) => op.done('deposits', 'list', '--who', 'pia@example.org', ...args);
    const first = await list('--limit', '2');
    expect([idsOf(first), first.next]).toEqual([made.slice(0, 2), made[1]]);
    const last = await list('--limit', '2', '--after', first.next ?? '');
    expect([idsOf(last), last.next]).toEqual([made.slice(2), undefined]);
    expect(idsOf(await list('--newest'))).toEqual(made.toReversed());
    const { out } = await op.run('deposits', 'list', '--who', 'pia@example.org', '--limit', '1');
    expect(out).toContain(`There are more. To go on, add --after ${made[0]}\n`);
    expect(await op.refused('deposits', 'list', '--after', UNKNOWN_ID)).toContain(`no row ${UNKNOWN_ID}`);

    await op.done('deposits', 'decline', made[0] ?? '', '--reason', 'Sent twice');
    keel.clock.advance(SECOND);
    await op.done('users', 'suspend', 'pia@example.org');
    keel.clock.advance(SECOND);
    await op.done('users', 'suspend', 'rui@example.org');
    const done = await op.done('audit', 'list', '--who', 'pia@example.org', '--by', 'robin');
    expect(done.rows?.map(({ action, object }) => [action, object])).toEqual([
      ['deposit.declined', made[0]],
      ['user.suspend', pia.user._id],
    ]);
    expect((await op.done('audit', 'list', '--newest', '--limit', '1')).rows).toMatchObject([
      { action: 'user.suspend', object: rui.user._id },
    ]);
    expect(idsOf(await op.done('users', 'list')).indexOf(pia.user._id)).toBeLessThan(
      idsOf(await op.done('users', 'list')).indexOf(rui.user._id),
    );
  });

  it('[OPS-1][HONEST-3] deposits confirm credits the money once, and the investor is notified', async () => {
    const ada = await verifiedInvestor(keel, 'ada@example.org');
    const { depositId } = await deposit(keel, ada, { amount: '2000' });
    const listed = await op.done('deposits', 'list');
    expect(listed.rows).toContainEqual(
      expect.objectContaining({ id: depositId, email: 'ada@example.org', amount: '2000.00', status: 'pending' }),
    );
    expect(await op.done('deposits', 'confirm', depositId)).toEqual({
      changed: true,
      message: `Deposit ${depositId} is confirmed.`,
    });
    expect([await available(keel, ada), await titles(ada)]).toEqual(['2000.00', ['Deposit confirmed']]);
    expect(await op.done('deposits', 'confirm', depositId)).toEqual({
      changed: false,
      message: `Deposit ${depositId} is confirmed already.`,
    });
    expect(await available(keel, ada)).toBe('2000.00');
    expect(await op.refused('deposits', 'decline', depositId, '--reason', 'Late')).toContain('cannot be changed');
    expect(await acts(depositId)).toEqual([{ actor: 'operator:robin', action: 'deposit.confirmed', reason: null }]);
  });

  it('[OPS-1] deposits decline moves nothing, and gives the reason', async () => {
    const bo = await verifiedInvestor(keel, 'bo@example.org');
    const { depositId } = await deposit(keel, bo);
    await op.done('deposits', 'decline', depositId, '--reason', 'No payment came.');
    expect([await available(keel, bo), await titles(bo)]).toEqual(['0.00', ['Deposit declined']]);
    expect(await acts(depositId)).toMatchObject([{ reason: 'No payment came.' }]);
  });

  it('[OPS-1] withdrawals are completed or rejected, and shown with their destination', async () => {
    const cy = await verifiedInvestor(keel, 'cy@example.org');
    await fund(cy, '100');
    const [paid, sentBack] = [await withdraw(keel, cy), await withdraw(keel, cy, { amount: '25.00' })];
    expect((await op.done('withdrawals', 'list')).rows).toContainEqual(
      expect.objectContaining({ id: paid._id, amount: '10.00', destination: '$harbour-lamp' }),
    );
    expect(await op.refused('withdrawals', 'complete', paid._id, '--reference', 'SEPA 1')).toContain('is not started');
    await op.done('withdrawals', 'start', paid._id);
    expect(await op.refused('withdrawals', 'start', paid._id, '--actor', 'kim')).toContain(
      'being paid by operator:robin',
    );
    expect((await op.done('withdrawals', 'list')).rows).toContainEqual(
      expect.objectContaining({ id: paid._id, status: 'Processing', claimedBy: 'operator:robin' }),
    );
    await op.done('withdrawals', 'complete', paid._id, '--reference', 'SEPA 1');
    await op.done('withdrawals', 'reject', sentBack._id, '--reason', 'Wrong name');
    expect(await available(keel, cy)).toBe('90.00');
    expect((await titles(cy)).toSorted()).toEqual(['Deposit confirmed', 'Withdrawal paid out', 'Withdrawal rejected']);
    expect((await op.done('withdrawals', 'reject', sentBack._id, '--reason', 'Again')).changed).toBe(false);
    await expectCleanBooks(keel);
  });

  it('[OPS-1] a large withdrawal needs a second person if the setting requires it', async () => {
    const di = await verifiedInvestor(keel, 'di@example.org');
    await fund(di, '500');
    const [small, large] = [
      await withdraw(keel, di, { amount: '99.99' }),
      await withdraw(keel, di, { amount: '100.00' }),
    ];
    await op.bothDone('settings', 'set', 'operator.secondPersonFrom', '100');
    const once = await op.done('withdrawals', 'start', large._id);
    const again = await op.done('withdrawals', 'start', large._id);
    expect([once.changed, again.changed]).toEqual([true, false]);
    expect(again.message).toContain('Another person must start it too.');
    expect((await op.done('withdrawals', 'start', small._id)).message).toContain('is yours to pay');
    const second = await op.done('withdrawals', 'start', large._id, '--actor', 'kim');
    expect(second.message).toContain('is yours to pay');
    await op.bothDone('settings', 'set', 'operator.secondPersonFrom', '');
    expect(await acts(large._id)).toMatchObject([
      { actor: 'operator:robin', action: 'withdrawal.approved' },
      { actor: 'operator:kim', action: 'withdrawal.started' },
    ]);
  });

  it('[OPS-1][KYC-7] kyc shows the image, and decides', async () => {
    const ed = await newInvestor(keel, 'ed@example.org');
    const image = png(4, 4);
    const passportUrl = await uploaded(keel, ed.token, 'identity', image);
    const body = {
      Nid: 'A1234 567',
      country: 'Ghana',
      state: 'Ashanti',
      address: '12 Harbour Road',
      firstName: 'Ed',
      lastName: 'Mensah',
      email: 'ed@example.org',
      passportUrl,
    };
    await keel.call('submitRegistration', { token: ed.token, body });
    const { rows } = await op.done('kyc', 'list');
    expect(rows).toMatchObject([{ email: 'ed@example.org', name: 'Ed Mensah' }]);

    const { fields } = await op.done('kyc', 'show', 'ed@example.org');
    expect(rows?.[0]).toMatchObject({ registration: fields?.['registration'], shown: fields?.['shown'] });
    expect(fields).toMatchObject({ nid: 'A1234 567', kyc_verified: 'pending' });
    const address = new URL(String(fields?.['image']));
    const shown = await fetch(`${op.url}${address.pathname}${address.search}`);
    const file = join(keel.context.config.dataDir, 'identity.png');
    await op.done('kyc', 'show', 'ED@example.org', '--image', file);
    expect([readFileSync(file), statSync(file).mode & 0o777]).toEqual([Buffer.from(await shown.arrayBuffer()), 0o600]);

    const registration = ['--registration', String(fields?.['registration'])];
    await op.done('kyc', 'approve', 'ed@example.org', ...registration);
    expect(await userNow(ed)).toMatchObject({ kycVerified: 'true', accountStatus: true });
    expect(await titles(ed)).toEqual(['Identity verified']);
    expect((await op.done('kyc', 'approve', 'ed@example.org', ...registration)).changed).toBe(false);
    const late = await op.refused('kyc', 'reject', 'ed@example.org', ...registration, '--reason', 'Blurred');
    expect(late).toContain('nothing that waits');
    const other = ['--registration', UNKNOWN_ID, '--reason', 'Blurred'];
    expect(await op.refused('kyc', 'reject', 'ed@example.org', ...other)).toContain('there is a newer one');
    expect((await acts(ed.user._id)).map((act) => (act as { action: string }).action)).toEqual([
      'kyc.show',
      'kyc.show',
      'kyc.approve',
    ]);
  });

  it('[OPS-1][KYC-7] a verification is revoked once, with a reason that its investor is told', async () => {
    const ida = await verifiedInvestor(keel, 'ida@example.org');
    await keel.context.db.query("UPDATE users SET kyc_verified = 'true' WHERE id = $1", [ida.user._id]);
    const reason = ['--reason', 'The passport has expired'];
    await op.done('kyc', 'revoke', 'ida@example.org', ...reason);
    expect(await userNow(ida)).toMatchObject({ kycVerified: 'false', accountStatus: true });
    expect(await titles(ida)).toEqual(['Identity no longer verified']);
    expect((await op.done('kyc', 'revoke', 'ida@example.org', ...reason)).changed).toBe(false);
    expect((await acts(ida.user._id)).map((act) => (act as { action: string }).action)).toEqual(['kyc.revoke']);
  });

  it('[OPS-1][WENTRY-1] the wallet of an account is enabled and disabled', async () => {
    const flo = await newInvestor(keel, 'flo@example.org');
    expect((await userNow(flo)).walletFeauture).toBe(false);
    await op.done('users', 'enable-wallet', 'flo@example.org');
    expect((await userNow(flo)).walletFeauture).toBe(true);
    expect((await keel.call('listOrders', { token: flo.token, body: { user: flo.user._id } })).statusCode).toBe(200);
    expect((await op.done('users', 'enable-wallet', flo.user._id)).message).toContain('already');
    await op.done('users', 'disable-wallet', flo.user._id);
    expect((await userNow(flo)).walletFeauture).toBe(false);
  });

  it('[OPS-1][PAYOUT-1] a suspended account loses its sessions, and keeps its verification (M-3)', async () => {
    const gil = await verifiedInvestor(keel, 'gil@example.org');
    await op.done('users', 'suspend', 'gil@example.org', '--reason', 'Reported as stolen');
    expect((await keel.call('getUserByToken', { token: gil.token })).statusCode).toBe(401);
    const { fields } = await op.done('users', 'show', 'gil@example.org');
    expect(fields).toMatchObject({ suspended: true, accountStatus: true, email: 'gil@example.org' });
    expect(fields).not.toHaveProperty('password');
    await op.done('users', 'restore', 'gil@example.org');
    expect((await op.done('users', 'show', 'gil@example.org')).fields).toMatchObject({
      suspended: false,
      accountStatus: true,
    });
  });

  it('[OPS-1][PROF-3][PROF-4] a trade is added once and shown', async () => {
    const hal = await newInvestor(keel, 'hal@example.org');
    const trade = ['--pair', 'BTC/USD', '--profit', '120.50', '--loss', '0', '--date', '2026-03-31T14:05:00Z'];
    await op.done('trades', 'add', 'hal@example.org', ...trade);
    expect((await op.done('trades', 'add', 'hal@example.org', ...trade)).changed).toBe(false);
    expect(await trades(hal)).toEqual([
      { _id: expect.any(String), date: '2026-03-31T14:05:00.000Z', pair: 'BTC/USD', profit: '120.50', loss: '0.00' },
    ]);
    await keel.call('requestTrade', { token: hal.token, body: { user: hal.user._id, note: 'More of this' } });
    expect((await op.done('trades', 'requests')).rows).toMatchObject([
      { email: 'hal@example.org', note: 'More of this' },
    ]);
  });

  it('[OPS-1][PROF-4] a file of trades is imported completely or not at all', async () => {
    const ivy = await newInvestor(keel, 'ivy@example.org');
    const rows = Array.from({ length: 250 }, (_, at) => `ivy@example.org,"ETH,""USD""",${at}.25,0,2026-03-31`);
    const file = join(keel.context.config.dataDir, 'trades.csv');
    writeFileSync(
      file,
      `\u{FEFF}who,pair,profit,loss,date\r\n${rows.join('\r\n')}\r\nivy@example.org,X,1,0,2026-02-30\r\n`,
    );
    expect(await op.refused('trades', 'import', file)).toBe(
      'Line 252: --date must be a date such as 2026-03-31, or with a time 2026-03-31T14:05:00Z. Nothing was added.',
    );
    expect(await trades(ivy)).toEqual([]);

    writeFileSync(file, `who,pair,profit,loss,date\n${rows.join('\n')}\n`);
    const { code, out, err } = await op.run('trades', 'import', file);
    expect([code, out, err]).toEqual([
      0,
      '250 of 250 trades were added; 0 were there already.\nadded    250\nalready  0\n',
      '100 of 250\n200 of 250\n',
    ]);
    expect((await trades(ivy))[0]).toMatchObject({ pair: 'ETH,"USD"' });
    expect((await op.done('trades', 'import', file)).fields).toEqual({ added: 0, already: 250 });
  });

  it('[OPS-1][DASH-2] an investment is opened from the balance, updated and ended', async () => {
    const jo = await verifiedInvestor(keel, 'jo@example.org');
    await fund(jo, '2500');
    const set = (...flags: string[]) => op.done('investments', 'set', 'jo@example.org', ...flags);
    const opened = ['--plan', 'Starter', '--amount', '2000', '--profit', '12.34'];
    expect(
      await op.refused('investments', 'set', 'jo@example.org', '--plan', 'Starter', '--amount', '2500.01'),
    ).toContain('does not cover $2,500.01');
    expect([(await set(...opened)).changed, (await set(...opened)).changed]).toEqual([true, false]);
    expect(await available(keel, jo)).toBe('500.00');
    const investment = await investmentOf(jo);
    expect(investment).toMatchObject({ investmentPlan: 'Starter', amount: '2000.00', profit: '12.34', isActive: true });
    expect(investment.endDate).toBeNull();
    expect([(await set('--days', '90')).changed, (await set('--days', '90')).changed]).toEqual([true, false]);
    const { date, endDate } = await investmentOf(jo);
    expect(Date.parse(endDate) - Date.parse(date)).toBe(90 * DAY);
    await set('--days', '0');
    expect((await investmentOf(jo)).endDate).toBeNull();
    expect(await op.refused('investments', 'set', 'jo@example.org', '--amount', '1')).toContain('End it first');
    await set('--end');
    expect(await available(keel, jo)).toBe('2500.00');
    const [newest] = (await keel.call('getStatement', { token: jo.token })).json().message;
    const returned = { kind: 'investment_returned', description: 'Returned from a plan', amount: '2000.00' };
    expect(newest).toMatchObject(returned);
    expect(await op.refused('investments', 'set', 'jo@example.org', '--end')).toContain('has no investment');
    await expectCleanBooks(keel);
  });

  it('[OPS-1][DASH-7] a deposit plan is added once, and changed by its id', async () => {
    const kai = await newInvestor(keel, 'kai@example.org');
    const plan = ['--required', '5', '--amount', '250', '--days', '30', '--start', '2026-11-15'];
    const { fields } = await op.done('handlers', 'set', 'kai@example.org', ...plan);
    expect((await op.done('handlers', 'set', 'kai@example.org', ...plan)).changed).toBe(false);
    await op.done(
      'handlers',
      'set',
      'kai@example.org',
      '--id',
      String(fields?.['id']),
      '--made',
      '2',
      '--status',
      'paused',
    );
    const handlers = (await keel.call('listHandlers', { token: kai.token, id: kai.user._id })).json().message.handler;
    expect(handlers).toMatchObject([
      { totalDepositsRequired: 5, depositsMade: 2, depositAmount: '250.00', status: 'paused', daysLeft: 25 },
    ]);
  });

  it('[OPS-1] orders of the wallet are completed or rejected', async () => {
    const lu = await verifiedInvestor(keel, 'lu@example.org');
    await fund(lu, '5000');
    await op.done('users', 'enable-wallet', 'lu@example.org');
    const body = { type: 'buy', asset: 'ETH', quantity: '0.1', chain: 'ethereum', network: 'main' };
    await keel.call('createOrder', { token: lu.token, body });
    const [order] = (await op.done('orders', 'list')).rows ?? [];
    expect(order).toMatchObject({ email: 'lu@example.org', type: 'buy', asset: 'ETH' });
    await op.done('orders', 'reject', String(order?.['id']), '--reason', 'No liquidity');
    expect(await available(keel, lu)).toBe('5000.00');
    expect(await op.refused('orders', 'complete', String(order?.['id']))).toContain('cannot be changed');
  });

  it('[OPS-1][PLAN-1] plans are added, changed and retired', async () => {
    const gold = () =>
      op.done('plans', 'set', 'Gold', '--price', '9000', '--features', 'A named account manager; A review');
    expect([(await gold()).changed, (await gold()).changed]).toEqual([true, false]);
    expect(await offered()).toContainEqual(
      expect.objectContaining({ name: 'Gold', price: '9000.00', features: ['A named account manager', 'A review'] }),
    );
    await op.done('plans', 'set', 'Gold', '--offered', 'no');
    expect(await offered()).not.toContainEqual(expect.objectContaining({ name: 'Gold' }));
    expect((await op.done('plans', 'list')).rows).toContainEqual(
      expect.objectContaining({ name: 'Gold', offered: false }),
    );
  });

  it('[OPS-1][HONEST-2][HONEST-4] settings are validated, and appear on the pages', async () => {
    expect(await op.refused('settings', 'set', 'address.bitcoin', `${BITCOIN}x`)).toContain(
      'must be an address of Bitcoin',
    );
    expect(await op.refused('settings', 'set', 'jwt.secret', 'x')).toContain('There is no setting jwt.secret.');
    await op.done('settings', 'set', 'site.riskNotice', 'You can lose all of it.');
    await op.done('settings', 'set', 'site.liveTraders', '41');
    expect(await site()).toMatchObject({
      riskNotice: 'You can lose all of it.',
      figures: { liveTraders: { value: 18_435, source: null } },
    });
    await op.done('settings', 'set', 'site.liveTradersSource', 'Our register, 2026-11-01');
    expect((await site()).figures.liveTraders).toEqual({
      value: '41',
      source: 'Our register, 2026-11-01',
      shown: true,
    });
    expect((await op.done('settings', 'set', 'site.riskNotice', 'You can lose all of it.')).changed).toBe(false);
    await op.done('settings', 'set', 'site.riskNotice', '');
    expect((await op.done('settings', 'list')).rows).toContainEqual(
      expect.objectContaining({ key: 'site.riskNotice', value: null }),
    );
  });

  it('[PAY-1][PAY-5] the methods of a deposit and their payment instructions are settings (P-14, N-19)', async () => {
    const ola = await newInvestor(keel, 'ola@example.org');
    const instructions = async () =>
      (await keel.call('getUserByToken', { headers: { header: ola.token } })).json().admin.instructions;
    const modes = async () => (await keel.call('getOptions')).json().modes;
    await op.done('settings', 'set', 'instructions.Gcash', 'Send it to 0917 555 0100.');
    await op.done('settings', 'set', 'instructions.Usdt(solana)', 'Use no exchange.');
    expect(await instructions()).toMatchObject({
      Gcash: 'Send it to 0917 555 0100.',
      'Usdt(solana)': 'Use no exchange.',
    });
    await op.done('settings', 'set', 'deposit.methods', 'Gcash; Usdt Trc20');
    expect(await modes()).toEqual(['Gcash', 'Usdt Trc20']);
    for (const wrong of ['Monero', 'Gcash; Gcash', 'Gcash;']) {
      expect(await op.refused('settings', 'set', 'deposit.methods', wrong)).toContain(
        'deposit.methods must be some of',
      );
    }
    expect(await op.refused('settings', 'set', 'instructions.Gcash', 'x'.repeat(1001))).toContain('at most 1000');
    await op.done('settings', 'set', 'deposit.methods', '');
    await op.done('settings', 'set', 'instructions.Gcash', '');
    expect(await modes()).toHaveLength(8);
    expect(await instructions()).not.toHaveProperty('Gcash');
  });

  it.each([
    ['address.xrp', 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh', 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTi'],
    ['address.dodge', 'DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L', 'DH5yaieqoZN36fDVciNyRueRGvGLR3mr7K'],
    ['address.usdt_trc20walletaddress', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u'],
  ])('[OPS-1] %s must have its checksum', async (key, right, wrong) => {
    expect((await op.done('settings', 'set', key, right)).changed).toBe(true);
    expect(await op.refused('settings', 'set', key, wrong)).toContain(`${key} must be an address of`);
  });

  it('[OPS-1][PUSH-6] notify reaches the investor, and a repetition sends nothing', async () => {
    const mo = await newInvestor(keel, 'mo@example.org');
    const message = ['--title', 'Closed on Monday', '--message', 'We are back on Tuesday.'];
    const results = [
      await op.done('notify', 'mo@example.org', ...message),
      await op.done('notify', mo.user._id, ...message),
    ];
    expect(results.map(({ changed }) => changed)).toEqual([true, false]);
    expect(await titles(mo)).toEqual(['Closed on Monday']);
  });

  it('[OPS-1] lists are tables for people, and no name can control the terminal', async () => {
    await newInvestor(keel, 'ned@example.org');
    await keel.context.db.query("UPDATE users SET first_name = $1 WHERE email_lower = 'ned@example.org'", [
      '\u001b[2JNed',
    ]);
    const { out } = await op.run('users', 'list', '--search', 'NED@');
    const [head, ned] = out.split('\n');
    expect(head).toMatch(/^id +email +name +verified/);
    expect(ned).toContain(' [2JNed');
    expect(out).not.toContain('\u001b');
  });

  it.each([
    [['deposits', 'confirm', UNKNOWN_ID], 2, 'deposits confirm cannot be undone. To do it, add --yes.\n'],
    [['--yes', 'deposits', 'confirm', UNKNOWN_ID], 1, `Deposit ${UNKNOWN_ID} does not exist.\n`],
    [
      ['--yes', 'deposits', 'confirm', 'x'],
      2,
      'ID must be an id as the lists show it.\n  deposits confirm ID [--amount A] [--reference R]\n',
    ],
    [
      ['--yes', 'deposits', 'decline', UNKNOWN_ID],
      2,
      'deposits decline needs --reason: a text of 1 to 300 characters.\n  deposits decline ID --reason T\n',
    ],
    [['deposit', 'list'], 2, 'There is no command deposit list. --help lists them.\n'],
    [['users', 'show', 'nobody@example.org'], 1, 'No account has the e-mail nobody@example.org.\n'],
    [
      ['--actor', '\n', 'users', 'enable-wallet', UNKNOWN_ID],
      1,
      'The actor must be a name of at most 60 letters and digits.\n',
    ],
  ])('[OPS-1] the program with %j exits with %i', async (args, code, err) => {
    expect(await operator({ DATA_DIR: keel.context.config.dataDir }, ...args)).toEqual({ code, out: '', err });
  });

  it('[OPS-1] the channel is a socket for this user only, and is not reachable by the public address', async () => {
    const path = socketPath(keel.context.config.dataDir);
    expect([statSync(path).isSocket(), statSync(path).mode & 0o777]).toEqual([true, 0o600]);
    const body = JSON.stringify({ command: 'users list', actor: 'robin', input: {} });
    const headers = { 'content-type': 'application/json' };
    const answers = [
      await fetch(`${op.url}/commands`, { method: 'POST', headers, body }),
      await fetch(`${op.url}/metrics`),
      await fetch(`${op.url}/api/metrics`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  });

  it('[OPS-1] metrics contain answers, connections, the outbox and the ledger', async () => {
    await keel.call('getReadiness');
    for (let calls = 0; calls < 3; calls += 1) await keel.call('listTrades');
    const text = await new Promise<string>((resolve, reject) => {
      const socketPathOf = socketPath(keel.context.config.dataDir);
      request({ socketPath: socketPathOf, path: '/metrics' }, (response) => {
        let read = '';
        response.on('data', (chunk: Buffer) => (read += String(chunk)));
        response.on('end', () => resolve(read));
      })
        .on('error', reject)
        .end();
    });
    expect(text).toMatch(/^keel_requests_total\{operation="getReadiness",status="200"\} \d+$/m);
    expect(text).toContain('\nkeel_requests_total{operation="listTrades",status="401"} 3\n');
    expect(text).toMatch(/^keel_request_seconds_total\{operation="listTrades",status="401"\} \d+\.\d{6}$/m);
    expect(text).toMatch(/^keel_outbox_jobs\{kind="mail"\} \d+$/m);
    expect(text).toMatch(/^keel_database_connections\{state="idle"\} \d+$/m);
    const { n } = (await keel.context.db.query<{ n: bigint }>('SELECT COUNT(*) AS n FROM ledger_transfers'))[0] ?? {};
    expect(text).toContain(`keel_ledger_transfers ${n}\n`);
    expect(text).not.toContain('@');
  });

  it('[OPS-1] a second server on the folder leaves the channel to the first', async () => {
    const second = createChannel(keel.context, { isShared: false });
    expect(await listenOnSocket(second, ownSocket(keel.context.config.dataDir))).toBe(false);
    await second.close();
    expect((await op.done('ledger', 'verify')).message).toContain('both chains are intact');
  });

  it('[OPS-1] an instance takes the channel over when its owner has ended (N-6)', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'keel-channel-'));
    const timers = manualTimers();
    const parts = {
      socket: ownSocket(dataDir),
      timers,
      onFault: (error: unknown) => expect.unreachable(String(error)),
    };
    // Both start at once: neither finds the socket, and one listens first.
    const [one, other] = [
      createChannel(keel.context, { isShared: false }),
      createChannel(keel.context, { isShared: false }),
    ];
    const isFirst = await Promise.all([openOrTakeOverChannel(one, parts), openOrTakeOverChannel(other, parts)]);
    expect(isFirst.filter(Boolean)).toHaveLength(1);
    const [first, second] = isFirst[0] ? [one, other] : [other, one];
    timers.pass(5 * SECOND);
    expect(second.server.listening).toBe(false);
    await first.close();
    timers.pass(5 * SECOND);
    await expect.poll(() => second.server.listening).toBe(true);
    expect(await operator({ DATA_DIR: dataDir }, 'ledger', 'verify')).toMatchObject({ code: 0 });
    await second.close();
    rmSync(dataDir, { recursive: true });
  });

  it('[OPS-2] a backup replaces no file without --force (N-15)', async () => {
    const file = join(keel.context.config.dataDir, 'keel.backup');
    writeFileSync(file, 'the last good backup');
    expect(await op.refused('backup', file)).toBe(
      `${file} is there already. Name another file, or replace it with --force. No backup was made.`,
    );
    expect(readFileSync(file, 'utf8')).toBe('the last good backup');
    expect((await op.done('backup', file, '--force')).message).toContain(`The backup is in ${file}.`);
    expect(readFileSync(file, 'utf8')).not.toBe('the last good backup');
  });

  it('[OPS-1] a later change of the audit log is detected', async () => {
    const { db } = keel.context;
    await expect(db.query("UPDATE audit_log SET actor = 'operator:eve'")).rejects.toThrow('append-only');
    await db.script(`ALTER TABLE audit_log DISABLE TRIGGER audit_log_append_only;
      UPDATE audit_log SET actor = 'operator:eve' WHERE position = 2`);
    expect(await op.refused('ledger', 'verify')).toBe(
      'The books are not sound.\nAudit entry 2 was changed after it was written.',
    );
    await db.script('DELETE FROM audit_log WHERE position > (SELECT position - 1 FROM audit_head)');
    expect(await op.refused('ledger', 'verify')).toContain('Audit entries are missing at the end of the chain.');
  });
});
