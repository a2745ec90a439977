import { SECOND } from '@keel/backend/clock.ts';
import { notify } from '@keel/backend/modules/notifications/notify.ts';
import type { components } from '@keel/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from './support/engines.ts';
import { amelia, type Keel, newInvestor, startKeel } from './support/keel.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

describe.each(engines)('notifications on $name', (engine) => {
  let keel: Keel;
  beforeAll(async () => {
    keel = await startKeel(engine);
  });
  afterAll(() => keel.close());

  const send = async (userId: string, title: string, kind: 'deposit' | 'message' = 'message') => {
    await keel.context.db.tx((tx) => notify(tx, { userId, title, message: `${title}!`, kind, at: keel.clock.now() }));
    keel.clock.advance(SECOND);
  };
  let investors = 0;
  const investor = () => {
    investors += 1;
    return newInvestor(keel, `${engine.name}-${investors}@example.org`);
  };

  it('[PUSH-6][DASH-9] are listed newest first with the number of unread ones; a new account has none', async () => {
    const { token, user } = await investor();
    const none = await keel.call('listNotifications', { token });
    expect(none.json()).toEqual({ bool: true, message: [], unread: 0, nextCursor: null });
    await send(user._id, 'First', 'deposit');
    await send(user._id, 'Second');
    const { message, unread } = (await keel.call('listNotifications', { token })).json();
    expect(unread).toBe(2);
    expect(message).toEqual([
      expect.objectContaining({ title: 'Second', message: 'Second!', url: '/notifications', read: false }),
      expect.objectContaining({ title: 'First', url: '/fund-account', image: null, read: false }),
    ]);
  });

  it('[PUSH-6] are paged without duplicates or gaps, also those of the same time', async () => {
    const { token, user } = await investor();
    const at = keel.clock.now();
    const titles = ['one', 'two', 'three', 'four', 'five'];
    for (const title of titles)
      await keel.context.db.tx((tx) => notify(tx, { userId: user._id, title, message: title, kind: 'message', at }));
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const query: Record<string, string> = { limit: '2', ...(cursor !== '' && { cursor }) };
      const page: components['schemas']['NotificationList'] = (
        await keel.call('listNotifications', { token, query })
      ).json();
      seen.push(...page.message.map(({ title }) => title));
      cursor = page.nextCursor ?? null;
    }
    expect(seen.toSorted()).toEqual(titles.toSorted());
  });

  it('[DASH-9] can be read one by one or all at once; the answer has the number of unread ones', async () => {
    const { token, user } = await investor();
    for (const title of ['a', 'b', 'c']) await send(user._id, title);
    const { message } = (await keel.call('listNotifications', { token })).json();
    const body = { id: message[1]._id };
    for (let times = 0; times < 2; times += 1)
      expect((await keel.call('readNotification', { token, body })).json()).toMatchObject({ unread: 2 });
    const after = (await keel.call('listNotifications', { token })).json();
    expect(after.message.map(({ read }: { read: boolean }) => read)).toEqual([false, true, false]);
    expect((await keel.call('readAllNotifications', { token })).json()).toMatchObject({ unread: 0 });
    expect((await keel.call('listNotifications', { token })).json().unread).toBe(0);
  });

  it('[API-3] of other accounts cannot be seen or read', async () => {
    const [mine, theirs] = [await investor(), await investor()];
    await send(theirs.user._id, 'Not yours');
    const [id] = (await keel.call('listNotifications', { token: theirs.token }))
      .json()
      .message.map(({ _id }: { _id: string }) => _id);
    expect((await keel.call('listNotifications', { token: mine.token })).json().message).toEqual([]);
    expect((await keel.call('readNotification', { token: mine.token, body: { id } })).statusCode).toBe(404);
    await keel.call('readAllNotifications', { token: mine.token });
    expect((await keel.call('listNotifications', { token: theirs.token })).json().unread).toBe(1);
  });

  it('[PUSH-6] are not stored if their cause failed', async () => {
    const { token, user } = await investor();
    const failed = keel.context.db.tx(async (tx) => {
      await notify(tx, { userId: user._id, title: 'x', message: 'x', kind: 'message', at: keel.clock.now() });
      throw new Error('the cause failed');
    });
    await expect(failed).rejects.toThrow('the cause failed');
    expect((await keel.call('listNotifications', { token })).json().unread).toBe(0);
    expect(await keel.context.db.query('SELECT seq FROM events WHERE user_id = $1', [user._id])).toEqual([]);
  });

  it.each([
    ['a page of more than 200', { limit: '201' }],
    ['a cursor of its own making', { cursor: 'yesterday' }],
    ['a cursor beyond time', { cursor: '999999999999999.0197f3a2-1111-7000-8000-000000000009' }],
  ])('[API-4] 422 for %s', async (_what, query) => {
    const { token } = await amelia(keel);
    expect((await keel.call('listNotifications', { token, query })).statusCode).toBe(422);
  });

  it('[API-4][ERR-2] refuse invalid requests, and callers without a session', async () => {
    const { token } = await amelia(keel);
    expect((await keel.call('readNotification', { token, body: { id: 'x' } })).statusCode).toBe(422);
    const headers = { 'content-type': 'application/json' };
    expect((await keel.call('readNotification', { token, headers, body: bytes('{') })).statusCode).toBe(400);
    const plain = { 'content-type': 'text/plain' };
    expect((await keel.call('readNotification', { token, headers: plain, body: bytes('x') })).statusCode).toBe(415);
    const large = { id: 'x'.repeat(70_000) };
    expect((await keel.call('readNotification', { token, body: large })).statusCode).toBe(413);
    for (const operation of ['listNotifications', 'readAllNotifications', 'getPushKey', 'listSessions'] as const)
      expect((await keel.call(operation)).statusCode).toBe(401);
  });
});
