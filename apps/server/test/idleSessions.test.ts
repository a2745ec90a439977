import { HOUR, MINUTE, SECOND } from '@keel/backend/clock.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseEnv } from '../src/config/env.ts';
import { engines } from './support/engines.ts';
import { follow } from './support/eventStream.ts';
import { type Keel, newInvestor, startKeel } from './support/keel.ts';
import { manualTimers } from './support/manualTimers.ts';

/** A session ends this much later than the setting, because use is not stored to the second. */
const GRACE = MINUTE;
const EXPIRED = { code: 'session_expired' };

/** The headers of an app without user input for so long. */
const idleFor = (seconds: number) => ({ 'x-idle-seconds': String(seconds) });

describe.each(engines)('idle sessions, on $name', (engine) => {
  let keel: Keel;
  const timers = manualTimers();
  beforeAll(async () => {
    keel = await startKeel(engine, { sessionIdleMinutes: 30 }, { timers });
    await keel.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => keel.close());

  let people = 0;
  const investor = () => {
    people += 1;
    return newInvestor(keel, `${engine.name}-idle-${people}@example.org`);
  };
  const call = (token: string, headers: Record<string, string> = {}) =>
    keel.call('listNotifications', { token, headers });

  it.each(['getUserByToken', 'listNotifications'] as const)(
    '[AUTH-7][ERR-2] end after 30 idle minutes, and not before, for %s (M-17)',
    async (operation) => {
      const { token } = await investor();
      keel.clock.advance(30 * MINUTE - SECOND);
      expect((await keel.call(operation, { token })).statusCode).toBe(200);
      keel.clock.advance(30 * MINUTE - SECOND);
      expect((await keel.call(operation, { token })).statusCode).toBe(200);
      keel.clock.advance(30 * MINUTE + GRACE);
      const over = await keel.call(operation, { token });
      expect([over.statusCode, over.json()]).toEqual([401, expect.objectContaining(EXPIRED)]);
    },
  );

  it('[AUTH-7] calls made by a person keep it alive, for up to 24 hours (M-17)', async () => {
    const { token } = await investor();
    // The investor was created a second before.
    keel.clock.advance(20 * MINUTE - SECOND);
    for (let passed = 20 * MINUTE; passed < 24 * HOUR; passed += 20 * MINUTE) {
      expect((await call(token)).statusCode).toBe(200);
      keel.clock.advance(20 * MINUTE);
    }
    expect((await call(token)).statusCode).toBe(401);
  });

  it('[AUTH-7] background calls of an app do not keep it alive, in any tab (M-17)', async () => {
    const { token } = await investor();
    for (let minutes = 5; minutes <= 30; minutes += 5) {
      keel.clock.advance(5 * MINUTE);
      expect((await call(token, idleFor(minutes * 60))).statusCode).toBe(200);
    }
    keel.clock.advance(GRACE);
    expect((await call(token, idleFor(31 * 60))).statusCode).toBe(401);
  });

  it('[AUTH-7] with two tabs, activity in either counts (M-17)', async () => {
    const { token } = await investor();
    for (let minutes = 10; minutes <= 60; minutes += 10) {
      keel.clock.advance(10 * MINUTE);
      expect((await call(token)).statusCode).toBe(200);
      expect((await call(token, idleFor(minutes * 60))).statusCode).toBe(200);
    }
    const { message } = (await keel.call('listSessions', { token })).json();
    expect(message[0].lastSeenAt).toBe(keel.clock.now().toISOString());
  });

  it.each(['-1', 'soon', '1e9', '12345678', ''])(
    '[AUTH-7] an activity header of %j is invalid, so the call counts (M-17)',
    async (text) => {
      const { token } = await investor();
      keel.clock.advance(29 * MINUTE);
      expect((await call(token, { 'x-idle-seconds': text })).statusCode).toBe(200);
      keel.clock.advance(29 * MINUTE);
      expect((await call(token)).statusCode).toBe(200);
    },
  );

  it('[AUTH-7][PUSH-6] the event stream does not count as activity, and ends with the session (M-17)', async () => {
    const { token } = await investor();
    keel.clock.advance(29 * MINUTE);
    const stream = await follow(keel, token);
    keel.clock.advance(MINUTE + GRACE);
    timers.pass(SECOND);
    expect((await stream.next())?.event).toBe('welcome');
    expect(await stream.next()).toBeUndefined();
    expect((await call(token)).statusCode).toBe(401);
  });

  it('[AUTH-7][ERR-2] an ended session is in no list, and makes room for another (M-17)', async () => {
    const { user } = await investor();
    keel.clock.advance(30 * MINUTE + GRACE);
    const body = { email: user.email, password: 'harbour-lamp-42' };
    const { token } = (await keel.call('login', { body })).json();
    expect((await keel.call('listSessions', { token })).json().message).toMatchObject([{ current: true }]);
    const rows = await keel.context.db.query('SELECT id FROM sessions WHERE user_id = $1', [user._id]);
    expect(rows).toHaveLength(1);
  });

  it('[AUTH-7] the app receives the idle limit (M-17)', async () => {
    expect((await keel.call('getOptions')).json().limits.sessionIdleMinutes).toBe(30);
  });
});

/** The parsed setting, or its faults. */
const minutes = (env: Record<string, string>) => {
  const parsed = parseEnv(env);
  return parsed.ok ? parsed.config.sessionIdleMinutes : parsed.faults.filter((fault) => fault.includes('IDLE'));
};

describe('the idle setting', () => {
  it('[AUTH-7] is 30 minutes in live mode, off in demo mode, and can be set by the operator (M-17)', () => {
    expect(minutes({})).toBeNull();
    expect(minutes({ SESSION_IDLE_MINUTES: '15' })).toBe(15);
    expect(minutes({ SESSION_IDLE_MINUTES: '0' })).toBeNull();
    expect(minutes({ SESSION_IDLE_MINUTES: '1441' })).toHaveLength(1);
  });
});
