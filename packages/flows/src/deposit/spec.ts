import type { Attempt } from '../attempt.ts';
import { TransportFailure, Unauthorized } from '../reply.ts';
import { ada, adaId, bitcoinDeposit, refusal, success } from '../testing/samples.ts';
import type { Row, Step } from '../testing/types.ts';
import type { Deposit } from '../types.ts';
import type { depositMachine } from './machine.ts';
import type { DepositOrder } from './types.ts';

type DepositStep = Step<typeof depositMachine>;
type DepositRow = Row<typeof depositMachine>;

const input = { user: ada };
const older: Deposit = { ...bitcoinDeposit, depositId: '0190f7c2-0000-7000-8000-0000000000d0' };
const submit = (attemptId: string): DepositStep => ({ send: { type: 'submitted', attemptId } });
const dismiss: DepositStep = { send: { type: 'message.dismissed' } };
const check: DepositStep = { send: { type: 'check.requested' } };
const history = (deposits: readonly Deposit[]): DepositStep => ({ send: { type: 'history.loaded', deposits } });
const listed = (deposits: readonly Deposit[]): DepositStep => ({
  answer: 'fetchDeposits',
  with: success(deposits, true),
});
const ownPlan: DepositStep = { send: { type: 'plan.known', plan: 'Growth' } };
const choosePlan: DepositStep = { send: { type: 'field.changed', name: 'plan', value: 'Starter' } };
const chooseMode: DepositStep = { send: { type: 'field.changed', name: 'mode', value: 'Bitcoin' } };
const type = (amount: number | null): DepositStep => ({
  send: { type: 'field.changed', name: 'amount', value: amount },
});
const submitted: readonly DepositStep[] = [history([older]), chooseMode, submit('try-1')];
const lost: readonly DepositStep[] = [...submitted, { fail: 'createDeposit', with: new TransportFailure() }];
const unreachable: readonly DepositStep[] = [...lost, { fail: 'fetchDeposits', with: new TransportFailure() }];

const order = { amount: 200_000, plan: 'Starter', mode: 'Bitcoin', user: adaId };
const first = { ...order, attemptId: 'try-1' };
const filled = {
  amount: 200_000,
  plan: 'Starter',
  ownPlan: 'Starter',
  isPlanChosen: false,
  mode: 'Bitcoin',
} as const;
const cleared = {
  amount: null,
  plan: 'Starter',
  mode: '',
  attempt: null,
  failure: '',
  notice: '',
  message: '',
} as const;
const stale = { type: 'historyStale', list: 'deposits' } as const;
const announced = { type: 'announce', text: 'Deposit created.' } as const;

const checks: readonly DepositRow[] = [
  {
    id: 'DEP-3',
    title: 'starts with plan Starter and 2000 dollars, no method',
    input,
    steps: [],
    state: 'editing',
    context: { amount: 200_000, plan: 'Starter', mode: '', message: '', attempt: null },
  },
  {
    id: 'DEP-3',
    title: 'the person’s plan replaces Starter (P-16)',
    input,
    steps: [ownPlan],
    state: 'editing',
    context: { plan: 'Growth', amount: 200_000 },
  },
  {
    id: 'DEP-3',
    title: 'but not a plan that was chosen, even Starter (P-16)',
    input,
    steps: [choosePlan, ownPlan],
    state: 'editing',
    context: { plan: 'Starter' },
  },
  {
    id: 'DEP-3',
    title: 'nor the plan of an attempt that may have arrived (P-16)',
    input,
    steps: [...lost, ownPlan],
    state: 'reconciling',
    context: { plan: 'Starter' },
    calls: { createDeposit: [first], fetchDeposits: [{ user: adaId }] },
  },
  {
    id: 'DEP-4',
    title: 'after a deposit the form has the person’s own plan again (P-16)',
    input,
    steps: [ownPlan, choosePlan, ...submitted, { answer: 'createDeposit', with: success(bitcoinDeposit, true) }],
    state: 'editing',
    context: { ...cleared, plan: 'Growth', isPlanChosen: false },
    emitted: [stale, announced],
  },
  {
    id: 'DEP-3',
    title: 'an unverified account is reported first',
    input: { user: { ...ada, accountStatus: false, email: '' } },
    steps: [type(null), submit('try-1')],
    state: 'refused',
    context: { message: 'Account not yet verified' },
    calls: { createDeposit: [] },
  },
  {
    id: 'DEP-3',
    title: 'then the method',
    input: { user: { ...ada, email: '' } },
    steps: [type(null), submit('try-1')],
    state: 'refused',
    context: { message: 'Please select the mode of deposit' },
    calls: { createDeposit: [] },
  },
  {
    id: 'DEP-3',
    title: 'then amount and plan',
    input: { user: { ...ada, email: '' } },
    steps: [chooseMode, type(null), submit('try-1')],
    state: 'refused',
    context: { message: 'Please fill all required fields correctly' },
    calls: { createDeposit: [] },
  },
  {
    id: 'DEP-3',
    title: 'then the user’s email',
    input: { user: { ...ada, email: '' } },
    steps: [chooseMode, submit('try-1')],
    state: 'refused',
    context: { message: 'User information is missing' },
    calls: { createDeposit: [] },
  },
  {
    id: 'DEP-3',
    title: 'a dismissed error leaves the form unchanged',
    input,
    steps: [type(5_000), submit('try-1'), dismiss],
    state: 'editing',
    context: { amount: 5_000, mode: '', message: '' },
  },
  {
    id: 'DEP-3',
    title: 'an account that was verified in the meantime may deposit',
    input: { user: { ...ada, accountStatus: false } },
    steps: [chooseMode, { send: { type: 'user.updated', user: ada } }, submit('try-1')],
    state: 'creating',
    calls: { createDeposit: [first] },
  },
];

const open: Attempt<DepositOrder> = { id: 'try-1', order: { ...order, mode: 'Bitcoin' } };

const resumed: readonly DepositRow[] = [
  {
    id: 'ERR-2',
    title: 'a draft continues where the session ended',
    input: { user: ada, draft: { ...filled, amount: 5_000, knownIds: null, attempt: null } },
    steps: [],
    state: 'editing',
    context: { ...filled, amount: 5_000, knownIds: null, attempt: null, message: '', notice: '' },
  },
  {
    id: 'ERR-2',
    title: 'with an open attempt nothing can be sent before the history has loaded',
    input: { user: ada, draft: { ...filled, knownIds: [older.depositId], attempt: open } },
    steps: [submit('try-2')],
    state: 'unresolved',
    context: { ...filled, attempt: open, failure: 'network error' },
    calls: { createDeposit: [] },
  },
  {
    id: 'DEP-4',
    title: 'a deposit of the open attempt is found there and not made again',
    input: { user: ada, draft: { ...filled, knownIds: [older.depositId], attempt: open } },
    steps: [history([bitcoinDeposit, older])],
    state: 'editing',
    context: cleared,
    emitted: [announced],
  },
  {
    id: 'DEP-4',
    title: 'without one it is sent again under the same id',
    input: { user: ada, draft: { ...filled, knownIds: [older.depositId], attempt: open } },
    steps: [history([older]), submit('try-2')],
    state: 'creating',
    calls: { createDeposit: [first] },
  },
];

const answers: readonly DepositRow[] = [
  {
    id: 'DEP-4',
    title: 'amount, plan, mode and user are sent once, even with repeated presses',
    input,
    steps: [...submitted, submit('try-2'), submit('try-3')],
    state: 'creating',
    calls: { createDeposit: [first] },
  },
  {
    id: 'DEP-4',
    title: 'a change of the user does not affect a running attempt',
    input,
    steps: [...submitted, { send: { type: 'user.updated', user: { ...ada, availableBalance: 1 } } }],
    state: 'creating',
    context: { user: { ...ada, availableBalance: 1 } },
    calls: { createDeposit: [first] },
  },
  {
    id: 'DEP-4',
    title: '200 clears the form, refreshes the history and says so',
    input,
    steps: [...submitted, { answer: 'createDeposit', with: { ...success(bitcoinDeposit, true), text: 'All set.' } }],
    state: 'editing',
    context: { ...cleared, knownIds: [older.depositId, bitcoinDeposit.depositId] },
    emitted: [stale, { type: 'announce', text: 'All set.' }],
  },
  {
    id: 'DEP-4',
    title: '200 without a message says that the deposit was created',
    input,
    steps: [...submitted, { answer: 'createDeposit', with: success(bitcoinDeposit, true) }],
    state: 'editing',
    emitted: [stale, announced],
  },
  {
    id: 'DEP-4',
    title: 'the next deposit is a new attempt',
    input,
    steps: [
      ...submitted,
      { answer: 'createDeposit', with: success(bitcoinDeposit, true) },
      chooseMode,
      type(200_000),
      submit('try-2'),
    ],
    state: 'creating',
    calls: { createDeposit: [first, { ...order, attemptId: 'try-2' }] },
    emitted: [stale, announced],
  },
  {
    id: 'DEP-4',
    title: 'bool false shows the server’s message',
    also: ['ERR-1'],
    input,
    steps: [...submitted, { answer: 'createDeposit', with: { ...refusal(200), text: 'Closed today' } }],
    state: 'refused',
    context: { message: 'Closed today', ...filled },
  },
  ...[404, 300, 403, 422, 429, 500].map(
    (status): DepositRow => ({
      id: 'ERR-1',
      title: `${status} shows the response text and keeps the form`,
      input,
      steps: [...submitted, { answer: 'createDeposit', with: refusal(status) }],
      state: 'refused',
      context: { message: `words of ${status}`, ...filled },
    }),
  ),
  {
    id: 'ERR-1',
    title: 'a refusal without a message is an unexpected error',
    input,
    steps: [...submitted, { answer: 'createDeposit', with: refusal(422, '') }],
    state: 'refused',
    context: { message: 'An unexpected error occurred.' },
  },
  {
    id: 'DEP-4',
    title: 'after a refusal the next press is a new attempt',
    input,
    steps: [...submitted, { answer: 'createDeposit', with: refusal(422) }, dismiss, submit('try-2')],
    state: 'creating',
    calls: { createDeposit: [first, { ...order, attemptId: 'try-2' }] },
  },
  ...[409, 500, 503].map(
    (status): DepositRow => ({
      id: 'DEP-4',
      title: `after ${status}, with an unknown outcome, the next press is the same attempt`,
      input,
      steps: [...submitted, { answer: 'createDeposit', with: refusal(status) }, dismiss, submit('try-2')],
      state: 'creating',
      calls: { createDeposit: [first, first] },
    }),
  ),
  {
    id: 'ERR-2',
    title: 'a revoked token: no modal, and the form stays',
    input,
    steps: [...submitted, { fail: 'createDeposit', with: new Unauthorized() }],
    state: 'editing',
    context: { message: '', ...filled },
  },
];

const lostAnswers: readonly DepositRow[] = [
  {
    id: 'DEP-4',
    title: 'after a lost answer the history is checked first',
    also: ['LOGIN-7'],
    input,
    steps: [...lost, submit('try-2')],
    state: 'reconciling',
    context: { notice: 'We’re checking whether your deposit was created.', message: '' },
    calls: { createDeposit: [first], fetchDeposits: [{ user: adaId }] },
  },
  {
    id: 'DEP-4',
    title: 'no answer within 20 seconds counts as lost',
    also: ['LOGIN-7'],
    input,
    steps: [...submitted, { wait: 20_000 }],
    state: 'reconciling',
    calls: { fetchDeposits: [{ user: adaId }] },
  },
  {
    id: 'DEP-4',
    title: 'a lost answer and no deposit is a network error',
    also: ['LOGIN-7'],
    input,
    steps: [...submitted, { wait: 20_000 }, listed([older])],
    state: 'refused',
    context: { message: 'network error' },
  },
  {
    id: 'DEP-4',
    title: '200 without the deposit counts as lost too',
    also: ['ERR-1'],
    input,
    steps: [
      ...submitted,
      { answer: 'createDeposit', with: { ...success(bitcoinDeposit), body: null } },
      listed([older]),
    ],
    state: 'refused',
    context: { message: 'An unexpected error occurred.' },
    calls: { fetchDeposits: [{ user: adaId }] },
  },
  {
    id: 'DEP-4',
    title: 'a new deposit of the same amount, plan and method is the one',
    input,
    steps: [...lost, listed([bitcoinDeposit, older])],
    state: 'editing',
    context: { ...cleared, knownIds: [bitcoinDeposit.depositId, older.depositId] },
    emitted: [stale, announced],
  },
  ...(
    [
      [
        'a deposit that was found',
        [{ fail: 'createDeposit', with: new TransportFailure() }, listed([bitcoinDeposit, older])],
      ],
      ['a deposit that was made', [{ answer: 'createDeposit', with: success(bitcoinDeposit, true) }]],
    ] as const
  ).map(
    ([name, ends]): DepositRow => ({
      id: 'DEP-4',
      title: `${name} is not taken for an equal one that follows before the history is loaded`,
      input,
      steps: [
        ...submitted,
        ...ends,
        chooseMode,
        type(200_000),
        submit('try-2'),
        { fail: 'createDeposit', with: new TransportFailure() },
        listed([bitcoinDeposit, older]),
      ],
      state: 'refused',
      context: { message: 'network error' },
      emitted: [stale, announced],
    }),
  ),
  ...(
    [
      ['was there before', older],
      ['has another amount', { ...bitcoinDeposit, amount: 200_001 }],
      ['has another method', { ...bitcoinDeposit, type: 'Xrp' }],
      ['has another plan', { ...bitcoinDeposit, plan: 'Gold' }],
    ] satisfies [string, Deposit][]
  ).map(
    ([what, deposit]): DepositRow => ({
      id: 'DEP-4',
      title: `a deposit that ${what} is not the one`,
      also: ['LOGIN-7'],
      input,
      steps: [...lost, listed([deposit])],
      state: 'refused',
      context: { message: 'network error', ...filled },
    }),
  ),
  {
    id: 'DEP-4',
    title: 'a history that was never loaded proves nothing',
    input,
    steps: [
      chooseMode,
      submit('try-1'),
      { fail: 'createDeposit', with: new Error('The disk is full') },
      listed([bitcoinDeposit]),
    ],
    state: 'refused',
    context: { message: 'The disk is full' },
  },
  {
    id: 'DEP-4',
    title: 'the same deposit is sent again under the same id',
    input,
    steps: [...lost, listed([older]), dismiss, submit('try-2')],
    state: 'creating',
    calls: { createDeposit: [first, first] },
  },
  {
    id: 'DEP-4',
    title: 'a deposit that arrived late is found by the next look-up, even if the history already showed it',
    input,
    steps: [
      ...lost,
      listed([older]),
      history([bitcoinDeposit, older]),
      dismiss,
      history([bitcoinDeposit, older]),
      submit('try-2'),
      { fail: 'createDeposit', with: new TransportFailure() },
      listed([bitcoinDeposit, older]),
    ],
    state: 'editing',
    context: cleared,
    emitted: [stale, announced],
  },
  {
    id: 'DEP-4',
    title: 'a different deposit is a new attempt',
    input,
    steps: [...lost, listed([older]), dismiss, type(300_000), submit('try-2')],
    state: 'creating',
    calls: { createDeposit: [first, { ...order, amount: 300_000, attemptId: 'try-2' }] },
  },
  {
    id: 'DEP-4',
    title: 'a history that loads while a refusal is shown counts',
    input,
    steps: [
      submit('try-1'),
      history([older]),
      dismiss,
      chooseMode,
      submit('try-1'),
      { fail: 'createDeposit', with: new TransportFailure() },
      listed([bitcoinDeposit, older]),
    ],
    state: 'editing',
    context: cleared,
    emitted: [stale, announced],
  },
  {
    id: 'DEP-4',
    title: 'without a network for the history the outcome stays unknown, and a message says so',
    also: ['LOGIN-7'],
    input,
    steps: unreachable,
    state: 'outcomeUnknown',
    context: { message: 'network error', ...filled },
  },
  {
    id: 'DEP-4',
    title: 'a history that takes 20 seconds leaves it unknown too',
    input,
    steps: [...lost, { wait: 20_000 }],
    state: 'outcomeUnknown',
    context: { message: 'network error' },
  },
  {
    id: 'ERR-1',
    title: 'a refused history leaves it unknown, with the response text',
    input,
    steps: [...lost, { answer: 'fetchDeposits', with: refusal(503) }],
    state: 'outcomeUnknown',
    context: { message: 'words of 503' },
  },
  {
    id: 'ERR-2',
    title: 'a revoked token during the look-up: no modal, and nothing can be sent',
    input,
    steps: [...lost, { fail: 'fetchDeposits', with: new Unauthorized() }, submit('try-2')],
    state: 'unresolved',
    context: { message: '' },
    calls: { createDeposit: [first] },
  },
  {
    id: 'DEP-4',
    title: 'while the outcome is unknown nothing is sent',
    input,
    steps: [...unreachable, dismiss, submit('try-2')],
    state: 'unresolved',
    context: {
      notice: 'We couldn’t check whether your deposit was created. Please check again.',
      message: '',
      ...filled,
    },
    calls: { createDeposit: [first] },
  },
  {
    id: 'DEP-4',
    title: 'the look-up can be repeated',
    input,
    steps: [...unreachable, dismiss, check],
    state: 'reconciling',
    calls: { fetchDeposits: [{ user: adaId }, { user: adaId }] },
  },
  {
    id: 'DEP-4',
    title: 'a refreshed history with the deposit clears the form',
    input,
    steps: [...unreachable, dismiss, history([bitcoinDeposit, older])],
    state: 'editing',
    context: { ...cleared, knownIds: [bitcoinDeposit.depositId, older.depositId] },
    emitted: [announced],
  },
  {
    id: 'DEP-4',
    title: 'a refreshed history without it opens the form again, unchanged',
    input,
    steps: [...unreachable, dismiss, history([older])],
    state: 'editing',
    context: { message: '', ...filled },
    calls: { createDeposit: [first] },
  },
  {
    id: 'DEP-4',
    title: 'and the same attempt can be sent again',
    input,
    steps: [...unreachable, dismiss, history([older]), submit('try-2')],
    state: 'creating',
    calls: { createDeposit: [first, first] },
  },
];

/** The status table of a deposit. */
export const depositSpec: readonly DepositRow[] = [...resumed, ...checks, ...answers, ...lostAnswers];
