import { routes } from '@keel/flows';
import {
  closeMessage,
  fill,
  find,
  go,
  press,
  selectOption,
  waitForFirstRow,
  waitForText,
  waitUntilGone,
} from './pageActions.ts';
import type { Walk } from './types.ts';

const EMAIL = 'ada.park@example.org';
const PASSWORD = 'seven quiet lighthouses';
const AMOUNT = '$1,500.25';

export const firstVisit: Walk = {
  title: 'First visit to confirmed deposit',
  text: 'Ada Park is a new visitor. She signs up, creates a deposit and sees it in her balance.',
  path: routes.signup,
  steps: [
    {
      title: 'Fill in the sign-up form',
      actor: 'Investor',
      text: 'Ada selects a package and enters her details and a password.',
      async perform() {
        await press('radio', /Starter/);
        await fill('First name', 'Ada');
        await fill('Last name', 'Park');
        await fill('Email', EMAIL);
        await fill('Phone number', '+351 210 000 000');
        await press('radio', 'Female');
        await selectOption('Country', 'Portu', 'Portugal');
        await fill('Password', PASSWORD);
        await fill('Confirm password', PASSWORD);
      },
    },
    {
      title: 'Sign up',
      actor: 'Investor',
      text: 'She submits the form. The backend sends a code to her email address.',
      async perform() {
        await press('button', 'Sign Up');
        await find('heading', 'Verify your email');
      },
    },
    {
      title: 'Enter the code',
      actor: 'Investor',
      text: 'She enters the code from the email. She is logged in and sees the dashboard.',
      async perform(backend) {
        await fill('Code', await backend.mailedCode(EMAIL));
        await press('button', 'Verify');
        await find('heading', 'Dashboard');
      },
    },
    {
      title: 'Log out',
      actor: 'Investor',
      text: 'She logs out with the link in the navigation. The login page opens.',
      async perform() {
        await go(routes.logout);
        await find('heading', 'Log in or Create Account');
      },
    },
    {
      title: 'Log in',
      actor: 'Investor',
      text: 'She logs in with her email and password.',
      async perform() {
        await fill('Email', EMAIL);
        await fill('Password', PASSWORD);
        await press('button', 'Continue');
        await find('heading', 'Dashboard');
      },
    },
    {
      title: 'Verify the account',
      actor: 'Operator',
      text: 'The operator verifies the account. Before that, it cannot deposit.',
      perform: (backend) => backend.operate('users restore', { who: EMAIL }),
    },
    {
      title: 'Create a deposit',
      actor: 'Investor',
      text: `She creates a deposit of ${AMOUNT} in Bitcoin. The new deposit is pending.`,
      async perform() {
        await go(routes.fundAccount);
        await find('button', 'Create Deposit');
        await waitUntilGone('Your account isn’t verified yet');
        await fill('Amount in dollars', '1500.25');
        await press('radio', 'Bitcoin');
        await press('button', 'Create Deposit');
        await waitForFirstRow('Deposits', AMOUNT, 'Pending');
      },
    },
    {
      title: 'Mark it as paid',
      actor: 'Investor',
      text: 'She opens the page with the payment address, and confirms that she has paid.',
      async perform() {
        await go(routes.fundAccount);
        await press('button', /^Pay Now, deposit/);
        await press('button', 'Pay Now');
        await closeMessage();
      },
    },
    {
      title: 'Confirm the deposit',
      actor: 'Operator',
      text: 'The operator confirms the deposit. The open page shows a notification.',
      async perform(backend) {
        await backend.operate('deposits confirm', { id: await backend.pendingDeposit(EMAIL) });
        await waitForText(`Your deposit of ${AMOUNT} was confirmed.`);
      },
    },
    {
      title: 'See the balance',
      actor: 'Investor',
      text: `The dashboard shows ${AMOUNT}.`,
      async perform() {
        await go(routes.invest, routes.portfolio);
        await find('heading', 'Dashboard');
        await waitForText(AMOUNT);
      },
    },
  ],
};
