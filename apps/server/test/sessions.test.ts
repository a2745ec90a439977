import { HOUR, MINUTE } from '@keel/backend/clock.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from './support/engines.ts';
import { type Keel, newInvestor, startKeel } from './support/keel.ts';

const PASSWORD = 'harbour-lamp-42';
const NEXT = 'lantern-quay-77';

describe.each(engines)('sessions and password on $name', (engine) => {
  let keel: Keel;
  beforeAll(async () => {
    keel = await startKeel(engine);
  });
  afterAll(() => keel.close());

  let investors = 0;
  const investor = () => {
    investors += 1;
    return newInvestor(keel, `${engine.name}-${investors}@example.org`);
  };
  const login = async (email: string, agent: string, password = PASSWORD): Promise<string> =>
    (await keel.call('login', { body: { email, password }, headers: { 'user-agent': agent } })).json().token;
  const alive = async (token: string) => (await keel.call('getUserByToken', { token })).statusCode === 200;

  it('[ERR-2] lists the sessions of an account, newest first, with their last use', async () => {
    const { token, user } = await investor();
    keel.clock.advance(HOUR);
    const phone = await login(user.email, 'Safari on iPhone');
    keel.clock.advance(MINUTE);
    const { message } = (await keel.call('listSessions', { token })).json();
    expect(message).toEqual([
      expect.objectContaining({ userAgent: 'Safari on iPhone', current: false }),
      expect.objectContaining({ current: true, lastSeenAt: keel.clock.now().toISOString() }),
    ]);
    expect(message[0].lastSeenAt).toBe(message[0].createdAt);
    expect(Date.parse(message[0].expiresAt) - Date.parse(message[0].createdAt)).toBe(24 * HOUR);
    expect(JSON.stringify(message)).not.toContain(phone);
    keel.clock.advance(23 * HOUR);
    const later = (await keel.call('listSessions', { token: phone })).json().message;
    expect(later.map(({ current }: { current: boolean }) => current)).toEqual([true]);
  });

  it('[ERR-2] ends one session, or all others, and never the current one by mistake', async () => {
    const { token, user } = await investor();
    keel.clock.advance(MINUTE);
    const [one, other] = [await login(user.email, 'one'), await login(user.email, 'other')];
    const { message } = (await keel.call('listSessions', { token })).json();
    const id = message.find(({ userAgent }: { userAgent: string }) => userAgent === 'one')._id;
    expect((await keel.call('endSessions', { token, body: { ids: [id, id.toUpperCase()] } })).statusCode).toBe(204);
    expect([await alive(token), await alive(one), await alive(other)]).toEqual([true, false, true]);
    expect((await keel.call('endSessions', { token, body: { ids: 'others' } })).statusCode).toBe(204);
    expect([await alive(token), await alive(other)]).toEqual([true, false]);
  });

  it('[API-3] a session of another account is not found, and none is ended', async () => {
    const [mine, theirs] = [await investor(), await investor()];
    const idOf = async (token: string) => (await keel.call('listSessions', { token })).json().message[0]._id;
    const ids = [await idOf(mine.token), await idOf(theirs.token)];
    expect((await keel.call('endSessions', { token: mine.token, body: { ids } })).statusCode).toBe(404);
    expect([await alive(mine.token), await alive(theirs.token)]).toEqual([true, true]);
  });

  it.each([['all'], [[]], [['x']], [null]])('[API-4] 422 for the ids %j', async (ids) => {
    const { token } = await investor();
    expect((await keel.call('endSessions', { token, body: { ids } })).statusCode).toBe(422);
  });

  it('[CARD-3] a new password replaces the old one and ends every other session', async () => {
    const { token, user } = await investor();
    keel.clock.advance(MINUTE);
    const other = await login(user.email, 'other');
    const response = await keel.call('changePassword', { token, body: { current: PASSWORD, next: NEXT } });
    expect(response.statusCode).toBe(204);
    expect([await alive(token), await alive(other)]).toEqual([true, false]);
    const old = await keel.call('login', { body: { email: user.email, password: PASSWORD } });
    expect(old.json()).toMatchObject({ code: 'wrong_password' });
    expect(await alive(await login(user.email, 'anew', NEXT))).toBe(true);
    expect(keel.logs()).not.toContain(NEXT);
  });

  it('[CARD-3] of two simultaneous changes one counts', async () => {
    const { token, user } = await investor();
    const change = (next: string) => keel.call('changePassword', { token, body: { current: PASSWORD, next } });
    const both = await Promise.all([change(NEXT), change(`${NEXT}-too`)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([204, 422]);
    const winner = both[0]?.statusCode === 204 ? NEXT : `${NEXT}-too`;
    expect(await alive(await login(user.email, 'anew', winner))).toBe(true);
  });

  it.each([
    ['the wrong password', { current: 'not-this-one', next: NEXT }, 'wrong_password', 'current'],
    ['too short a new one', { current: PASSWORD, next: 'short' }, 'validation_failed', 'next'],
    ['a new one that everybody has', { current: PASSWORD, next: 'password123' }, 'common_password', 'next'],
  ])('[CARD-3] refuses %s', async (_what, body, code, field) => {
    const { token } = await investor();
    const response = await keel.call('changePassword', { token, body });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ code, errors: [{ field }] });
  });

  it('[CARD-3][AUTH-5] a stolen session cannot be used to guess the password, or to lock its owner out (M-14)', async () => {
    const { token, user } = await investor();
    for (let tries = 0; tries < 10; tries += 1)
      await keel.call('changePassword', { token, body: { current: `guess-${tries}`, next: NEXT } });
    const right = await keel.call('changePassword', { token, body: { current: PASSWORD, next: NEXT } });
    expect(right.statusCode).toBe(429);
    const atLogin = await keel.call('login', { body: { email: user.email, password: PASSWORD } });
    expect(atLogin.statusCode).toBe(200);
  });

  it('[ERR-2] needs a session', async () => {
    expect((await keel.call('changePassword', { body: { current: PASSWORD, next: NEXT } })).statusCode).toBe(401);
    expect((await keel.call('endSessions', { body: { ids: 'others' } })).statusCode).toBe(401);
  });
});
