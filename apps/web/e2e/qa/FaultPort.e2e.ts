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
