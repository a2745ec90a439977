import { type LoginReply, loginMachine, type Secret } from '@keel/flows';
import { expect } from '@playwright/test';
import { loginCases } from '../../../../../packages/flows/src/login/cases.ts';
import { call } from '../../support/accounts.ts';
import { button, click, dismiss, fillIfChanged, press, typeMore } from '../controls.ts';
import type { FlowDriver, Outcome } from '../FlowDriver.ts';
import { alwaysOffered } from '../guardExceptions.ts';
import { outcomeOf } from '../outcomes.ts';
import { brokenPasskeyPort, replacePasskeyPrompt } from '../passkey.ts';

/** The account's own email and password if the model has the right ones. */
const rightPassword = 'opensesame';
const rightEmail = 'ada@example.com';

/** `/login` (LOGIN-1 to LOGIN-7, AUTH-4). */
export const login: FlowDriver<typeof loginMachine> = {
  machine: loginMachine,
  cases: loginCases,
  open: async ({ page, input }) => {
    const { returnTo = '/login' } = input as { readonly returnTo?: string };
    await replacePasskeyPrompt(page);
    await page.goto(returnTo);
  },
  events: {
    'field.changed': {
      drive: async ({ page, account }, event) => {
        if (event.name === 'email') {
          await page.getByLabel('Email').fill(event.value === rightEmail ? account.person.email : event.value);
          return;
        }
        await typeMore(page.getByLabel('Password', { exact: true }));
      },
      can: (event, { context }) => event.name === 'password' || context.email !== event.value,
    },
    submitted: {
      drive: async ({ page, account }, { password }) => {
        const typed = password.reveal() === rightPassword ? account.person.password : password.reveal();
        await fillIfChanged(page.getByLabel('Password', { exact: true }), typed);
        await click(button(page, 'Continue'));
      },
      extraEvents: ['field.changed'],
      // The field accepts no more characters than the form allows.
      can: ({ password }) => password.reveal().length > 0,
    },
    'message.dismissed': dismiss,
    'way.chosen': {
      drive: ({ page }, { way }) =>
        click(
          button(
            page,
            {
              passkey: 'Use your passkey',
              code: 'Use a code from your app',
              recovery: 'Lost your device? Use a recovery code',
            }[way],
          ),
        ),
      can: (event, before) => before.context.way !== event.way && before.can(event),
    },
    'factor.submitted': {
      drive: async ({ page }, { proof }) => {
        const field = page.getByLabel(proof.reveal().includes('-') ? 'Recovery code' : 'Code from your app');
        await fillIfChanged(field, proof.reveal());
        await click(button(page, 'Log in'));
      },
      can: (event, before) => fits(event.proof, before.context.way) && before.can(event),
    },
    'passkey.requested': press('Use your passkey'),
    'factor.left': press('Back to the password'),
  },
  ports: {
    login: { call: 'POST /login', operation: 'login', answers: loginOutcome },
    usePasskey: brokenPasskeyPort,
    finishSignIn: {
      call: 'POST /second-factor',
      operation: 'finishSignIn',
      answers: (answer: LoginReply) => (answer.body === null ? outcomeOf(answer) : opensSession),
    },
  },
  busyStates: ['usingPasskey'],
  exceptions: {
    'login.usingPasskey xstate.done.actor.usePasskey 2/2': 'the port of the app answers with a signature or fails',
  },
  shows: {
    askingFactor: ({ page }) =>
      expect(page.getByRole('heading', { level: 1, name: 'Confirm that it is you' })).toBeVisible(),
  },
  guardExceptions: {
    ...alwaysOffered('isValid', 'isOffered', 'isFactor', 'usesPasskey'),
    'isSigned: false': 'the port of the app answers with a signature or fails',
  },
};

/** A session of the password alone, since no account of the run has a second factor. */
const opensSession: Outcome = {
  kind: 'standIn',
  make: async ({ server, account: { person } }) => ({
    status: 200,
    json: await call<object>(server, '/login', { body: { email: person.email, password: person.password } }),
  }),
};

function fits(proof: Secret, way: unknown): boolean {
  return way === (proof.reveal().includes('-') ? 'recovery' : 'code');
}

/** The server of the run asks no account for a second factor, so the answer that asks for one is replaced. */
function loginOutcome(answer: LoginReply): Outcome {
  const { body } = answer;
  if (body === null || !('challenge' in body)) return outcomeOf(answer);
  const { ways, passkey } = body;
  const secondFactor = { challenge: body.challenge.reveal(), ways, passkey };
  return { kind: 'answer', status: 202, json: { bool: true, message: 'One more step', secondFactor } };
}
