import { type LoginReply, loginMachine, PasskeyUnused, type Secret } from '@keel/flows';
import { expect } from '@playwright/test';
import { loginCases } from '../../../../../packages/flows/src/login/cases.ts';
import type { FlowDriver, Outcome } from '../FlowDriver.ts';
import { button, dismiss, hold, press } from '../hands.ts';
import { outcomeOf } from '../outcomes.ts';

/** The account's own e-mail and password where the model has the right ones. */
const rightPassword = 'opensesame';
const rightEmail = 'ada@example.com';

/** `/login` (LOGIN-1 to LOGIN-7, AUTH-4). */
export const login: FlowDriver<typeof loginMachine> = {
  machine: loginMachine,
  cases: loginCases,
  open: async ({ page, input }) => {
    const { returnTo = '/login' } = input as { readonly returnTo?: string };
    await page.goto(returnTo);
  },
  events: {
    'field.changed': {
      drive: async ({ page, account }, event) => {
        if (event.name === 'email') {
          await page.getByLabel('Email').fill(event.value === rightEmail ? account.person.email : event.value);
          return;
        }
        const field = page.getByLabel('Password', { exact: true });
        await field.fill(`${await field.inputValue()}x`);
      },
    },
    submitted: {
      drive: async ({ page, account }, { password }) => {
        const typed = password.reveal() === rightPassword ? account.person.password : password.reveal();
        await hold(page.getByLabel('Password', { exact: true }), typed);
        await button(page, 'Continue').click();
      },
      along: ['field.changed'],
      // The field takes no more than the form allows.
      can: ({ password }) => password.reveal().length > 0,
    },
    'message.dismissed': dismiss,
    'way.chosen': {
      drive: ({ page }, { way }) =>
        button(
          page,
          {
            passkey: 'Use your passkey',
            code: 'Use a code from your app',
            recovery: 'Lost your device? Use a recovery code',
          }[way],
        ).click(),
      can: ({ way }, { context }) => context.way !== way,
    },
    'factor.submitted': {
      drive: async ({ page }, { proof }) => {
        const field = page.getByLabel(proof.reveal().includes('-') ? 'Recovery code' : 'Code from your app');
        await hold(field, proof.reveal());
        await button(page, 'Log in').click();
      },
      can: (event, before) => fits(event.proof, before.context.way) && before.can(event),
    },
    'passkey.requested': press('Use your passkey'),
    'factor.left': press('Back to the password'),
  },
  ports: {
    login: { call: 'POST /login', operation: 'login', answers: loginOutcome },
    usePasskey: { undriven: 'the browser asks for it, not the server' },
    finishSignIn: {
      call: 'POST /second-factor',
      operation: 'finishSignIn',
      answers: (answer: LoginReply) => (answer.body === null ? outcomeOf(answer) : null),
    },
  },
  shows: {
    askingFactor: ({ page }) =>
      expect(page.getByRole('heading', { level: 1, name: 'Confirm that it is you' })).toBeVisible(),
  },
};

function fits(proof: Secret, way: unknown): boolean {
  return way === (proof.reveal().includes('-') ? 'recovery' : 'code');
}

/** The server of the run asks no account for a second factor, so what asks for one stands in for it. */
function loginOutcome(answer: LoginReply): Outcome {
  const { body } = answer;
  if (body === null || !('challenge' in body)) return outcomeOf(answer);
  const { ways, passkey } = body;
  const secondFactor = { challenge: body.challenge.reveal(), ways, passkey };
  return { kind: 'answer', status: 202, json: { bool: true, message: 'One more step', secondFactor } };
}
