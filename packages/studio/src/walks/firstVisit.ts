import { routes } from '@keel/flows';
import { chooseOption, closeMessage, fill, find, go, press, see, seeGone, seeInFirstRow } from './hands.ts';
import type { Walk } from './types.ts';

const EMAIL = 'ada.park@example.org';
const PASSWORD = 'seven quiet lighthouses';
const AMOUNT = '$1,500.25';

export const firstVisit: Walk = {
  title: 'First visit to confirmed deposit',
  text: 'Ada Park has never been here. She signs up, announces a deposit and sees it in her balance.',
  path: routes.signup,
  steps: [
    {
      title: 'Fill in the sign-up form',
      doer: 'Investor',
      text: 'Ada chooses a package and enters her details and a password.',
      async perform() {
        await press('radio', /Starter/);
        await fill('First name', 'Ada');
        await fill('Last name', 'Park');
        await fill('Email', EMAIL);
        await fill('Phone number', '+351 210 000 000');
        await press('radio', 'Female');
        await chooseOption('Country', 'Portu', 'Portugal');
        await fill('Password', PASSWORD);
        await fill('Confirm password', PASSWORD);
      },
    },
    {
      title: 'Sign up',
      doer: 'Investor',
      text: 'She sends the form. The backend mails a code to her address.',
      async perform() {
        await press('button', 'Sign Up');
        await find('heading', 'Verify your email');
      },
    },
    {
      title: 'Enter the code',
      doer: 'Investor',
      text: 'She reads the code in the mail and enters it. She is logged in and sees the dashboard.',
      async perform(backend) {
        await fill('Code', await backend.mailedCode(EMAIL));
        await press('button', 'Verify');
        await find('heading', 'Dashboard');
      },
    },
    {
      title: 'Log out',
      doer: 'Investor',
      text: 'She logs out by the link in the navigation. The login page opens.',
      async perform() {
        await go(routes.logout);
        await find('heading', 'Log in or Create Account');
      },
    },
    {
      title: 'Log in',
      doer: 'Investor',
      text: 'She comes back with her email and password.',
      async perform() {
        await fill('Email', EMAIL);
        await fill('Password', PASSWORD);
        await press('button', 'Continue');
        await find('heading', 'Dashboard');
      },
    },
    {
      title: 'Verify the account',
      doer: 'Operator',
      text: 'The operator verifies the account. Until then it cannot deposit.',
      perform: (backend) => backend.operate('users restore', { who: EMAIL }),
    },
    {
      title: 'Announce a deposit',
      doer: 'Investor',
      text: `She announces ${AMOUNT} by Bitcoin. The new deposit is pending.`,
      async perform() {
        await go(routes.fundAccount);
        await find('button', 'Create Deposit');
        await seeGone('Your account isn’t verified yet');
        await fill('Amount in dollars', '1500.25');
        await press('radio', 'Bitcoin');
        await press('button', 'Create Deposit');
        await seeInFirstRow('Deposits', AMOUNT, 'Pending');
      },
    },
    {
      title: 'Mark it as paid',
      doer: 'Investor',
      text: 'She opens the page with the address to pay to, and says that she has paid.',
      async perform() {
        await go(routes.fundAccount);
        await press('button', /^Pay Now, deposit/);
        await press('button', 'Pay Now');
        await closeMessage();
      },
    },
    {
      title: 'Confirm the deposit',
      doer: 'Operator',
      text: 'The operator confirms it. The open page says so by itself.',
      async perform(backend) {
        await backend.operate('deposits confirm', { id: await backend.pendingDeposit(EMAIL) });
        await see(`Your deposit of ${AMOUNT} was confirmed.`);
      },
    },
    {
      title: 'See the balance',
      doer: 'Investor',
      text: `The dashboard shows ${AMOUNT}.`,
      async perform() {
        await go(routes.invest, routes.portfolio);
        await find('heading', 'Dashboard');
        await see(AMOUNT);
      },
    },
  ],
};
