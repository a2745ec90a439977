import { describe, expect, it } from 'vitest';
import type { Api } from './api.ts';
import { createApiClient } from './client.ts';
import { createDeposit, fetchDeposits } from './deposits.ts';
import { memoryToken } from './memoryToken.ts';

const wire = {
  depositId: 'd1',
  date: '2026-11-20T10:00:00Z',
  amount: '2000.50',
  type: 'Bitcoin',
  plan: 'Starter',
  status: 'pending',
  paid: 'unPaid',
  address: null,
};
const { signal } = new AbortController();

/** A client whose server returns these answers, one for each call, and which records the requests. */
function serverWith(...answers: readonly Response[]) {
  const requests: Request[] = [];
  const fetch = (request: Request) => {
    requests.push(request.clone());
    const next = answers[requests.length - 1];
    return next ? Promise.resolve(next) : Promise.reject(new TypeError('Nobody answers.'));
  };
  const credentials = {
    token: () => 'a-token',
    epoch: () => 1,
    idleSeconds: () => 0,

    refused: () => undefined,
  };
  const client = createApiClient({ baseUrl: 'https://portal.example/api', fetch, credentials });
  const api: Api = {
    client,
    signUpToken: memoryToken(),
    deviceToken: memoryToken(),
    fetch,
    now: () => 7,
    translate: () => null,
  };
  return { api, requests };
}

const page = (ids: readonly string[], nextCursor: string | null) =>
  Response.json({ bool: true, message: ids.map((depositId) => ({ ...wire, depositId })), nextCursor });

describe('deposits on the wire', () => {
  it('[DEP-4] sends dollars as decimal text, with the idempotency key of the attempt', async () => {
    const { api, requests } = serverWith(Response.json({ bool: true, message: 'Deposit created.', deposit: wire }));
    const call = { amount: 200_050, plan: 'Starter', mode: 'Bitcoin', user: 'u1', attemptId: 'attempt-1' } as const;
    const reply = await createDeposit(api, call, signal);
    expect(requests[0]?.headers.get('Idempotency-Key')).toBe('attempt-1');
    expect(await requests[0]?.json()).toEqual({ amount: '2000.50', plan: 'Starter', mode: 'Bitcoin', user: 'u1' });
    expect(reply.body?.amount).toBe(200_050);
  });

  it('[DEP-1] reads the history to its oldest page', async () => {
    const { api, requests } = serverWith(page(['d3', 'd2'], 'after-d2'), page(['d1'], null));
    const reply = await fetchDeposits(api, { user: 'u1' }, signal);
    expect(reply.body?.map(({ depositId }) => depositId)).toEqual(['d3', 'd2', 'd1']);
    expect(await requests[1]?.json()).toEqual({ user: 'u1', limit: 200, cursor: 'after-d2' });
  });

  it('[ERR-1] a refused page is the result of the whole call', async () => {
    const refused = Response.json({ bool: false, code: 'unavailable', message: 'Later.' }, { status: 503 });
    const { api } = serverWith(page(['d3'], 'after-d3'), refused);
    const reply = await fetchDeposits(api, { user: 'u1' }, signal);
    expect([reply.status, reply.text, reply.body]).toEqual([503, 'Later.', null]);
  });

  it('[DEP-1] asks a server that returns the same page forever only twice', async () => {
    const { api, requests } = serverWith(page(['d3'], 'again'), page(['d2'], 'again'));
    const reply = await fetchDeposits(api, { user: 'u1' }, signal);
    expect([reply.body?.length, requests.length]).toEqual([2, 2]);
  });
});
