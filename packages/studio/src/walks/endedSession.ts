import { routes } from '@keel/flows';
import { fill, find, go, press, waitForFirstRow, waitForSelected, waitForValue, waitUntilGone } from './pageActions.ts';
import type { Walk } from './types.ts';

const EMAIL = 'noah@example.org';

export const endedSession: Walk = {
  title: 'Session ends while a form is filled in',
  text: 'Noah Lindqvist fills in a deposit form while he is logged out from another device. What he entered is kept.',
  path: routes.login,
  steps: [
    {
      title: 'Log in',
      actor: 'Investor',
      text: 'Noah logs in as one of the sample investors of the demo.',
      perform: logIn,
    },
    {
      title: 'Verify the account',
      actor: 'Operator',
      text: 'The operator verifies the account, so that it can deposit.',
      perform: (backend) => backend.operate('users restore', { who: EMAIL }),
    },
    {
      title: 'Fill in a deposit',
      actor: 'Investor',
      text: 'He enters 321 dollars and selects Bitcoin, but does not submit the form yet.',
      async perform() {
        await go(routes.fundAccount);
        await find('button', 'Create Deposit');
        await waitUntilGone('Your account isn’t verified yet');
        await fill('Amount in dollars', '321');
        await press('radio', 'Bitcoin');
      },
    },
    {
      title: 'End the other sessions',
      actor: 'Another device',
      text: 'On another device he ends all other sessions. The session of this page ends, and the login page opens.',
      async perform(backend) {
        await backend.endOtherSessions('noah');
        await find('heading', 'Log in or Create Account');
      },
    },
    {
      title: 'Log in again',
      actor: 'Investor',
      text: 'He returns to the page that was open. The amount and the method are still filled in.',
      async perform() {
        await press('button', /^Noah, /);
        await find('button', 'Create Deposit');
        await waitForValue('Amount in dollars', '321');
        await waitForSelected('Bitcoin');
      },
    },
    {
      title: 'Submit the deposit',
      actor: 'Investor',
      text: 'He submits the form. The new deposit is pending.',
      async perform() {
        await press('button', 'Create Deposit');
        await waitForFirstRow('Deposits', '$321.00', 'Pending');
      },
    },
  ],
};

async function logIn(): Promise<void> {
  await press('button', /^Noah, /);
  await find('heading', 'Dashboard');
}
