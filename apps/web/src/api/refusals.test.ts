import { TransportFailure } from '@keel/flows';
import { describe, expect, it } from 'vitest';
import { fetchUser } from './account.ts';
import type { Api } from './api.ts';
import { createApiClient } from './client.ts';
import { memoryToken } from './memoryToken.ts';
import { callNetwork, NetworkFailure } from './networks.ts';
import { fetchPushKey } from './push.ts';
import { resendCode } from './signup.ts';
import { fetchExport, fetchStatementCsv } from './statement.ts';

const { signal } = new AbortController();
const refused = { bool: false, message: 'Closed' };
const page = () => new Response('<!doctype html><title>Hotel</title>', { headers: { 'Content-Type': 'text/html' } });

function answering(answer: () => Response): Api {
  const fetch = () => Promise.resolve(answer());
  const credentials = {
    token: () => 'a-token',
    epoch: () => 1,
    idleSeconds: () => 0,

    refused: () => undefined,
  };
  return {
    client: createApiClient({ baseUrl: 'https://portal.example/api', fetch, credentials }),
    signUpToken: memoryToken(),
    deviceToken: memoryToken(),
    fetch,
    now: () => 7,
    translate: () => null,
  };
}

describe('a refusal with a success status', () => {
  it.each([
    ['export', fetchExport],
    ['statement', fetchStatementCsv],
  ])('[DASH-8, HONEST-6] is not saved as a file: %s', async (_, fetchFile) => {
    const reply = await fetchFile(
      answering(() => Response.json(refused)),
      signal,
    );
    expect(reply).toMatchObject({ status: 200, bool: false, text: 'Closed', body: null });
  });

  it('[PUSH-2] is not a key to subscribe with', async () => {
    expect(
      await fetchPushKey(
        answering(() => Response.json(refused)),
        signal,
      ),
    ).toBeNull();
  });

  it('[WALLET-4, DASH-8] is not an answer of a network, and its message is shown', async () => {
    const api = answering(() => Response.json(refused));
    const request = callNetwork(api, { chain: 'ethereum', network: 'test' }, 'eth_chainId', []);
    await expect(request).rejects.toEqual(new NetworkFailure('Closed', 200));
  });
});

it('[WALLET-4, WALLET-11] too many calls of a network say how long to wait', async () => {
  const headers = { 'Retry-After': '20' };
  const api = answering(() => Response.json({ ...refused, code: 'rate_limited' }, { status: 429, headers }));
  const request = callNetwork(api, { chain: 'ethereum', network: 'test' }, 'eth_chainId', []);
  await expect(request).rejects.toEqual(new NetworkFailure('Closed', 429, 20_000));
});

describe('a page of another website', () => {
  it('[SESS-3] does not sign anybody out', async () => {
    await expect(fetchUser(answering(page), { token: 'a-token' }, signal)).rejects.toEqual(new TransportFailure());
  });

  it('[VERIFY-4] does not count as a sent code', async () => {
    const reply = await resendCode(answering(page), { email: 'a@b.de' }, signal);
    expect(reply).toMatchObject({ status: 200, bool: false, body: null });
  });

  it.each([
    ['export', fetchExport],
    ['statement', fetchStatementCsv],
  ])('[HONEST-6] is not saved as a file: %s', async (_, fetchFile) => {
    expect(await fetchFile(answering(page), signal)).toMatchObject({ status: 200, body: null });
  });
});

describe('a file', () => {
  it.each([
    ['export', 'application/json', '{"exportedAt":"2026-11-20T12:00:00Z"}', fetchExport],
    ['statement', 'text/csv; charset=utf-8', 'Date,Amount\n', fetchStatementCsv],
  ])('[HONEST-6] is returned unchanged: %s', async (_, type, text, fetchFile) => {
    const api = answering(() => new Response(text, { headers: { 'Content-Type': type } }));
    expect(await fetchFile(api, signal)).toMatchObject({ status: 200, body: text });
  });
});
