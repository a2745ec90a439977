import { answer } from './answers.ts';
import { type PartCall, sameMessageForAll } from './callFaults.ts';
import type { MessageLocation } from './failureMessages.ts';
import { pointer } from './inputDevices.ts';
import { intercept } from './intercept.ts';
import { logIn, signUp } from './journeys.ts';
import { BITCOIN_ADDRESS, choose, newest, patchAccount } from './money.ts';
import { openPayment } from './payment.ts';
import { picture } from './picture.ts';
import { fillIdentity } from './registration.ts';
import { expect, type Page, type Person } from './test.ts';

/** A call that a form makes, and how to fill in and submit that form. */
export interface SubmitCall extends PartCall {
  /** The id of its requirement. */
  readonly id: string;
  /** The path of the call below `/api`. */
  readonly path: string;
  /** The number of simultaneous calls that one press makes. @default 1 */
  readonly calls?: number;
  /** Opens the page and fills in the form. */
  readonly fill: (page: Page, person: Person) => Promise<unknown>;
  readonly send: (page: Page) => Promise<unknown>;
  /** Expects that everything typed is still there. */
  readonly expectInputKept: (page: Page) => Promise<unknown>;
  /** Where the message is shown. @default 'modal' */
  readonly messageLocation?: MessageLocation;
  /** Where the messages of single faults are shown, if elsewhere. */
  readonly places?: Readonly<Record<string, MessageLocation>>;
  /** The messages of single faults, if not the server's. @default the server's, unchanged */
  readonly words?: Readonly<Record<string, string>>;
  /** Statuses that lead to another page by requirement. */
  readonly leadsTo?: Readonly<Record<number, string>>;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const label = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const cancelQuestion = (page: Page) => page.getByRole('alertdialog', { name: 'Cancel this withdrawal?' });
const removalQuestion = (page: Page) => page.getByRole('alertdialog', { name: 'Remove this saved address?' });
const press = (name: string) => (page: Page) => button(page, name).click();
const hasValue = (name: string, value: string) => (page: Page) => expect(label(page, name)).toHaveValue(value);

const pressInDialog = (name: string) => (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
const holdsInDialog = (name: string, value: string) => (page: Page) =>
  expect(page.getByRole('dialog').getByLabel(name, { exact: true })).toHaveValue(value);

/** A successful step-up. */
const PROVED = { status: 200, body: { bool: true, freshUntil: '2026-11-20T12:05:00Z' } };

const FACTOR = {
  _id: '0190f7c2-0000-7000-8000-000000000004',
  kind: 'authenticator',
  name: 'Authenticator app',
  createdAt: '2026-11-20T12:00:00Z',
  lastUsedAt: null,
};

const SAVED_ADDRESS = {
  _id: '0190f7c2-0000-7000-8000-000000000005',
  label: 'Ledger at home',
  chain: 'bitcoin',
  network: 'main',
  address: BITCOIN_ADDRESS,
  createdAt: '2026-11-20T12:00:00Z',
};

/** A list with one unread notification. */
const unread = {
  bool: true,
  message: [
    {
      _id: '0190f7c2-0000-7000-8000-000000000003',
      title: 'Hello',
      message: 'We moved.',
      image: null,
      url: null,
      read: false,
      date: '2026-11-20T12:00:00Z',
    },
  ],
  unread: 1,
};

/** Calls of forms for visitors who are not signed in. */
export const entering: readonly SubmitCall[] = [
  {
    id: 'LOGIN-6',
    feature: 'auth',
    operation: 'login',
    path: '/login',
    fill: async (page, person) => {
      await page.goto('/login');
      await label(page, 'Email').fill(person.email);
      await label(page, 'Password').fill(person.password);
    },
    send: press('Continue'),
    expectInputKept: async (page) => expect(label(page, 'Email')).toHaveValue(/@example\.com$/),
    leadsTo: { 404: '/signup' },
  },
  {
    id: 'DEMO-1',
    feature: 'auth',
    operation: 'continueAs',
    path: '/demo/continue-as',
    fill: async (page) => {
      await intercept(page, '**/api/options', async (route) => {
        const response = await route.fetch();
        const options = (await response.json()) as { site: object };
        const demoInvestors = [{ as: 'amelia', name: 'Amelia Rosenthal', standing: 'verified' }];
        await route.fulfill({ response, json: { ...options, site: { ...options.site, demoInvestors } } });
      });
      await page.goto('/login');
    },
    send: press('Continue as Amelia'),
    expectInputKept: (page) => expect(button(page, 'Continue as Amelia')).toBeEnabled(),
  },
  {
    id: 'SIGNUP-7',
    feature: 'auth',
    operation: 'signup',
    path: '/signup',
    fill: async (page, person) => {
      await answer(page, '/signup', { status: 422, body: { bool: false, message: 'Not yet.' } });
      await signUp(page, person);
      await button(page, 'Got it!').click();
    },
    send: press('Sign Up'),
    expectInputKept: hasValue('First name', 'Amelia'),
    leadsTo: { 303: '/login' },
  },
  {
    id: 'VERIFY-3',
    feature: 'auth',
    operation: 'verifyEmail',
    path: '/verifyemail',
    fill: async (page, person) => {
      await toVerification(page, person);
      await label(page, 'Code').fill('0123');
    },
    send: press('Verify'),
    expectInputKept: hasValue('Code', '0123'),
    // A wrong code is reported at its cells, which are emptied, so that it is typed again.
    places: { '400 invalidCode': 'page' },
    leadsTo: { 400: '/verification' },
  },
  {
    id: 'VERIFY-4',
    feature: 'auth',
    operation: 'resendCode',
    path: '/resend-code',
    messageLocation: 'toast',
    fill: async (page, person) => {
      await page.clock.install();
      await toVerification(page, person);
      await label(page, 'Code').fill('0123');
    },
    send: async (page) => {
      // A new code can be requested once a minute.
      await page.clock.runFor(60_000);
      await page.getByRole('button', { name: /^Resend code/ }).click();
    },
    expectInputKept: hasValue('Code', '0123'),
  },
  {
    id: 'AUTH-1',
    feature: 'auth',
    operation: 'forgotPassword',
    path: '/forgot-password',
    fill: async (page, person) => {
      await page.goto('/forgot-password');
      await label(page, 'Email').fill(person.email);
    },
    send: press('Send link'),
    expectInputKept: async (page) => expect(label(page, 'Email')).toHaveValue(/@example\.com$/),
  },
  {
    id: 'AUTH-1',
    feature: 'auth',
    operation: 'resetPassword',
    path: '/reset-password',
    fill: async (page) => {
      // Another page first: an address that differs only in its hash loads nothing.
      await page.goto('/login');
      await page.goto('/reset-password#q3J8nV0sYk2mT7pLxW5aRz9cHf4uBd1eGo6i');
      await label(page, 'New password').fill('lantern quay 77');
      await label(page, 'Confirm new password').fill('lantern quay 77');
    },
    send: press('Set password'),
    expectInputKept: hasValue('New password', 'lantern quay 77'),
    // An invalid link leads to a new one; a refused password is reported at its field.
    places: { '400 malformedRequest': 'page', '400 expired': 'page', '422 validationFailed': 'page' },
    leadsTo: { 400: '/reset-password' },
  },
  {
    id: 'PAYOUT-5',
    feature: 'auth',
    operation: 'freezeAccount',
    path: '/freeze-account',
    fill: async (page) => {
      await page.goto('/login');
      await page.goto('/freeze-account#q3J8nV0sYk2mT7pLxW5aRz9cHf4uBd1eGo6i');
    },
    send: press('Freeze my account'),
    expectInputKept: (page) => expect(button(page, 'Freeze my account')).toBeEnabled(),
    // An invalid link is reported on the page.
    places: { '400 malformedRequest': 'page', '400 expired': 'page' },
    leadsTo: { 400: '/freeze-account' },
  },
  ...(
    [
      ['confirmEmail', '/confirm-email', 'Confirm email'],
      ['undoEmail', '/undo-email', 'Undo and freeze my account'],
    ] as const
  ).map(
    ([operation, path, name]): SubmitCall => ({
      id: 'AUTH-3',
      feature: 'auth',
      operation,
      path,
      fill: async (page) => {
        await page.goto('/login');
        await page.goto(`${path}#q3J8nV0sYk2mT7pLxW5aRz9cHf4uBd1eGo6i`);
      },
      send: press(name),
      expectInputKept: (page) => expect(button(page, name)).toBeEnabled(),
      // An invalid link and a taken email are reported on the page.
      places: { '400 expired': 'page', '409 emailTaken': 'page' },
      leadsTo: { 400: path, 409: path },
    }),
  ),
  {
    id: 'AUTH-4',
    feature: 'auth',
    operation: 'finishSignIn',
    path: '/second-factor',
    fill: async (page, person) => {
      const secondFactor = { challenge: 'a-challenge-of-this-test', ways: ['code', 'recovery'], passkey: null };
      await answer(page, '/login', {
        status: 202,
        body: { bool: true, message: 'Please confirm.', url: '/login', secondFactor },
      });
      await page.goto('/login');
      await logIn(page, person.email, person.password);
      await label(page, 'Code from your app').fill('041736');
    },
    send: press('Log in'),
    expectInputKept: hasValue('Code from your app', '041736'),
    // A wrong code is reported at its cells, which are emptied; after a timeout the login starts again with the
    // password.
    places: { '422 wrongFactor': 'page' },
    leadsTo: { 400: '/login', 422: '/login' },
  },
];

/** Calls of forms for the sample investor. */
export const member: readonly SubmitCall[] = [
  {
    id: 'DEP-4',
    feature: 'deposit',
    operation: 'createDeposit',
    path: '/createdeposit',
    fill: async (page) => {
      await page.goto('/fund-account');
      await label(page, 'Amount in dollars').fill('77');
      await choose(page, 'Payment method', 'Bitcoin');
    },
    send: press('Create Deposit'),
    expectInputKept: hasValue('Amount in dollars', '77'),
  },
  {
    id: 'PAYOUT-6',
    feature: 'app',
    operation: 'holdDepositRate',
    path: '/hold-deposit-rate',
    fill: async (page) => {
      await patchAccount(page, { admin: { solana: BITCOIN_ADDRESS } });
      await openPayment(page);
    },
    // A deposit of the sample data without a reserved rate.
    send: press('Get the amount in Solana'),
    expectInputKept: (page) => expect(button(page, 'Get the amount in Solana')).toBeEnabled(),
  },
  {
    id: 'PAY-3',
    feature: 'app',
    operation: 'createPay',
    path: '/createpay',
    fill: async (page) => {
      await patchAccount(page, { admin: { solana: BITCOIN_ADDRESS } });
      await openPayment(page);
    },
    send: (page) => page.getByRole('button', { name: /^(Pay Now|Paid)$/ }).click(),
    expectInputKept: (page) => expect(page.getByRole('button', { name: /^(Pay Now|Paid)$/ })).toBeEnabled(),
    // Looked up, and not marked (PAY-3).
    words: { unreadable: 'Something went wrong', unanswered: 'Something went wrong' },
  },
  {
    id: 'WD-3',
    feature: 'withdraw',
    operation: 'createWithdraw',
    path: '/createwithdraw',
    fill: fillWithdrawal,
    send: sendWithdrawal,
    words: { unreadable: 'Withdrawal failed' },
    expectInputKept: async (page) => {
      await expect(label(page, 'Amount in dollars')).toHaveValue('12');
      await expect(label(page, 'Cashapp username')).toHaveValue('$amelia');
    },
  },
  {
    id: 'DASH-6',
    feature: 'dashboard',
    operation: 'transferFunds',
    path: '/transfer-funds',
    fill: async (page) => {
      await page.goto('/invest');
      await page.getByRole('button', { name: 'Transfer Funds' }).click();
      await page.getByRole('dialog', { name: 'Transfer Funds' }).getByLabel('Amount in dollars').fill('1.5');
    },
    send: (page) =>
      page
        .getByRole('dialog', { name: 'Transfer Funds' })
        .getByRole('button', { name: /^(Transfer|Send again)$/ })
        .click(),
    expectInputKept: (page) =>
      expect(page.getByRole('dialog', { name: 'Transfer Funds' }).getByLabel('Amount in dollars')).toHaveValue('1.5'),
  },
  {
    id: 'KYC-6',
    feature: 'registeration',
    operation: 'submitRegistration',
    path: '/registeration',
    fill: fillRegistration,
    send: press('Submit'),
    expectInputKept: hasValue('State', 'Lisboa'),
  },
  {
    id: 'PHOTO-1',
    feature: 'registeration',
    operation: 'saveProfilePhoto',
    path: '/pofilephoto',
    fill: async (page) => {
      await page.goto('/profilephoto');
      await page.locator('input[type=file]').setInputFiles(picture('me.png'));
    },
    send: press('Upload'),
    expectInputKept: (page) => expect(button(page, 'Upload')).toBeEnabled(),
  },
  {
    id: 'CUR-1',
    feature: 'settings',
    operation: 'changeCurrency',
    path: '/changecurrency',
    fill: async (page) => {
      await page.goto('/settings');
      await chooseCurrency(page);
    },
    send: press('Select'),
    expectInputKept: async (page) => {
      await expect(page.getByRole('button', { name: /Currency/ })).toContainText('USD');
      await chooseCurrency(page);
    },
  },
  {
    id: 'PROF-3',
    feature: 'profile',
    operation: 'requestTrade',
    path: '/request-trade',
    fill: async (page) => {
      await page.goto('/profile');
      await button(page, 'Create active trade').press('Enter');
      await page.getByLabel(/^Your message/).fill('BTC/USD in the morning.');
    },
    send: press('Send request'),
    expectInputKept: (page) => expect(page.getByLabel(/^Your message/)).toHaveValue('BTC/USD in the morning.'),
  },
  {
    id: 'UPLOAD-1',
    feature: 'registeration',
    operation: 'createUploadPolicy',
    path: '/upload-policy',
    // The person sees that the upload failed; the reason is in the log (UPLOAD-1).
    words: sameMessageForAll('createUploadPolicy', 'Something went wrong'),
    fill: fillRegistration,
    send: press('Submit'),
    expectInputKept: hasValue('State', 'Lisboa'),
  },
  {
    id: 'WD-5',
    feature: 'withdraw',
    operation: 'cancelWithdraw',
    path: '/cancel-withdraw',
    fill: async (page) => {
      await fillWithdrawal(page);
      await sendWithdrawal(page);
      await expect(newest(page, 'Withdrawals')).toContainText('$12.00');
    },
    send: async (page) => {
      // After some failures the dialog is still open.
      if (!(await cancelQuestion(page).isVisible())) {
        await newest(page, 'Withdrawals')
          .getByRole('button', { name: /^Cancel withdrawal/ })
          .click();
      }
      await cancelQuestion(page).getByRole('button', { name: 'Cancel withdrawal' }).click();
    },
    expectInputKept: (page) =>
      // The dialog may still be closing when the row appears again.
      expect(
        cancelQuestion(page)
          .or(newest(page, 'Withdrawals').filter({ hasText: 'Pending' }))
          .first(),
      ).toBeVisible(),
  },
  {
    id: 'CARD-3',
    feature: 'settings',
    operation: 'changePassword',
    path: '/change-password',
    fill: async (page) => {
      await page.goto('/settings#password');
      await label(page, 'Current password').fill('the one of before');
      await label(page, 'New password').fill('the next one 123');
      await label(page, 'Confirm new password').fill('the next one 123');
    },
    send: press('Save'),
    expectInputKept: async (page) => {
      await expect(label(page, 'Current password')).toHaveValue('the one of before');
      await expect(label(page, 'New password')).toHaveValue('the next one 123');
    },
  },
  {
    id: 'AUTH-3',
    feature: 'settings',
    operation: 'changeEmail',
    path: '/change-email',
    fill: async (page) => {
      await page.goto('/settings');
      await page.getByRole('button', { name: /^Email address/ }).click();
      await label(page, 'New email').fill('amelia.new@example.org');
    },
    send: pressInDialog('Send link'),
    expectInputKept: holdsInDialog('New email', 'amelia.new@example.org'),
    places: { '422 validationFailed': 'dialog' },
    // A step-up opens instead of a failure.
    elsewhere: { '403 stepUpNeeded': ['emailChange.e2e.ts', 'a step-up is required first'] },
  },
  {
    id: 'AUTH-9',
    feature: 'settings',
    operation: 'closeAccount',
    path: '/close-account',
    fill: async (page) => {
      await page.goto('/settings');
      await button(page, 'Close my account…').click();
      await pointer.choose(page.getByRole('checkbox', { name: 'I understand that this can’t be undone' }));
    },
    send: pressInDialog('Close account'),
    expectInputKept: (page) => expect(page.getByRole('dialog').getByRole('checkbox')).toBeChecked(),
    places: { '409 accountInUse': 'dialog' },
    // A step-up opens instead of a failure.
    elsewhere: { '403 stepUpNeeded': ['closeAccount.e2e.ts', 'a step-up is required first'] },
  },
  {
    id: 'PAYOUT-4',
    feature: 'app',
    operation: 'beginStepUp',
    path: '/begin-step-up',
    fill: (page) => turnFactorOff(page),
    send: pressInDialog('Turn off'),
    expectInputKept: holdsInDialog('Code from your app', '041736'),
  },
  {
    id: 'PAYOUT-4',
    feature: 'app',
    operation: 'stepUp',
    path: '/step-up',
    fill: setUpFactor,
    send: pressInDialog('Continue'),
    expectInputKept: holdsInDialog('Password', 'one of another account'),
    places: { '422 wrongFactor': 'dialog', '422 wrongPassword': 'dialog' },
  },
  {
    id: 'AUTH-4',
    feature: 'settings',
    operation: 'beginAuthenticator',
    path: '/begin-authenticator',
    fill: async (page) => {
      await answer(page, '/step-up', PROVED);
      await setUpFactor(page);
    },
    send: pressInDialog('Continue'),
    expectInputKept: holdsInDialog('Password', 'one of another account'),
  },
  {
    id: 'AUTH-4',
    feature: 'settings',
    operation: 'confirmAuthenticator',
    path: '/confirm-authenticator',
    fill: async (page) => {
      const key = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
      await answer(page, '/step-up', PROVED);
      await answer(page, '/begin-authenticator', {
        status: 200,
        body: { bool: true, setupKey: key, uri: `otpauth://totp/Keel:amelia?issuer=Keel&secret=${key}` },
      });
      await setUpFactor(page);
      await pressInDialog('Continue')(page);
      await label(page, 'Code that the app shows now').fill('041736');
    },
    send: pressInDialog('Turn on'),
    expectInputKept: holdsInDialog('Code that the app shows now', '041736'),
    // A wrong code is reported at its cells, which are emptied.
    places: { '422 wrongFactor': 'dialog' },
    leadsTo: { 422: '/settings' },
  },
  {
    id: 'AUTH-4',
    feature: 'settings',
    operation: 'beginPasskey',
    path: '/begin-passkey',
    fill: async (page) => {
      await answer(page, '/step-up', PROVED);
      await addPasskey(page);
    },
    send: pressInDialog('Continue'),
    expectInputKept: holdsInDialog('Password', 'one of another account'),
  },
  {
    id: 'AUTH-4',
    feature: 'settings',
    operation: 'finishPasskey',
    path: '/finish-passkey',
    fill: async (page) => {
      await page.addInitScript(makePasskeyAtOnce);
      await answer(page, '/step-up', PROVED);
      await answer(page, '/begin-passkey', { status: 200, body: { bool: true, options: CREATION } });
      await addPasskey(page);
      await pressInDialog('Continue')(page);
      await label(page, 'Name').fill('Amelia’s laptop');
    },
    send: pressInDialog('Create passkey'),
    expectInputKept: holdsInDialog('Name', 'Amelia’s laptop'),
  },
  {
    id: 'AUTH-4',
    feature: 'settings',
    operation: 'removeFactor',
    path: '/remove-factor',
    fill: async (page) => {
      await answer(page, '/begin-step-up', { status: 200, body: { bool: true, ways: ['code'], passkey: null } });
      await answer(page, '/step-up', PROVED);
      await turnFactorOff(page);
    },
    send: pressInDialog('Turn off'),
    expectInputKept: holdsInDialog('Code from your app', '041736'),
  },
  {
    id: 'AUTH-4',
    feature: 'settings',
    operation: 'newRecoveryCodes',
    path: '/recovery-codes',
    fill: async (page) => {
      await answer(page, '/begin-step-up', { status: 200, body: { bool: true, ways: ['code'], passkey: null } });
      await answer(page, '/step-up', PROVED);
      await openFactors(page, 'New recovery codes', FACTOR);
      await label(page, 'Code from your app').fill('041736');
    },
    send: pressInDialog('Make new codes'),
    expectInputKept: holdsInDialog('Code from your app', '041736'),
  },
  {
    id: 'AUTH-9',
    feature: 'profile',
    operation: 'revealIdentityNumber',
    path: '/identity-number',
    fill: async (page) => {
      await patchAccount(page, { user: { nid: '••••• 4821' } });
      await page.goto('/profile');
      await button(page, 'NID ends in 4821').click();
      await button(page, 'Show NID').click();
      await label(page, 'Password').fill('one of another account');
    },
    send: press('Show number'),
    expectInputKept: hasValue('Password', 'one of another account'),
  },
  {
    id: 'ERR-2',
    feature: 'settings',
    operation: 'endSessions',
    path: '/end-sessions',
    fill: async (page) => {
      const session = { createdAt: '2026-11-20T12:00:00Z', lastSeenAt: '2026-11-20T12:00:00Z', userAgent: null };
      const message = [
        { ...session, _id: '0190f7c2-0000-7000-8000-000000000001', current: true },
        { ...session, _id: '0190f7c2-0000-7000-8000-000000000002', current: false },
      ];
      await answer(page, '/sessions', { status: 200, body: { bool: true, message } });
      await page.goto('/settings');
    },
    send: press('Log out everywhere else'),
    expectInputKept: (page) =>
      expect(page.getByRole('list', { name: 'Active sessions' }).getByRole('listitem')).toHaveCount(2),
  },
  {
    id: 'ADDR-1',
    feature: 'app',
    operation: 'saveAddress',
    path: '/save-address',
    fill: async (page) => {
      await page.goto('/withdraw');
      await choose(page, 'Receive method', 'Bitcoin');
      await label(page, 'Bitcoin address').fill(BITCOIN_ADDRESS);
      await button(page, 'Save this address').click();
      await label(page, 'Label').fill('Ledger at home');
    },
    send: pressInDialog('Save address'),
    expectInputKept: holdsInDialog('Label', 'Ledger at home'),
    elsewhere: { '403 stepUpNeeded': ['savedAddresses.e2e.ts', 'after a step-up'] },
  },
  {
    id: 'ADDR-1',
    feature: 'settings',
    operation: 'removeSavedAddress',
    path: '/remove-saved-address',
    fill: async (page) => {
      await answer(page, '/saved-addresses', { status: 200, body: { bool: true, message: [SAVED_ADDRESS] } });
      await page.goto('/settings');
    },
    send: async (page) => {
      // After a failure the question is still open.
      if (!(await removalQuestion(page).isVisible())) await button(page, 'Remove “Ledger at home”').click();
      await removalQuestion(page).getByRole('button', { name: 'Remove', exact: true }).click();
    },
    messageLocation: 'question',
    expectInputKept: (page) => expect(removalQuestion(page)).toContainText('Ledger at home'),
  },
  {
    id: 'HONEST-6',
    feature: 'settings',
    operation: 'exportAccount',
    path: '/export',
    fill: (page) => page.goto('/settings'),
    send: press('Export my data'),
    expectInputKept: (page) => expect(button(page, 'Export my data')).toBeEnabled(),
  },
  {
    id: 'HONEST-6',
    feature: 'statement',
    operation: 'exportAccount',
    path: '/export',
    fill: (page) => page.goto('/statement'),
    send: press('Export all my data'),
    words: { unanswered: 'An unexpected error occurred.' },
    expectInputKept: (page) => expect(button(page, 'Export all my data')).toBeEnabled(),
  },
  {
    // The same call as the list's, requested as a file.
    id: 'HONEST-6',
    feature: 'statement',
    operation: 'getStatement',
    path: '/statement',
    fill: (page) => page.goto('/statement'),
    send: press('Download CSV'),
    words: { unanswered: 'An unexpected error occurred.' },
    expectInputKept: (page) => expect(button(page, 'Download CSV')).toBeEnabled(),
  },
  ...(
    [
      ['readNotification', '/read-notification', 'Hello'],
      ['readAllNotifications', '/read-all', 'Mark all as read'],
    ] as const
  ).map(
    ([operation, path, name]): SubmitCall => ({
      id: 'DASH-9',
      feature: 'app',
      operation,
      path,
      fill: async (page) => {
        await answer(page, '/notifications', { status: 200, body: unread });
        await page.goto('/notifications');
      },
      send: press(name),
      words: { unreadable: 'We couldn’t mark this as read.' },
      // A notification that could not be marked is still unread.
      expectInputKept: (page) => expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible(),
    }),
  ),
];

async function toVerification(page: Page, person: Person): Promise<void> {
  await answer(page, '/login', { status: 202, body: { bool: true, message: 'Sent.', url: '/verification' } });
  await page.goto('/login');
  await logIn(page, person.email, person.password);
}

/** The settings of an account with these second factors, and the dialog that one of their buttons opens. */
async function openFactors(page: Page, name: string, ...message: readonly object[]): Promise<void> {
  const body = { bool: true, message, backupCodesLeft: 10, isRequired: false, passkeyDomain: null };
  await answer(page, '/factors', { status: 200, body });
  await page.goto('/settings');
  await button(page, name).click();
}

async function turnFactorOff(page: Page): Promise<void> {
  await openFactors(page, 'Turn off', FACTOR);
  await label(page, 'Code from your app').fill('041736');
}

/** The server's options for a new passkey, as far as this browser reads them. */
const CREATION = {
  challenge: 'cmFuZG9t',
  rp: { name: 'Keel' },
  user: { id: 'YW1lbGlh', name: 'amelia', displayName: 'Amelia' },
  pubKeyCredParams: [],
};

/**
 * Browsers create no passkeys for pages opened by an IP address. This replaces the browser's API; secondFactor.e2e.ts tests
 * the real one.
 */
function makePasskeyAtOnce(): void {
  const bytes = new Uint8Array([1, 2, 3]).buffer;
  const credential = {
    id: 'AQID',
    rawId: bytes,
    type: 'public-key',
    response: { clientDataJSON: bytes, attestationObject: bytes, getTransports: () => ['internal'] },
    getClientExtensionResults: () => ({}),
  };
  CredentialsContainer.prototype.create = async () => credential;
}

/** The settings of an account without a second factor, on a site that accepts this address as a domain. */
async function addPasskey(page: Page): Promise<void> {
  const body = { bool: true, message: [], backupCodesLeft: 0, isRequired: false, passkeyDomain: '127.0.0.1' };
  await answer(page, '/factors', { status: 200, body });
  await page.goto('/settings');
  await button(page, 'Add a passkey').click();
  await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill('one of another account');
}

async function setUpFactor(page: Page): Promise<void> {
  await openFactors(page, 'Set up an authenticator app');
  await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill('one of another account');
}

async function fillRegistration(page: Page): Promise<void> {
  await page.goto('/registeration');
  await fillIdentity(page);
}

async function fillWithdrawal(page: Page): Promise<void> {
  await page.goto('/withdraw');
  await label(page, 'Amount in dollars').fill('12');
  await choose(page, 'Receive method', 'Cashapp');
  await label(page, 'Cashapp username').fill('$amelia');
}

async function sendWithdrawal(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Withdraw', exact: true }).click();
  await button(page, 'Send request').click();
}

async function chooseCurrency(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Currency/ }).click();
  await page.getByRole('searchbox').fill('norwegian');
  await page.getByRole('option', { name: /NOK/ }).click();
}
