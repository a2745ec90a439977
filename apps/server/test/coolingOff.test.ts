import { after, HOUR } from '@keel/backend/clock.ts';
import type { Config } from '@keel/backend/config/Config.ts';
import type { SessionStart } from '@keel/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from './support/engines.ts';
import { type Keel, startKeel } from './support/keel.ts';
import { available, expectCleanBooks, fundedInvestor, withdrawBody } from './support/money.ts';
import { type Operated, operated } from './support/operated.ts';

const PASSWORD = 'harbour-lamp-42';
const NEW_PASSWORD = 'lantern-quay-77';

describe.each(engines)('payouts after a new password, on $name', (engine) => {
  let keel: Keel;
  let op: Operated;
  beforeAll(async () => {
    keel = await startKeel(engine);
    op = await operated(keel);
    await op.done('settings', 'set', 'payouts.identity', 'not required');
  });
  afterAll(async () => {
    await op.close();
    await keel.close();
  });

  const inHours = (hours: number) => after(keel.clock.now(), hours * HOUR).toISOString();
  const investor = (email: string) => fundedInvestor(keel, email, '100');
  const change = ({ token }: SessionStart) =>
    keel.call('changePassword', { token, body: { current: PASSWORD, next: NEW_PASSWORD } });
  const reset = async (email: string) => {
    await keel.call('forgotPassword', { body: { email } });
    const token = /reset-password#([\w-]{43})$/m.exec((await keel.mails()).at(-1)?.text ?? '')?.[1];
    return keel.call('resetPassword', { body: { token, password: NEW_PASSWORD } });
  };
  const signIn = async (email: string) =>
    (await keel.call('login', { body: { email, password: NEW_PASSWORD } })).json<SessionStart>();
  const withdrawal = async ({ token, user }: SessionStart) => {
    const response = await keel.call('createWithdraw', { token, body: withdrawBody(user) });
    const { code, params } = response.json();
    return response.statusCode === 200 ? 'requested' : [code, params?.until];
  };
  const reasons = async ({ user }: SessionStart) =>
    keel.context.db.query(`SELECT reason FROM audit_log WHERE object = $1 AND action = 'payouts.held'`, [user._id]);
  const inMode = async <Result>(mode: Config['mode'], act: () => Promise<Result>) => {
    Object.assign(keel.context.config, { mode });
    try {
      return await act();
    } finally {
      Object.assign(keel.context.config, { mode: 'demo' });
    }
  };

  it('[PAYOUT-1, CARD-3] a changed password holds payouts for a day in live mode, and says until when (M-3)', async () => {
    const ada = await investor('ada@example.org');
    expect((await inMode('live', () => change(ada))).statusCode).toBe(204);
    expect(await withdrawal(ada)).toEqual(['payouts_held', inHours(24)]);
    expect(await available(keel, ada)).toBe('100.00');
    const { user } = (await keel.call('getUserByToken', { token: ada.token })).json();
    expect(user.payoutsHeldUntil).toBe(inHours(24));
    expect(await reasons(ada)).toEqual([{ reason: 'password changed' }]);
  });

  it('[PAYOUT-1, AUTH-1] a reset password holds them too, even after logging in with it (M-3)', async () => {
    const ben = await investor('ben@example.org');
    expect((await inMode('live', () => reset('ben@example.org'))).statusCode).toBe(200);
    expect(await withdrawal(await signIn('ben@example.org'))).toEqual(['payouts_held', inHours(24)]);
    expect(await reasons(ben)).toEqual([{ reason: 'password reset' }]);
  });

  it('[PAYOUT-1] the operator sets the time; by default the demo has none, and 0 disables it in live mode', async () => {
    const cleo = await investor('cleo@example.org');
    await change(cleo);
    expect([await withdrawal(cleo), await reasons(cleo)]).toEqual(['requested', []]);

    await op.done('settings', 'set', 'payouts.coolingOff', '2');
    const dora = await investor('dora@example.org');
    await change(dora);
    expect(await withdrawal(dora)).toEqual(['payouts_held', inHours(2)]);

    await op.done('settings', 'set', 'payouts.coolingOff', '0');
    const emil = await investor('emil@example.org');
    await inMode('live', () => change(emil));
    expect(await withdrawal(emil)).toBe('requested');

    for (const value of ['-1', '1.5', '721', 'a day'])
      expect(await op.refused('settings', 'set', 'payouts.coolingOff', value)).toContain(
        'payouts.coolingOff must be a whole number of hours from 0 to 720.',
      );
    await op.done('settings', 'set', 'payouts.coolingOff', '');
  });

  it('[PAYOUT-1, CARD-3] a failed change of the password holds nothing', async () => {
    const finn = await investor('finn@example.org');
    const body = { current: 'not-this-one', next: NEW_PASSWORD };
    await inMode('live', () => keel.call('changePassword', { token: finn.token, body }));
    expect([await withdrawal(finn), await reasons(finn)]).toEqual(['requested', []]);
  });

  it('[PAYOUT-1] changing the password and holding payouts are one transaction (M-3)', async () => {
    const gail = await investor('gail@example.org');
    await keel.context.db.script('ALTER TABLE audit_head RENAME TO audit_head_away');
    expect((await inMode('live', () => change(gail))).statusCode).toBe(500);
    await keel.context.db.script('ALTER TABLE audit_head_away RENAME TO audit_head');
    const old = await keel.call('login', { body: { email: 'gail@example.org', password: PASSWORD } });
    expect(old.statusCode).toBe(200);
    expect(await withdrawal(gail)).toBe('requested');
    await expectCleanBooks(keel);
  });
});
