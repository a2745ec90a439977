import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { FaultPort } from './FaultPort.ts';

test('[QA-1, QA-4] every other call with an idempotency key arrives at the server twice, which must answer the same', async ({
  page,
}) => {
  const keys: (string | undefined)[] = [];
  let isKeyIgnored = false;
  const server = createServer((request, response) => {
    keys.push(request.headers['idempotency-key']?.toString());
    response.end(isKeyIgnored ? `withdrawal ${keys.length}` : 'a withdrawal');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const ports = { createWithdraw: { call: 'POST /createwithdraw' } } as const;
  const faults = await FaultPort.between(page, ports, () => true, { repeatsCalls: true });
  await page.goto(`http://127.0.0.1:${port}/`);
  keys.length = 0;
  const send = async (headers: Record<string, string>) => {
    const answer = page.evaluate(
      async (given) => (await fetch('/api/createwithdraw', { method: 'POST', headers: given })).text(),
      headers,
    );
    // A call that fails its test is never answered.
    answer.catch(() => undefined);
    await faults.settle('createWithdraw', { kind: 'true' });
    return answer;
  };
  expect(await send({ 'Idempotency-Key': 'one' })).toBe('a withdrawal');
  expect(await send({ 'Idempotency-Key': 'two' })).toBe('a withdrawal');
  expect(await send({})).toBe('a withdrawal');
  expect(keys).toEqual(['one', 'one', 'two', undefined]);
  isKeyIgnored = true;
  await expect(send({ 'Idempotency-Key': 'three' })).rejects.toThrow(
    '/api/createwithdraw arrived twice with one idempotency key, and its two answers differ (200, 200)',
  );
  server.closeAllConnections();
  server.close();
});

test('[QA-1] a call that the page has cancelled is not answered instead of the next one', async ({ page }) => {
  await page.route('**/', (route) => route.fulfill({ contentType: 'text/html', body: '<title>Keel</title>' }));
  const faults = await FaultPort.between(page, { getToken: { call: 'GET /push-key' } }, () => true);
  await page.goto('http://keel.test/');
  await page.evaluate(() => {
    const cancelled = new AbortController();
    Object.assign(globalThis, { cancelled });
    void fetch('/api/push-key', { signal: cancelled.signal }).catch(() => undefined);
  });
  await expect.poll(() => faults.waiting('getToken')).toBe(1);
  await page.evaluate(() => (globalThis as unknown as { readonly cancelled: AbortController }).cancelled.abort());
  await expect.poll(() => faults.waiting('getToken')).toBe(0);
  const status = page.evaluate(async () => (await fetch('/api/push-key')).status);
  await faults.settle('getToken', { kind: 'answer', status: 503, json: {} });
  expect(await status).toBe(503);
});
