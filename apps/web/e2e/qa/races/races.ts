import { Secret } from '@keel/flows';
import { ada } from '@keel/flows/testing';
import { payCases } from '../../../../../packages/flows/src/pay/cases.ts';
import { makeAccount, makeInvestor, requestWithdrawal } from '../../support/accounts.ts';
import { operate } from '../../support/operator.ts';
import type { AnyFlowDriver } from '../FlowDriver.ts';
import { session } from '../flows/session.ts';
import { drivers } from '../flows.ts';
import type { Money } from './explainCalls.ts';
import type { Race, Side } from './Race.ts';
import { makeProtectedAccount, proving } from './stepUpSide.ts';

/** The investor's balance before a race, in dollars. */
const BALANCE = '100';
const WHOLE_BALANCE = 100_00;
/** The profit before a race, in cents: more than half of it is transferred, so that it is enough for one transfer. */
const PROFIT = '50';
const TRANSFER = 30_00;
/** The balance after the withdrawal whose mail has the link to freeze the account. */
const REST = 80_00;

function driverOf(name: string): AnyFlowDriver {
  const driver = drivers[name];
  if (driver === undefined) throw new Error(`There is no driver for ${name}.`);
  return driver;
}

function userWith({ available }: Money) {
  return { ...ada, accountStatus: true, availableBalance: available };
}

/** Requests a withdrawal of this amount, in cents. */
function withdrawing(amount: number): Side {
  return {
    driver: driverOf('withdraw'),
    input: (money) => ({ user: userWith(money), checkAddress: () => true }),
    appEvent: (money) => ({ type: 'user.updated', user: userWith(money) }),
    script: [
      { type: 'field.changed', name: 'amount', value: amount },
      { type: 'field.changed', name: 'method', value: 'zelle' },
      { type: 'field.changed', name: 'zelle_address', value: 'ada@example.com' },
      { type: 'submitted' },
      { type: 'confirmed', attemptId: 'try-1' },
      { type: 'message.dismissed' },
    ],
  };
}

/** Cancels the newest pending withdrawal. */
const cancelling: Side = {
  driver: driverOf('cancelWithdraw'),
  input: () => ({ user: ada._id }),
  script: [
    { type: 'requested', withdrawal: 'the newest' },
    { type: 'confirmed', attemptId: 'try-1' },
    { type: 'message.dismissed' },
  ],
};

const announcing: Side = {
  driver: driverOf('deposit'),
  input: () => driverOf('deposit').cases.inputs[0],
  script: [
    { type: 'field.changed', name: 'mode', value: 'Bitcoin' },
    { type: 'submitted' },
    { type: 'message.dismissed' },
  ],
};

const changingEmail: Side = {
  driver: driverOf('changeEmail'),
  input: () => ({ current: 'ada@example.com' }),
  script: [
    { type: 'email.changed', value: 'ada.new@example.com' },
    { type: 'submitted' },
    { type: 'message.dismissed' },
  ],
};

const closing: Side = {
  driver: driverOf('closeAccount'),
  input: () => undefined,
  script: [{ type: 'understood.changed', value: true }, { type: 'submitted' }, { type: 'message.dismissed' }],
};

const transferring: Side = {
  driver: driverOf('transferFunds'),
  input: ({ profit }) => ({ user: ada._id, profit }),
  appEvent: ({ profit }) => ({ type: 'profit.updated', profit }),
  script: [
    { type: 'amount.changed', amount: TRANSFER },
    { type: 'submitted', attemptId: 'try-1' },
    { type: 'message.dismissed' },
    // If the answer was lost, the same transfer is sent again.
    { type: 'submitted', attemptId: 'try-2' },
    { type: 'message.dismissed' },
  ],
};

/** Marks the deposit of the link as paid, or undoes the other page's mark if this page shows it by then. */
const marking: Side = {
  driver: driverOf('pay'),
  input: () => payCases.inputs[1],
  script: [
    payCases.events['history.loaded'][0],
    { type: 'pressed', attemptId: 'try-1' },
    { type: 'message.dismissed' },
  ],
};

/** Freezes the account with the link of a mail, in a browser in which nobody is signed in. */
const freezing: Side = {
  driver: driverOf('freezeAccount'),
  input: () => ({ token: new Secret('token-of-a-mail') }),
  script: [{ type: 'confirmed' }, { type: 'message.dismissed' }],
};

const loggingOut: Side = {
  driver: {
    ...driverOf('session'),
    as: 'investor',
    events: {
      ...driverOf('session').events,
      'idle.limited': { sentByApp: 'the options of the site arrive at any time after the page was opened' },
    },
    open: async ({ page }) => {
      await page.goto('/settings');
    },
  },
  input: () => ({ landing: 'keep' }),
  start: [{ answer: 'readStored', with: session.cases.answers.readStored[1] }],
  script: [{ type: 'logout' }],
};

/** Every race, by the flows that run in it. */
export const races: readonly Race[] = [
  {
    name: 'withdraw',
    arrange: async (server, person) => ({ account: await makeInvestor(server, person, BALANCE) }),
    sides: [withdrawing(WHOLE_BALANCE), withdrawing(WHOLE_BALANCE)],
  },
  {
    name: 'cancelWithdraw',
    arrange: async (server, person) => {
      const account = await makeInvestor(server, person, BALANCE);
      for (const amount of ['30', '70']) await requestWithdrawal(server, account, amount);
      return { account };
    },
    sides: [cancelling, cancelling],
  },
  {
    name: 'withdrawAndCancel',
    arrange: async (server, person) => {
      const account = await makeInvestor(server, person, BALANCE);
      await requestWithdrawal(server, account, '40');
      return { account };
    },
    sides: [withdrawing(WHOLE_BALANCE), cancelling],
  },
  {
    name: 'transferFunds',
    arrange: async (server, person) => {
      const account = await makeInvestor(server, person, BALANCE);
      const investment = ['--plan', 'Starter', '--amount', '50', '--profit', PROFIT];
      await operate(server, 'investments', 'set', person.email, ...investment);
      return { account };
    },
    sides: [{ ...transferring, losesFirstAnswer: true }, transferring],
  },
  { name: 'deposit', sides: [announcing, announcing] },
  { name: 'changeEmail', sides: [changingEmail, changingEmail] },
  {
    name: 'closeAccount',
    arrange: async (server, person) => ({ account: await makeAccount(server, person) }),
    sides: [closing, announcing],
    endsAccount: true,
  },
  {
    name: 'session',
    arrange: async (server, person) => ({ account: await makeInvestor(server, person, BALANCE) }),
    sides: [withdrawing(WHOLE_BALANCE), loggingOut],
  },
  { name: 'pay', sides: [{ ...marking, losesFirstAnswer: true }, marking] },
  { name: 'freezeAccount', sides: [freezing, freezing], endsAccount: true, acceptsOnce: 'freezeAccount' },
  {
    name: 'freezeAndWithdraw',
    sides: [freezing, withdrawing(REST)],
    endsAccount: true,
    acceptsOnce: 'freezeAccount',
  },
  { name: 'stepUp', arrange: makeProtectedAccount, sides: [proving, proving], acceptsOnce: 'proveIdentity' },
];
