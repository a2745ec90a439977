import { DAY, HOUR, SECOND } from '@keel/backend/clock.ts';
import type { SqlValue } from '@keel/backend/db/Db.ts';
import { recordEvent } from '@keel/backend/events/recordEvent.ts';
import { notify } from '@keel/backend/modules/notifications/notify.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createChannel } from '../src/operator/channel.ts';
import { engines } from './support/engines.ts';
import { type EventStream, follow } from './support/eventStream.ts';
import { amelia, type Keel, newInvestor, startKeel } from './support/keel.ts';
import { type ManualTimers, manualTimers } from './support/manualTimers.ts';

describe.each(engines)('events on $name', (engine) => {
  let keel: Keel;
  let timers: ManualTimers;
  beforeAll(async () => {
    timers = manualTimers();
    keel = await startKeel(engine, {}, { timers });
    await keel.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => keel.close());

  let investors = 0;
  const investor = (on = keel) => {
    investors += 1;
    return newInvestor(on, `${engine.name}-${investors}@example.org`);
  };
  /** Another instance on the same database; a test can run something right after its hub has read events. */
  const another = async () => {
    const instanceTimers = manualTimers();
    let reads = 0;
    let next: { readonly words: RegExp; readonly act: () => Promise<unknown> } | undefined;
    const { db } = keel.context;
    const watched = {
      ...db,
      close: async () => undefined,
      async query<Row extends object>(sql: string, values?: readonly SqlValue[]) {
        const rows = await db.query<Row>(sql, values);
        if (/FROM (events e|sessions\s+WHERE token_hash IN)/.test(sql)) reads += 1;
        const { act } = next?.words.test(sql) ? next : {};
        if (act) next = undefined;
        await act?.();
        return rows;
      },
    };
    const started = await startKeel(engine, {}, { timers: instanceTimers, db: watched });
    started.clock.advance(keel.clock.now().getTime() - started.clock.now().getTime());
    await started.app.listen({ port: 0, host: '127.0.0.1' });
    return {
      keel: started,
      timers: instanceTimers,
      reads: () => reads,
      afterNext(words: RegExp, act: () => Promise<unknown>) {
        next = { words, act };
      },
    };
  };
  const change = (userId: string, entity: object) =>
    keel.context.db.tx((tx) => recordEvent(tx, { userId, kind: 'trade', entity, at: keel.clock.now() }));

  it('[PUSH-6] a notification is sent to the open app immediately, and to nobody else', async () => {
    const [mine, theirs] = [await investor(), await investor()];
    const [stream, other] = [await follow(keel, mine.token), await follow(keel, theirs.token)];
    expect(stream.response.headers.get('content-type')).toMatch(/^text\/event-stream/);
    expect(stream.response.headers.get('cache-control')).toBe('no-store');
    expect(await stream.next()).toEqual({ id: '0', event: 'welcome', data: { changedAgo: null } });
    const at = keel.clock.now();
    await keel.context.db.tx((tx) =>
      notify(tx, { userId: mine.user._id, kind: 'kyc', title: 'Identity verified', message: 'Yes.', at }),
    );
    timers.pass(SECOND);
    const data = expect.objectContaining({ title: 'Identity verified', url: '/profile', read: false });
    expect(await stream.next()).toEqual({ id: '1', event: 'notification', data });
    await change(theirs.user._id, { own: true });
    timers.pass(SECOND);
    expect(await other.next()).toMatchObject({ event: 'welcome' });
    expect(await other.next()).toEqual({ id: '1', event: 'trade', data: { own: true } });
    await Promise.all([stream.close(), other.close()]);
  });

  it('[PUSH-6] events after Last-Event-ID are sent first, in order; without it only new events', async () => {
    const { token, user } = await investor();
    for (const n of [1, 2, 3]) await change(user._id, { n });
    const [again, fresh] = [await follow(keel, token, '1'), await follow(keel, token)];
    await again.next();
    await fresh.next();
    await change(user._id, { n: 4 });
    timers.pass(SECOND);
    const seen = [await again.next(), await again.next(), await again.next()];
    expect(seen.map((event) => event?.data)).toEqual([{ n: 2 }, { n: 3 }, { n: 4 }]);
    expect(await fresh.next()).toEqual({ id: '4', event: 'trade', data: { n: 4 } });
    const ahead = await follow(keel, token, '999');
    await ahead.next();
    await change(user._id, { n: 5 });
    timers.pass(SECOND);
    expect(await ahead.next()).toMatchObject({ id: '5' });
    await Promise.all([again.close(), fresh.close(), ahead.close()]);
  });

  it('[PUSH-6] the first message says where the stream starts and how old the newest change is', async () => {
    const { token, user } = await investor();
    await change(user._id, { n: 1 });
    await change(user._id, { n: 2 });
    keel.clock.advance(3 * SECOND);
    const streams = [await follow(keel, token), await follow(keel, token, '1'), await follow(keel, token, '999')];
    const first = await Promise.all(streams.map((stream) => stream.next()));
    const data = { changedAgo: 3000 };
    expect(first).toEqual(['2', '1', '2'].map((id) => ({ id, event: 'welcome', data })));
    await Promise.all(streams.map((stream) => stream.close()));
  });

  it('[PUSH-6] numbers have no gap and arrive in order, however many changes happen concurrently', async () => {
    const { token, user } = await investor();
    const stream = await follow(keel, token);
    await stream.next();
    await Promise.all(Array.from({ length: 20 }, (_, n) => change(user._id, { n })));
    timers.pass(SECOND);
    const ids: (string | undefined)[] = [];
    for (let left = 20; left > 0; left -= 1) ids.push((await stream.next())?.id);
    expect(ids).toEqual(Array.from({ length: 20 }, (_, n) => String(n + 1)));
    await stream.close();
  });

  it('[PUSH-6] a comment comes every 15 seconds', async () => {
    const { token } = await investor();
    const stream = await follow(keel, token);
    await stream.next();
    timers.pass(15 * SECOND);
    expect(await stream.next()).toEqual({ comment: 'still here' });
    await stream.close();
  });

  it('[ERR-2] the stream ends when its session is ended or expired, and other streams continue', async () => {
    const { token, user } = await investor();
    const body = { email: user.email, password: 'harbour-lamp-42' };
    const { token: other } = (await keel.call('login', { body })).json();
    const [ended, continuing] = [await follow(keel, token), await follow(keel, other)];
    await ended.next();
    await continuing.next();
    await keel.call('endSessions', { token: other, body: { ids: 'others' } });
    timers.pass(SECOND);
    expect(await ended.next()).toBeUndefined();
    await change(user._id, { still: true });
    timers.pass(SECOND);
    expect(await continuing.next()).toMatchObject({ data: { still: true } });
    keel.clock.advance(24 * HOUR);
    timers.pass(SECOND);
    expect(await continuing.next()).toBeUndefined();
  });

  it('[OPS-1][ERR-2] a suspended investor receives nothing more, and the stream ends', async () => {
    const { token, user } = await investor();
    const stream = await follow(keel, token);
    await stream.next();
    const channel = createChannel(keel.context, { isShared: false });
    const payload = {
      command: 'users suspend',
      actor: 'robin',
      input: { who: user._id, reason: 'Reported as stolen' },
    };
    const { body } = await channel.inject({ method: 'POST', url: '/commands', payload });
    expect(JSON.parse(body)).toMatchObject({ result: { changed: true } });
    timers.pass(SECOND);
    expect(await stream.next()).toBeUndefined();
    await channel.close();
  });

  it('[OPS-1][ERR-2] events read while the session ended are not sent either', async () => {
    const { token, user } = await investor();
    const second = await another();
    const stream = await follow(second.keel, token);
    await stream.next();
    await vi.waitFor(() => expect(second.reads()).toBeGreaterThan(1));
    second.afterNext(/FROM (events e|sessions\s+WHERE token_hash IN)/, async () => {
      await keel.context.db.tx(async (tx) => {
        await tx.query('DELETE FROM sessions WHERE user_id = $1', [user._id]);
        await recordEvent(tx, { userId: user._id, kind: 'user', entity: {}, at: keel.clock.now() });
      });
    });
    second.timers.pass(SECOND);
    expect(await stream.next()).toBeUndefined();
    await second.keel.close();
  });

  it('[PUSH-6] a stream opened while events are read misses none', async () => {
    const { token, user } = await investor();
    const second = await another();
    for (const n of [1, 2, 3]) await change(user._id, { n });
    const stream = await follow(second.keel, token);
    await stream.next();
    await vi.waitFor(() => expect(second.reads()).toBeGreaterThan(1));
    await change(user._id, { n: 4 });
    const late = new Promise<EventStream>((resolve, reject) => {
      second.afterNext(/FROM events e/, () => follow(second.keel, token, '1').then(resolve, reject));
    });
    second.timers.pass(SECOND);
    const event = await late;
    const ids = [await event.next(), await event.next(), await event.next(), await event.next()].map(
      (each) => each?.id,
    );
    expect(ids).toEqual(['1', '2', '3', '4']);
    expect(await stream.next()).toMatchObject({ id: '4' });
    await Promise.all([stream.close(), event.close()]);
    await second.keel.close();
  });

  it('[PUSH-6] an account that changes twice is sent in its current state, and intermediate states are not stored', async () => {
    const { token, user } = await investor();
    const stream = await follow(keel, token);
    await stream.next();
    for (const [name, code] of [
      ['Euro', 'EUR'],
      ['Japanese Yen', 'JPY'],
    ])
      await keel.call('changeCurrency', { token, body: { name, code, user: user._id } });
    timers.pass(SECOND);
    const now = (await keel.call('getUserByToken', { token })).json().user;
    expect(now.currency).toBe('JPY');
    expect([await stream.next(), await stream.next()]).toEqual([
      { id: '1', event: 'user', data: now },
      { id: '2', event: 'user', data: now },
    ]);
    const stored = await keel.context.db.query('SELECT data FROM events WHERE user_id = $1', [user._id]);
    expect(stored).toEqual([{ data: '{}' }, { data: '{}' }]);
    await stream.close();
  });

  it('[PUSH-6] events committed by one instance are sent by the others; closing one ends its streams', async () => {
    const { token, user } = await investor();
    const second = await another();
    const stream = await follow(second.keel, token);
    await stream.next();
    await change(user._id, { from: 'the first' });
    second.timers.pass(SECOND);
    expect(await stream.next()).toMatchObject({ data: { from: 'the first' } });
    const closing = second.keel.close();
    expect(await stream.next()).toBeUndefined();
    await closing;
  });

  it('[PUSH-6] events older than a week are deleted', async () => {
    const { user } = await investor();
    await change(user._id, { n: 1 });
    keel.clock.advance(8 * DAY);
    await change(user._id, { n: 2 });
    const rows = await keel.context.db.query('SELECT data FROM events WHERE user_id = $1', [user._id]);
    expect(rows).toEqual([{ data: '{"n":2}' }]);
  });

  it('[PUSH-6][API-4] refuses a caller without a session, an invalid id, and the eleventh stream (S-2)', async () => {
    const { token } = await investor();
    expect((await keel.call('streamEvents')).statusCode).toBe(401);
    for (const id of ['yesterday', '-1', 'x'.repeat(101)]) {
      const response = await keel.call('streamEvents', { token, headers: { 'last-event-id': id } });
      expect(response.statusCode).toBe(422);
    }
    const streams = [];
    for (let open = 0; open < 10; open += 1) streams.push(await follow(keel, token));
    expect((await keel.call('streamEvents', { token })).statusCode).toBe(429);
    await Promise.all(streams.map((stream) => stream.close()));
  });

  it('[PUSH-6] a HEAD request opens no stream', async () => {
    const { token } = await amelia(keel);
    const response = await keel.app.inject({
      method: 'HEAD',
      url: '/api/events',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(response.statusCode).toBe(405);
  });
});
