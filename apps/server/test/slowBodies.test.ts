import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { SECOND } from '@keel/backend/clock.ts';
import type { SqlValue } from '@keel/backend/db/Db.ts';
import type { SessionStart } from '@keel/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { engines } from './support/engines.ts';
import { amelia, type Keel, startKeel } from './support/keel.ts';

const LONG = 60 * SECOND;
/** How long a body may take to arrive. */
const BODY_LIMIT = 15 * SECOND;
const FAR = new Date('2100-01-01');

describe.each(engines)('slow bodies, on $name', (engine) => {
  let keel: Keel;
  let who: SessionStart;
  beforeAll(async () => {
    keel = await startKeel(engine);
    who = await amelia(keel);
    await keel.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => keel.close());
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  /**
   * Delays the lookup of the caller's session until `go` is called. A given `session` is returned without the database.
   */
  const hold = (session?: object) => {
    const { db } = keel.context;
    const original = { ...db };
    const [started, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const delayed = async (sql: string, values?: readonly SqlValue[]) => {
      if (!sql.includes('sessions')) return original.query(sql, values);
      Object.assign(db, original);
      started.resolve();
      await go.promise;
      return session === undefined ? original.query(sql, values) : [session];
    };
    Object.assign(db, { query: delayed });
    return { started: started.promise, go: go.resolve };
  };
  const send = (body: string, length = body.length) => {
    const { port } = keel.app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    socket.write(
      'POST /api/fetchdeposit HTTP/1.1\r\nHost: keel\r\nConnection: close\r\nContent-Type: application/json\r\n' +
        `Authorization: Bearer ${who.token}\r\nContent-Length: ${length}\r\n\r\n${body}`,
    );
    return socket;
  };

  it('[API-4] a body that has arrived is accepted, however long authentication takes', async () => {
    const { started, go } = hold();
    const socket = send(JSON.stringify({ user: who.user._id }));
    const answer = readAll(socket);
    await started;
    vi.advanceTimersByTime(LONG);
    go();
    expect(await answer).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('[API-4] a body that does not arrive ends the call, with a time limit that starts when the server reads it', async () => {
    const { started, go } = hold({ user_id: who.user._id, expires_at: FAR, seen: FAR });
    const socket = send('{', 100);
    const answer = readAll(socket);
    await started;
    vi.advanceTimersByTime(LONG);
    // The timeout of the body is recognised by its delay, because other timers may start too, e.g. of connections.
    const delays = vi.spyOn(globalThis, 'setTimeout').mock.calls;
    const hasLimit = () => delays.some(([, delay]) => delay === BODY_LIMIT);
    expect(hasLimit()).toBe(false);
    go();
    await expect.poll(hasLimit).toBe(true);
    vi.advanceTimersByTime(LONG);
    expect(await answer).toBe('');
  });
});

async function readAll(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', () => undefined);
  await once(socket, 'close');
  return Buffer.concat(chunks).toString();
}
