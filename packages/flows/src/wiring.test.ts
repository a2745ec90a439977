import { expect, it } from 'vitest';
import { createActor, type InputFrom } from 'xstate';
import { loginMachine } from './login/machine.ts';
import type { LoginReply } from './login/types.ts';
import { implementPort } from './port.ts';
import { Secret } from './secret.ts';
import { decideAccess } from './session/access.ts';
import { sessionMachine } from './session/machine.ts';
import type { Stored } from './session/types.ts';
import { adasSignIn, noon, success } from './testing/samples.ts';

const nothing: Stored = {
  session: null,
  theme: null,
  wallet: { userId: null, seedphrase: null, chain: null, network: null, address: null },
  at: noon,
};

/** A session of a browser with empty storage, and everything that it emits. */
async function startSession() {
  const session = createActor(
    sessionMachine.provide({
      actors: {
        readStored: implementPort(() => Promise.resolve(nothing)),
      },
    }),
    { input: { landing: 'invest' } },
  );
  const announced: string[] = [];
  session.on('announce', ({ text }) => announced.push(text));
  session.start();
  await expect.poll(() => session.getSnapshot().value).toBe('signedOut');
  return { session, announced };
}

function startLogin(answer: () => Promise<LoginReply>, input: InputFrom<typeof loginMachine> = {}) {
  const login = createActor(loginMachine.provide({ actors: { login: implementPort(answer) } }), { input });
  login.start();
  return login;
}

it('[LOGIN-3] the session is stored before the page changes, so that the guard accepts the visitor', async () => {
  const { session } = await startSession();
  const login = startLogin(() => Promise.resolve(success(adasSignIn)), { returnTo: '/withdraw' });
  const navigations: unknown[] = [];
  login.on('established', (intent) => session.send(intent));
  login.subscribe({
    complete: () => {
      const to = login.getSnapshot().output?.to ?? '';
      navigations.push([to, decideAccess(session.getSnapshot().value, to)]);
    },
  });
  login.send({ type: 'field.changed', name: 'email', value: 'ada@example.com' });
  login.send({ type: 'submitted', password: new Secret('opensesame') });
  await expect.poll(() => navigations).toEqual([['/withdraw', { kind: 'allow' }]]);
});

it('[LOGIN-7] leaving the page aborts the call', async () => {
  const aborted: boolean[] = [];
  const machine = loginMachine.provide({
    actors: {
      login: implementPort((_, signal) => {
        signal.addEventListener('abort', () => aborted.push(signal.aborted));
        return new Promise<LoginReply>(() => {});
      }),
    },
  });
  const login = createActor(machine, { input: {} }).start();
  login.send({ type: 'field.changed', name: 'email', value: 'ada@example.com' });
  login.send({ type: 'submitted', password: new Secret('opensesame') });
  login.stop();
  expect(aborted).toEqual([true]);
});
