import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createServer } from '../src/http/createServer.ts';
import { engines } from './support/engines.ts';
import { type Keel, startKeel } from './support/keel.ts';
import { open, readAll, sendRaw } from './support/rawHttp.ts';

// Nothing here uses the database.
const [engine] = engines;
const QUICK = { headersMs: 100, requestMs: 100, checkMs: 20 };
const END = 'Host: keel\r\nConnection: close\r\n\r\n';
const STAY = 'Host: keel\r\n\r\n';

describe('connections', () => {
  let keel: Keel;
  let app: FastifyInstance;
  let webDist: string;
  const sockets: Socket[] = [];
  beforeAll(async () => {
    if (!engine) throw new Error('There is no engine.');
    webDist = mkdtempSync(join(tmpdir(), 'keel-web-'));
    writeFileSync(join(webDist, 'index.html'), '<!doctype html><title>Keel</title>');
    keel = await startKeel(engine, { webDist, maxConnections: 100 });
    await keel.app.listen({ port: 0, host: '127.0.0.1' });
    // A second server on the same context, with very short timeouts.
    app = await createServer({ ...keel.context, close: async () => undefined }, QUICK);
    await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    await vi.waitUntil(async () => (await openTo(keel.app)) === 0);
  });
  afterAll(async () => {
    await app.close();
    await keel.close();
    rmSync(webDist, { recursive: true, force: true });
  });

  const opened = (server: FastifyInstance) => {
    const socket = open(server);
    sockets.push(socket);
    return socket;
  };

  it('[API-4] a silent connection is closed, even if the client keeps its side open (N-2)', async () => {
    const connected = once(app.server, 'connection') as Promise<[Socket]>;
    opened(app);
    const [end] = await connected;
    await new Promise((closed) => end.once('close', closed));
    expect([end.bytesWritten, await openTo(app)]).toEqual([0, 0]);
  });

  it('[API-4] an incomplete request is answered 408 and closed, even if the client keeps its side open (N-2)', async () => {
    const socket = opened(app);
    socket.write('GET /health/live HTTP/1.1\r\nHost: ke');
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(String(answer)).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    await expect.poll(() => openTo(app), { timeout: 5000 }).toBe(0);
  });

  it('[API-4] one address can have a fifth of the connections, and a new one after one of them ends (N-2)', async () => {
    const places = Array.from({ length: 20 }, () => opened(keel.app));
    await Promise.all(places.map((socket) => once(socket, 'connect')));
    expect(await askHealth(keel.app)).toBe('');
    places[0]?.destroy();
    await expect.poll(() => askHealth(keel.app)).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('[API-4] headers that are too large are answered 431, also on a reused connection (N-11)', async () => {
    const large = `GET /health/live HTTP/1.1\r\nX-Large: ${'x'.repeat(20_000)}\r\n`;
    expect(await sendRaw(keel.app, large + END)).toMatch(/^HTTP\/1\.1 431 /);
    const socket = opened(keel.app);
    socket.write(`GET /health/live HTTP/1.1\r\n${STAY}`);
    await once(socket, 'data');
    socket.on('end', () => socket.end()).write(large + END);
    expect(await readAll(socket)).toMatch(/^HTTP\/1\.1 431 /);
  });

  it('[API-4] invalid HTTP is answered 400 on a reused connection (N-11)', async () => {
    const socket = opened(keel.app);
    socket.write(`GET /health/live HTTP/1.1\r\n${STAY}`);
    await once(socket, 'data');
    socket.on('end', () => socket.end()).write('NONSENSE\u0000\r\n\r\n');
    const answer = await readAll(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ code: 'malformed_request' });
  });

  it('[API-4][UPLOAD-1] one address can send five forms at once, and another one after one of them ends (S-12)', async () => {
    const head =
      'POST /api/storage/keel HTTP/1.1\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 9000\r\n';
    const places = Array.from({ length: 5 }, () => opened(keel.app));
    for (const socket of places) {
      const requested = once(keel.app.server, 'request');
      socket.write(`${head}${STAY}--x`);
      await requested;
    }
    expect(await sendRaw(keel.app, `${head}${END}--x`)).toMatch(/^HTTP\/1\.1 503 /);
    places[0]?.resetAndDestroy();
    const another = opened(keel.app);
    another.on('end', () => another.end());
    await vi.waitUntil(async () => (await openTo(keel.app)) === 5);
    another.write(`${head}${END}${'-'.repeat(9000)}`);
    expect(await readAll(another)).toMatch(/^HTTP\/1\.1 4\d\d /);
  });

  it.each(['/./x', '//x', '/../x', '/x/../../etc/passwd', '/api/investment/./1', '/api//investment/1', '/%2e%2e/x'])(
    '[API-4] %s is 404, and is not logged as a fault (N-4)',
    async (path) => {
      keel.takeLogs();
      expect(await sendRaw(keel.app, `GET ${path} HTTP/1.1\r\n${END}`)).toMatch(/^HTTP\/1\.1 404 /);
      expect(keel.takeLogs()).not.toMatch(/stack|fault/);
    },
  );

  it.each([
    ['ended', (socket: Socket) => void socket.end()],
    ['reset', (socket: Socket) => void socket.resetAndDestroy()],
  ])('[API-4] an aborted body (%s) is not logged as a fault (N-18)', async (_how, breakOff) => {
    keel.takeLogs();
    const socket = opened(keel.app);
    const head = 'POST /api/login HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: 100\r\n';
    socket.write(`${head}${STAY}{`);
    const [, answer] = (await once(keel.app.server, 'request')) as [IncomingMessage, ServerResponse];
    breakOff(socket);
    await once(answer, 'close');
    expect(await askHealth(keel.app)).toMatch(/^HTTP\/1\.1 200 /);
    expect(keel.takeLogs()).not.toMatch(/stack|fault/);
  });
});

function askHealth(app: FastifyInstance): Promise<string> {
  return sendRaw(app, `GET /health/live HTTP/1.1\r\n${END}`);
}

function openTo({ server }: FastifyInstance): Promise<number> {
  return new Promise((resolve, fail) =>
    server.getConnections((error, count) => (error ? fail(error) : resolve(count))),
  );
}

describe('unknown addresses', () => {
  it.each([
    ['out of their folder', '/x/../../etc/passwd'],
    ['unknown', '/nothing'],
    ['of another method', '/api/login'],
  ])('[API-4] are counted with the other calls: %s (N-4)', async (_what, path) => {
    if (!engine) throw new Error('There is no engine.');
    const webDist = mkdtempSync(join(tmpdir(), 'keel-web-'));
    writeFileSync(join(webDist, 'index.html'), '');
    const keel = await startKeel(engine, { webDist, requestsPerMinute: 2 });
    await keel.app.listen({ port: 0, host: '127.0.0.1' });
    const statuses: (string | undefined)[] = [];
    for (let tries = 0; tries < 3; tries += 1)
      statuses.push((await sendRaw(keel.app, `GET ${path} HTTP/1.1\r\n${END}`)).split(' ')[1]);
    await keel.close();
    rmSync(webDist, { recursive: true, force: true });
    const status = path === '/api/login' ? '405' : '404';
    expect(statuses).toEqual([status, status, '429']);
  });
});
