import { Secret } from '@keel/flows';
import { describe, expect, it } from 'vitest';
import { adasSession } from '../stories/samples.ts';
import { finishSignIn, login } from './account.ts';
import type { Api, StoredToken } from './api.ts';
import { createApiClient } from './client.ts';
import { memoryToken } from './memoryToken.ts';
import { resendCode, resetPassword, signup, verifyEmail } from './signup.ts';

const { signal } = new AbortController();
const TOKEN = 'q3J8nV0sYk2mT7pLxW5aRz9cHf4uBd1eGo6iKtPvXsY';
const sent = (signUpToken?: string) => ({ bool: true, message: 'Sent.', url: '/verification', signUpToken });
const call = { email: 'ada@example.com', code: new Secret('0417') };

/** An app whose server returns this answer, with the recorded requests. */
function appWith(signUpToken: StoredToken, answer: object, status = 200, deviceToken = memoryToken()) {
  const requests: Request[] = [];
  const fetch = (request: Request) => {
    requests.push(request.clone());
    return Promise.resolve(Response.json(answer, { status }));
  };
  const credentials = { token: () => null, epoch: () => 0, refused: () => undefined, idleSeconds: () => 0 };
  const client = createApiClient({ baseUrl: 'https://portal.example/api', fetch, credentials });
  const api: Api = { client, signUpToken, deviceToken, fetch, now: () => 7, translate: () => null };
  return { api, requests };
}

describe('the token of a sign-up', () => {
  it('[AUTH-2] is stored from the answer and not passed to the flow (M-13)', async () => {
    const token = memoryToken();
    const fields = {
      firstName: 'Ada',
      lastName: 'L',
      email: call.email,
      country: 'Portugal',
      phone: '+351 5',
      package: 'p',
    };
    const secrets = { password: new Secret('harbour-lamp-42'), confirmPassword: new Secret('harbour-lamp-42') };
    const { api } = appWith(token, sent(TOKEN));
    const reply = await signup(api, { ...fields, ...secrets, gender: 'female', accountPackage: null }, signal);
    expect([token.read(), reply.body]).toEqual([TOKEN, { url: '/verification' }]);
  });

  it('[AUTH-2][LOGIN-4] is renewed by a login with an unverified email (M-13)', async () => {
    const token = memoryToken('of-another-sign-up-of-this-browser');
    const { api } = appWith(token, sent(TOKEN), 202);
    const reply = await login(api, { email: call.email, password: new Secret('harbour-lamp-42') }, signal);
    expect([reply.status, reply.body, token.read()]).toEqual([202, null, TOKEN]);
  });

  it('[AUTH-2][VERIFY-4] is sent with a code and with a request for another one, if there is one (M-13)', async () => {
    const bodies = [];
    for (const token of [memoryToken(TOKEN), memoryToken()]) {
      const { api, requests } = appWith(token, { bool: false, message: 'No.' }, 400);
      await verifyEmail(api, call, signal);
      await resendCode(api, call, signal);
      for (const request of requests) bodies.push(await request.json());
    }
    const { email } = call;
    expect(bodies).toEqual([
      { email, code: '0417', signUpToken: TOKEN },
      { email, signUpToken: TOKEN },
      { email, code: '0417' },
      { email },
    ]);
  });
});

describe('the device token of this browser', () => {
  const password = new Secret('harbour-lamp-42');
  const body = { ...adasSession, deviceToken: TOKEN };

  it.each([
    ['login', (api: Api) => login(api, { email: call.email, password }, signal), body],
    ['verifyEmail', (api: Api) => verifyEmail(api, call, signal), body],
    [
      'finishSignIn',
      (api: Api) =>
        finishSignIn(api, { challenge: new Secret('a-challenge'), way: 'code', proof: new Secret('123456') }, signal),
      body,
    ],
    [
      'resetPassword',
      (api: Api) => resetPassword(api, { token: new Secret('a-link'), password }, signal),
      { bool: true, message: 'Set.', deviceToken: TOKEN },
    ],
  ])('[AUTH-5] is sent by %s if there is one, and stored from the answer (N-8)', async (_, send, answer) => {
    const device = memoryToken();
    const { api, requests } = appWith(memoryToken(), answer, 200, device);
    await send(api);
    expect(device.read()).toBe(TOKEN);
    await send(api);
    const bodies = await Promise.all(requests.map((request) => request.json()));
    expect(bodies.map(({ deviceToken }) => deviceToken)).toEqual([undefined, TOKEN]);
  });
});
