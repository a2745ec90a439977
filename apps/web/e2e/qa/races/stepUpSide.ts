import { Secret } from '@keel/flows';
import { success } from '@keel/flows/testing';
import { call, makeAccount, signIn } from '../../support/accounts.ts';
import { codeOf } from '../../support/authenticator.ts';
import type { KeelServer } from '../../support/KeelServer.ts';
import type { Person } from '../../support/test.ts';
import { button, click } from '../controls.ts';
import type { AnyFlowDriver, Driven } from '../FlowDriver.ts';
import { stepUp } from '../flows/stepUp.ts';
import { trueSuccess } from '../outcomes.ts';
import type { ArrangedRace, Side } from './Race.ts';

/** A recovery code of each account that was made here, by the id of its investor. */
const recoveryCodes = new Map<string, string>();

/** Creates an account with an authenticator app and recovery codes (AUTH-4). */
export async function makeProtectedAccount(server: KeelServer, person: Person): Promise<ArrangedRace> {
  const { token, userId } = await makeAccount(server, person);
  // Afterwards a sign-in needs the second factor.
  const account = await signIn(server, person);
  const others = { observer: await signIn(server, person), device: await signIn(server, person) };
  await call(server, '/step-up', { token, body: { proof: { kind: 'password', password: person.password } } });
  const { setupKey } = await call<{ readonly setupKey: string }>(server, '/begin-authenticator', { token, body: {} });
  const added = { name: 'Phone', code: codeOf(setupKey) };
  const { backupCodes } = await call<{ readonly backupCodes: readonly string[] }>(server, '/confirm-authenticator', {
    token,
    body: added,
  });
  recoveryCodes.set(userId, backupCodes[0] ?? '');
  return { account, others };
}

/** The step-up before the email is changed, with the server's own answers. */
const driver: AnyFlowDriver = {
  ...(stepUp as unknown as AnyFlowDriver),
  cases: {
    ...stepUp.cases,
    answers: { ...stepUp.cases.answers, fetchProofWays: [success(['code', 'recovery'], true)] },
  } as never,
  open: async ({ page }) => {
    // The server's answer five minutes after a login.
    const json = { bool: false, message: 'Please confirm that it is you.', code: 'step_up_needed' };
    await page.route('**/api/change-email', (route) => route.fulfill({ status: 403, json }), { times: 1 });
    await page.goto('/settings');
    await click(button(page, /^Email address/));
    await dialogOf(page).getByLabel('New email').fill('next@example.com');
    await click(button(dialogOf(page), 'Send link'));
  },
  // The page goes on to change the email.
  loadingStates: ['proved'],
  events: {
    ...(stepUp.events as AnyFlowDriver['events']),
    'proof.submitted': {
      drive: async ({ page, account }) => {
        const code = recoveryCodes.get(account.userId) ?? '';
        await dialogOf(page).getByLabel('Recovery code', { exact: true }).fill(code);
        await click(button(dialogOf(page), 'Continue'));
      },
    },
  },
  ports: {
    ...(stepUp.ports as unknown as AnyFlowDriver['ports']),
    fetchProofWays: {
      call: 'POST /begin-step-up',
      operation: 'beginStepUp',
      isShared: true,
      answers: (answer) => trueSuccess(answer as never),
    },
    proveIdentity: {
      call: 'POST /step-up',
      operation: 'stepUp',
      answers: (answer) => trueSuccess(answer as never),
    },
  },
};

/** Proves the identity with a recovery code. Both pages of a race have the same one, which works once. */
export const proving: Side = {
  driver,
  input: () => ({}),
  script: [
    { type: 'way.chosen', way: 'recovery' },
    { type: 'proof.submitted', proof: new Secret('7k3m-9x2p-a4tz-5n8q') },
    { type: 'message.dismissed' },
  ],
};

function dialogOf(page: Driven['page']) {
  return page.getByRole('dialog');
}
