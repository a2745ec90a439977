import { routes } from '@keel/flows';
import { fill, find, go, press, seeChosen, seeGone, seeInFirstRow, seeValue } from './hands.ts';
import type { Walk } from './types.ts';

const EMAIL = 'noah@example.org';

export const endedSession: Walk = {
  title: 'Session ends inside a form',
  text: 'Noah Lindqvist fills in a deposit while somebody logs him out. What he entered is not lost.',
  path: routes.login,
  steps: [
    {
      title: 'Log in',
      doer: 'Investor',
      text: 'Noah logs in as one of the sample investors of the demo.',
      perform: logIn,
    },
    {
      title: 'Verify the account',
      doer: 'Operator',
      text: 'The operator verifies the account, so that it can deposit.',
      perform: (backend) => backend.operate('users restore', { who: EMAIL }),
    },
    {
      title: 'Fill in a deposit',
      doer: 'Investor',
      text: 'He enters 321 dollars by Bitcoin, and does not send it yet.',
      async perform() {
        await go(routes.fundAccount);
        await find('button', 'Create Deposit');
        await seeGone('Your account isn’t verified yet');
        await fill('Amount in dollars', '321');
        await press('radio', 'Bitcoin');
      },
    },
    {
      title: 'End the other sessions',
      doer: 'Another device',
      text: 'On another device he logs out everywhere else. The session of this page ends, and the login page opens.',
      async perform(backend) {
        await backend.endOtherSessions('noah');
        await find('heading', 'Log in or Create Account');
      },
    },
    {
      title: 'Log in again',
      doer: 'Investor',
      text: 'He is back on the page that was open, and the amount and the method are still there.',
      async perform() {
        await press('button', /^Noah, /);
        await find('button', 'Create Deposit');
        await seeValue('Amount in dollars', '321');
        await seeChosen('Bitcoin');
      },
    },
    {
      title: 'Send the deposit',
      doer: 'Investor',
      text: 'He sends it. The new deposit is pending.',
      async perform() {
        await press('button', 'Create Deposit');
        await seeInFirstRow('Deposits', '$321.00', 'Pending');
      },
    },
  ],
};

async function logIn(): Promise<void> {
  await press('button', /^Noah, /);
  await find('heading', 'Dashboard');
}
