import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from './support/engines.ts';
import { type Keel, startKeel } from './support/keel.ts';

const PAGE = '<!doctype html><title>Keel</title>';
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data: blob:; " +
  "connect-src 'self'; manifest-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'; " +
  "form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types keel";

describe.each(engines)('the app on $name', (engine) => {
  let keel: Keel;
  let webDist: string;
  beforeAll(async () => {
    webDist = mkdtempSync(join(tmpdir(), 'keel-web-'));
    mkdirSync(join(webDist, 'assets'));
    writeFileSync(join(webDist, 'index.html'), PAGE);
    writeFileSync(join(webDist, 'sw.js'), '// worker');
    writeFileSync(join(webDist, 'assets/app-1a2b3c.js'), '// app');
    writeFileSync(join(webDist, 'assets/app-1a2b3c.js.br'), brotliCompressSync('// app'));
    keel = await startKeel(engine, { webDist });
  });
  afterAll(async () => {
    await keel.close();
    rmSync(webDist, { recursive: true, force: true });
  });

  const get = (url: string, accept = 'text/html,*/*') =>
    keel.app.inject({ url, headers: { accept, 'accept-encoding': 'br' } });

  it.each(['/', '/login', '/invest', '/deposit-detail?id=1', '/some/thing/unknown'])(
    '[ROUTE-1][ROUTE-5] %s is the app, is revalidated each time, and cannot run code from elsewhere',
    async (url) => {
      const response = await get(url);
      expect([response.statusCode, response.body]).toEqual([200, PAGE]);
      expect(response.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'content-security-policy': POLICY,
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      });
    },
  );

  it('[PWA-1] the worker is revalidated; files with a hash are cached permanently, and compressed', async () => {
    const [worker, asset] = [await get('/sw.js', '*/*'), await get('/assets/app-1a2b3c.js', '*/*')];
    expect(worker.headers['cache-control']).toBe('no-cache');
    expect(asset.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
    });
    expect(asset.headers['content-type']).toMatch(/javascript; charset=utf-8$/);
  });

  it.each([
    ['a script that is gone', '/assets/app-old.js', '*/*'],
    ['a call', '/api/nothing', 'text/html'],
    ['what lies outside', '/../package.json', '*/*'],
    ['what lies outside, hidden', '/%2e%2e/%2e%2e/package.json', '*/*'],
  ])('[ROUTE-5] %s is not answered with the app', async (_what, url, accept) => {
    const response = await get(url, accept);
    expect(response.statusCode).toBe(404);
    expect(response.json().code).toBe('not_found');
  });

  it.each([
    ['a page for a browser', '/invest', 'text/html,*/*', 200],
    ['a page for who takes anything', '/invest', '*/*', 404],
    ['the first page for who says nothing', '/?from=a-monitor', undefined, 200],
    ['the first page', '/', '*/*', 200],
    ['the worker', '/sw.js', '*/*', 200],
    ['what carries its hash', '/assets/app-1a2b3c.js', '*/*', 200],
    ['a script that is gone', '/assets/app-old.js', '*/*', 404],
    ['a chunk without its ending', '/assets/app-old', '*/*', 404],
    ['an image for who wants an image', '/invest', 'image/png', 404],
    ['a call', '/api/packages', '*/*', 200],
    ['a call that does not exist', '/api/nothing', '*/*', 404],
  ])('[ROUTE-1][ROUTE-5] HEAD of %s has the headers of GET, without the body', async (_what, url, accept, status) => {
    const request = (method: 'GET' | 'HEAD') =>
      keel.app.inject({ method, url, headers: { 'accept-encoding': 'br', ...(accept !== undefined && { accept }) } });
    const [got, head] = [await request('GET'), await request('HEAD')];
    const headersOf = ({ headers }: typeof got) => ({ ...headers, date: undefined, 'x-request-id': undefined });
    expect([head.statusCode, head.body]).toEqual([status, '']);
    expect([got.statusCode, got.body === '']).toEqual([status, false]);
    expect(headersOf(head)).toEqual(headersOf(got));
  });

  it('[ROUTE-5] only GET and HEAD return the app', async () => {
    const response = await keel.app.inject({ method: 'POST', url: '/login', headers: { accept: 'text/html' } });
    expect(response.statusCode).toBe(404);
  });
});

describe.each(engines)('the app on https and $name', (engine) => {
  it('[OPS-3] tells browsers to stay on https', async () => {
    const webDist = mkdtempSync(join(tmpdir(), 'keel-web-'));
    writeFileSync(join(webDist, 'index.html'), PAGE);
    const keel = await startKeel(engine, { webDist, publicUrl: 'https://invest.example.org' });
    const { headers } = await keel.app.inject({ url: '/', headers: { accept: 'text/html' } });
    await keel.close();
    rmSync(webDist, { recursive: true, force: true });
    expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
    expect(headers['content-security-policy']).toBe(`${POLICY}; upgrade-insecure-requests`);
  });
});

describe.each(engines)('without a built app on $name', (engine) => {
  it('[ROUTE-1] explains what to do', async () => {
    const keel = await startKeel(engine, { webDist: join(tmpdir(), 'keel-no-such-folder') });
    const response = await keel.app.inject({ url: '/', headers: { accept: 'text/html' } });
    await keel.close();
    expect([response.statusCode, response.body]).toEqual([503, 'The app is not built yet. Run: npm start']);
  });
});
