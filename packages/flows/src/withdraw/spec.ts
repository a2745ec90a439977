import type { Attempt } from '../attempt.ts';
import { TransportFailure, Unauthorized } from '../reply.ts';
import { ada, adaId, bankWithdrawal, refusal, success } from '../testing/samples.ts';
import type { Row, Step } from '../testing/types.ts';
import type { Withdrawal } from '../types.ts';
import type { withdrawMachine } from './machine.ts';
import type { WithdrawOrder } from './types.ts';

type WithdrawStep = Step<typeof withdrawMachine>;
type WithdrawRow = Row<typeof withdrawMachine>;

const bitcoinAddress = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const etheriumAddress = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const input = {
  user: ada,
  checkAddress: (method: string, address: string) =>
    address === (method === 'bitcoin' ? bitcoinAddress : etheriumAddress),
};
const older: Withdrawal = { ...bankWithdrawal, _id: '0190f7c2-0000-7000-8000-0000000000e0' };
const submit: WithdrawStep = { send: { type: 'submitted' } };
const confirm = (attemptId: string): WithdrawStep => ({ send: { type: 'confirmed', attemptId } });
/** Both presses: that of the form and that of the review. */
const send = (attemptId: string): readonly WithdrawStep[] => [submit, confirm(attemptId)];
const leaveReview: WithdrawStep = { send: { type: 'review.left' } };
const dismiss: WithdrawStep = { send: { type: 'message.dismissed' } };
const check: WithdrawStep = { send: { type: 'check.requested' } };
const history = (withdrawals: readonly Withdrawal[]): WithdrawStep => ({
  send: { type: 'history.loaded', withdrawals },
});
const listed = (withdrawals: readonly Withdrawal[]): WithdrawStep => ({
  answer: 'fetchWithdrawals',
  with: success(withdrawals, true),
});
const choose = (value: Withdrawal['method'] | ''): WithdrawStep => ({
  send: { type: 'field.changed', name: 'method', value },
});
const type = (amount: number | null): WithdrawStep => ({
  send: { type: 'field.changed', name: 'amount', value: amount },
});
const write = (name: keyof typeof noDetails, value: string): WithdrawStep => ({
  send: { type: 'field.changed', name, value },
});
const noDetails = {
  account_name: '',
  account_number: '',
  bank_name: '',
  bitcoin_address: '',
  etherium_address: '',
  cashapp_address: '',
  zelle_address: '',
};
const bank = { ...noDetails, account_name: ' Ada Park ', account_number: '0012344321', bank_name: 'Harbour Bank' };
const fillBank: readonly WithdrawStep[] = [
  type(15_000),
  choose('bank'),
  write('account_name', bank.account_name),
  write('account_number', bank.account_number),
  write('bank_name', bank.bank_name),
];
const submitted: readonly WithdrawStep[] = [history([older]), ...fillBank, ...send('try-1')];
const lost: readonly WithdrawStep[] = [...submitted, { fail: 'createWithdraw', with: new TransportFailure() }];
const unreachable: readonly WithdrawStep[] = [...lost, { fail: 'fetchWithdrawals', with: new TransportFailure() }];

const nulls = {
  account_name: null,
  account_number: null,
  bank_name: null,
  bitcoin_address: null,
  etherium_address: null,
  cashapp_address: null,
  zelle_address: null,
};
const order = {
  ...nulls,
  amount: 15_000,
  method: 'bank',
  user: adaId,
  account_name: 'Ada Park',
  account_number: '0012344321',
  bank_name: 'Harbour Bank',
};
const first = { ...order, attemptId: 'try-1' };
const filled = { amount: 15_000, method: 'bank', details: bank } as const;
const cleared = {
  amount: null,
  method: '',
  details: noDetails,
  attempt: null,
  failure: '',
  notice: '',
  message: '',
} as const;
const stale = { type: 'historyStale', list: 'withdrawals' } as const;
const announced = { type: 'announce', text: 'Withdrawal requested.' } as const;
const incomplete = 'Please fill in required fields';

const open: Attempt<WithdrawOrder> = { id: 'try-1', order: { ...order, method: 'bank' } };

const resumed: readonly WithdrawRow[] = [
  {
    id: 'ERR-2',
    title: 'a draft continues where the session ended',
    input: { ...input, draft: { ...filled, knownIds: null, attempt: null } },
    steps: [],
    state: 'editing',
    context: { ...filled, knownIds: null, attempt: null, message: '', notice: '' },
  },
  {
    id: 'ERR-2',
    title: 'with an open attempt nothing can be sent before the history has loaded',
    input: { ...input, draft: { ...filled, knownIds: [older._id], attempt: open } },
    steps: [submit],
    state: 'unresolved',
    context: { ...filled, attempt: open, failure: 'network error' },
    calls: { createWithdraw: [] },
  },
  {
    id: 'WD-3',
    title: 'a withdrawal of the open attempt is found there and not requested again',
    input: { ...input, draft: { ...filled, knownIds: [older._id], attempt: open } },
    steps: [history([bankWithdrawal, older])],
    state: 'editing',
    context: cleared,
    emitted: [announced],
  },
  {
    id: 'WD-3',
    title: 'without one it is sent again under the same id',
    input: { ...input, draft: { ...filled, knownIds: [older._id], attempt: open } },
    steps: [history([older]), ...send('try-2')],
    state: 'requesting',
    calls: { createWithdraw: [first] },
  },
];

const checks: readonly WithdrawRow[] = [
  {
    id: 'WD-1',
    title: 'starts with an empty form',
    input,
    steps: [],
    state: 'editing',
    context: { amount: null, method: '', details: noDetails, message: '', attempt: null },
  },
  {
    id: 'WD-2',
    title: 'amount and method are checked first',
    input: { ...input, user: { ...ada, accountStatus: false } },
    steps: [type(15_000), submit],
    state: 'refused',
    context: { message: incomplete },
    calls: { createWithdraw: [] },
  },
  {
    id: 'WD-2',
    title: 'a negative amount is not an amount',
    input,
    steps: [...fillBank, type(-15_000), submit],
    state: 'refused',
    context: { message: incomplete },
    calls: { createWithdraw: [] },
  },
  {
    id: 'WD-2',
    title: 'then the method’s own fields',
    input: { ...input, user: { ...ada, accountStatus: false } },
    steps: [...fillBank, write('bank_name', ' '), submit],
    state: 'refused',
    context: { message: incomplete },
    calls: { createWithdraw: [] },
  },
  {
    id: 'WD-2',
    title: 'and the format of a bitcoin address',
    input: { ...input, user: { ...ada, accountStatus: false } },
    steps: [type(15_000), choose('bitcoin'), write('bitcoin_address', etheriumAddress), submit],
    state: 'refused',
    context: { message: 'This isn’t a Bitcoin address. Please check it.' },
    calls: { createWithdraw: [] },
  },
  {
    id: 'WD-2',
    title: 'and the format of an Ethereum address',
    input: { ...input, user: { ...ada, accountStatus: false } },
    steps: [type(15_000), choose('etherium'), write('etherium_address', bitcoinAddress), submit],
    state: 'refused',
    context: { message: 'This isn’t an Ethereum address. Please check it.' },
    calls: { createWithdraw: [] },
  },
  {
    id: 'WD-2',
    title: 'then the account',
    input: { ...input, user: { ...ada, accountStatus: false, availableBalance: 0 } },
    steps: [...fillBank, submit],
    state: 'refused',
    context: { message: 'Account not yet verified' },
    calls: { createWithdraw: [] },
  },
  {
    id: 'WD-2',
    title: 'then the balance',
    input,
    steps: [...fillBank, type(125_051), submit],
    state: 'refused',
    context: { message: 'Insufficient fund' },
    calls: { createWithdraw: [] },
  },
  {
    id: 'WD-2',
    title: 'the whole balance can be withdrawn',
    input,
    steps: [...fillBank, type(125_050), ...send('try-1')],
    state: 'requesting',
    calls: { createWithdraw: [{ ...first, amount: 125_050 }] },
  },
  {
    id: 'WD-2',
    title: 'the newest balance counts',
    input,
    steps: [...fillBank, { send: { type: 'user.updated', user: { ...ada, availableBalance: 14_999 } } }, submit],
    state: 'refused',
    context: { message: 'Insufficient fund' },
    calls: { createWithdraw: [] },
  },
  {
    id: 'WD-2',
    title: 'a dismissed error leaves the form unchanged',
    input,
    steps: [...fillBank, type(null), submit, dismiss],
    state: 'editing',
    context: { ...filled, amount: null, message: '' },
  },
  {
    id: 'WD-1',
    title: 'another method starts with empty fields',
    input,
    steps: [...fillBank, choose('cashapp')],
    state: 'editing',
    context: { method: 'cashapp', details: noDetails, amount: 15_000 },
  },
  {
    id: 'WD-1',
    title: 'choosing the same method again keeps them',
    input,
    steps: [...fillBank, choose('bank')],
    state: 'editing',
    context: filled,
  },
  ...(
    [
      ['bitcoin', 'bitcoin_address', ` ${bitcoinAddress} `],
      ['etherium', 'etherium_address', ` ${etheriumAddress} `],
      ['cashapp', 'cashapp_address', '$ada'],
      ['zelle', 'zelle_address', 'ada@example.com'],
    ] as const
  ).map(
    ([method, field, value]): WithdrawRow => ({
      id: 'WD-3',
      title: `${method} sends its own field and null for the others`,
      input,
      steps: [type(15_000), choose(method), write(field, value), ...send('try-1')],
      state: 'requesting',
      calls: {
        createWithdraw: [{ ...nulls, amount: 15_000, method, user: adaId, [field]: value.trim(), attemptId: 'try-1' }],
      },
    }),
  ),
];

const review: readonly WithdrawRow[] = [
  {
    id: 'WD-3',
    title: 'a review is shown first; the form alone sends nothing',
    input,
    steps: [...fillBank, submit, submit, type(20_000)],
    state: 'reviewing',
    context: { ...filled, message: '' },
    calls: { createWithdraw: [] },
  },
  {
    id: 'WD-3',
    title: 'going back from the review keeps the form unchanged',
    input,
    steps: [...fillBank, submit, leaveReview],
    state: 'editing',
    context: filled,
    calls: { createWithdraw: [] },
  },
  {
    id: 'WD-2',
    title: 'a balance that fell during the review is detected before anything is sent',
    input,
    steps: [
      ...fillBank,
      submit,
      { send: { type: 'user.updated', user: { ...ada, availableBalance: 14_999 } } },
      confirm('try-1'),
    ],
    state: 'refused',
    context: { message: 'Insufficient fund', ...filled },
    calls: { createWithdraw: [] },
  },
  {
    id: 'WD-5',
    title: 'a history that loads during the review counts',
    input,
    steps: [
      ...fillBank,
      submit,
      history([older]),
      confirm('try-1'),
      { fail: 'createWithdraw', with: new TransportFailure() },
      listed([bankWithdrawal, older]),
    ],
    state: 'editing',
    context: cleared,
    emitted: [stale, announced],
  },
];

const answers: readonly WithdrawRow[] = [
  {
    id: 'WD-5',
    title: 'the withdrawal is sent once, even with repeated presses',
    input,
    steps: [...submitted, ...send('try-2'), ...send('try-3')],
    state: 'requesting',
    calls: { createWithdraw: [first] },
  },
  {
    id: 'WD-5',
    title: 'a change of the user does not affect a running attempt',
    input,
    steps: [...submitted, { send: { type: 'user.updated', user: { ...ada, availableBalance: 1 } } }],
    state: 'requesting',
    context: { user: { ...ada, availableBalance: 1 } },
    calls: { createWithdraw: [first] },
  },
  {
    id: 'WD-5',
    title: '200 clears the form, refreshes the history and says so',
    input,
    steps: [...submitted, { answer: 'createWithdraw', with: { ...success(bankWithdrawal, true), text: 'All set.' } }],
    state: 'editing',
    context: { ...cleared, knownIds: [older._id, bankWithdrawal._id] },
    emitted: [stale, { type: 'announce', text: 'All set.' }],
  },
  {
    id: 'WD-5',
    title: '200 without a message says that it was requested',
    input,
    steps: [...submitted, { answer: 'createWithdraw', with: success(bankWithdrawal, true) }],
    state: 'editing',
    emitted: [stale, announced],
  },
  {
    id: 'WD-5',
    title: 'the next withdrawal is a new attempt',
    input,
    steps: [
      ...submitted,
      { answer: 'createWithdraw', with: success(bankWithdrawal, true) },
      ...fillBank,
      ...send('try-2'),
    ],
    state: 'requesting',
    calls: { createWithdraw: [first, { ...order, attemptId: 'try-2' }] },
    emitted: [stale, announced],
  },
  {
    id: 'WD-5',
    title: 'bool false shows the server’s message',
    also: ['ERR-1'],
    input,
    steps: [...submitted, { answer: 'createWithdraw', with: { ...refusal(200), text: 'Closed today' } }],
    state: 'refused',
    context: { message: 'Closed today', ...filled },
  },
  ...[404, 300, 403, 422, 429, 500].map(
    (status): WithdrawRow => ({
      id: 'ERR-1',
      title: `${status} shows the response text and keeps the form`,
      input,
      steps: [...submitted, { answer: 'createWithdraw', with: refusal(status) }],
      state: 'refused',
      context: { message: `words of ${status}`, ...filled },
    }),
  ),
  {
    id: 'ERR-1',
    title: 'a refusal without a message is a failed withdrawal',
    also: ['WD-3'],
    input,
    steps: [...submitted, { answer: 'createWithdraw', with: refusal(422, '') }],
    state: 'refused',
    context: { message: 'Withdrawal failed' },
  },
  {
    id: 'WD-5',
    title: 'a repeated attempt is not checked against a balance that may already lack it',
    input,
    steps: [
      ...lost,
      listed([older]),
      dismiss,
      { send: { type: 'user.updated', user: { ...ada, availableBalance: 0 } } },
      ...send('try-2'),
    ],
    state: 'requesting',
    calls: { createWithdraw: [first, first] },
  },
  {
    id: 'WD-5',
    title: 'after a refusal the next press is a new attempt',
    input,
    steps: [...submitted, { answer: 'createWithdraw', with: refusal(422) }, dismiss, ...send('try-2')],
    state: 'requesting',
    calls: { createWithdraw: [first, { ...order, attemptId: 'try-2' }] },
  },
  ...[409, 500, 503].map(
    (status): WithdrawRow => ({
      id: 'WD-5',
      title: `after ${status}, with an unknown outcome, the next press is the same attempt`,
      input,
      steps: [...submitted, { answer: 'createWithdraw', with: refusal(status) }, dismiss, ...send('try-2')],
      state: 'requesting',
      calls: { createWithdraw: [first, first] },
    }),
  ),
  {
    id: 'ERR-2',
    title: 'a revoked token: no modal, and the form stays',
    input,
    steps: [...submitted, { fail: 'createWithdraw', with: new Unauthorized() }],
    state: 'editing',
    context: { message: '', ...filled },
  },
];

const requested: readonly WithdrawStep[] = [
  ...submitted,
  { answer: 'createWithdraw', with: { ...refusal(403), code: 'step_up_needed' } },
];

const proofs: readonly WithdrawRow[] = [
  {
    id: 'PAYOUT-4',
    title: 'when the server requires a step-up, no refusal is shown',
    input,
    steps: requested,
    state: 'proving',
    context: { ...filled, message: '', attempt: null },
  },
  {
    id: 'PAYOUT-4',
    title: 'once proved it is sent again, under a new id',
    input,
    steps: [...requested, { send: { type: 'proved', attemptId: 'try-2' } }],
    state: 'requesting',
    calls: { createWithdraw: [first, { ...order, attemptId: 'try-2' }] },
  },
  {
    id: 'PAYOUT-4',
    title: 'without a proof the review is shown again, and what was filled in stays',
    input,
    steps: [...requested, { send: { type: 'proof.left' } }],
    state: 'reviewing',
    context: { ...filled, message: '' },
    calls: { createWithdraw: [first] },
  },
  {
    id: 'PAYOUT-4',
    title: 'a balance that fell in the meantime is detected before anything is sent',
    also: ['WD-2'],
    input,
    steps: [
      ...requested,
      { send: { type: 'user.updated', user: { ...ada, availableBalance: 14_999 } } },
      { send: { type: 'proved', attemptId: 'try-2' } },
    ],
    state: 'refused',
    context: { message: 'Insufficient fund', ...filled },
    calls: { createWithdraw: [first] },
  },
  {
    id: 'WD-5',
    title: 'a history that loads during the step-up counts',
    also: ['PAYOUT-4'],
    input,
    steps: [
      ...fillBank,
      ...send('try-1'),
      { answer: 'createWithdraw', with: { ...refusal(403), code: 'step_up_needed' } },
      history([older]),
      { send: { type: 'proved', attemptId: 'try-2' } },
      { fail: 'createWithdraw', with: new TransportFailure() },
      listed([bankWithdrawal, older]),
    ],
    state: 'editing',
    context: cleared,
    emitted: [stale, announced],
  },
];

const lostAnswers: readonly WithdrawRow[] = [
  {
    id: 'WD-5',
    title: 'after a lost answer the history is checked first',
    also: ['LOGIN-7'],
    input,
    steps: [...lost, ...send('try-2')],
    state: 'reconciling',
    context: { notice: 'We’re checking whether your withdrawal was requested.', message: '' },
    calls: { createWithdraw: [first], fetchWithdrawals: [{ user: adaId }] },
  },
  {
    id: 'WD-5',
    title: 'no answer within 20 seconds counts as lost',
    also: ['LOGIN-7'],
    input,
    steps: [...submitted, { wait: 20_000 }],
    state: 'reconciling',
    calls: { fetchWithdrawals: [{ user: adaId }] },
  },
  {
    id: 'WD-5',
    title: 'a lost answer and no withdrawal is a network error',
    also: ['LOGIN-7'],
    input,
    steps: [...submitted, { wait: 20_000 }, listed([older])],
    state: 'refused',
    context: { message: 'network error' },
  },
  {
    id: 'WD-5',
    title: '200 without the withdrawal counts as lost too',
    also: ['ERR-1'],
    input,
    steps: [
      ...submitted,
      { answer: 'createWithdraw', with: { ...success(bankWithdrawal), body: null } },
      listed([older]),
    ],
    state: 'refused',
    context: { message: 'Withdrawal failed' },
    calls: { fetchWithdrawals: [{ user: adaId }] },
  },
  {
    id: 'WD-5',
    title: 'a new withdrawal of the same amount and method is the one',
    input,
    steps: [...lost, listed([bankWithdrawal, older])],
    state: 'editing',
    context: { ...cleared, knownIds: [bankWithdrawal._id, older._id] },
    emitted: [stale, announced],
  },
  ...(
    [
      [
        'a withdrawal that was found',
        [{ fail: 'createWithdraw', with: new TransportFailure() }, listed([bankWithdrawal, older])],
      ],
      ['a withdrawal that was requested', [{ answer: 'createWithdraw', with: success(bankWithdrawal, true) }]],
    ] as const
  ).map(
    ([name, ends]): WithdrawRow => ({
      id: 'WD-5',
      title: `${name} is not taken for an equal one that follows before the history is loaded`,
      input,
      steps: [
        ...submitted,
        ...ends,
        ...fillBank,
        ...send('try-2'),
        { fail: 'createWithdraw', with: new TransportFailure() },
        listed([bankWithdrawal, older]),
      ],
      state: 'refused',
      context: { message: 'network error' },
      emitted: [stale, announced],
    }),
  ),
  ...(
    [
      ['was there before', older],
      ['has another amount', { ...bankWithdrawal, amount: 15_001 }],
      ['has another method', { ...bankWithdrawal, method: 'zelle' }],
    ] satisfies [string, Withdrawal][]
  ).map(
    ([what, withdrawal]): WithdrawRow => ({
      id: 'WD-5',
      title: `a withdrawal that ${what} is not the one`,
      also: ['LOGIN-7'],
      input,
      steps: [...lost, listed([withdrawal])],
      state: 'refused',
      context: { message: 'network error', ...filled },
    }),
  ),
  {
    id: 'WD-5',
    title: 'a history that was never loaded proves nothing',
    input,
    steps: [
      ...fillBank,
      ...send('try-1'),
      { fail: 'createWithdraw', with: new Error('The disk is full') },
      listed([bankWithdrawal]),
    ],
    state: 'refused',
    context: { message: 'The disk is full' },
  },
  {
    id: 'WD-5',
    title: 'the same withdrawal is sent again under the same id',
    input,
    steps: [...lost, listed([older]), dismiss, ...send('try-2')],
    state: 'requesting',
    calls: { createWithdraw: [first, first] },
  },
  {
    id: 'WD-5',
    title: 'what arrived late is found by the next look-up, even if the history already showed it',
    input,
    steps: [
      ...lost,
      listed([older]),
      history([bankWithdrawal, older]),
      dismiss,
      history([bankWithdrawal, older]),
      ...send('try-2'),
      { fail: 'createWithdraw', with: new TransportFailure() },
      listed([bankWithdrawal, older]),
    ],
    state: 'editing',
    context: cleared,
    emitted: [stale, announced],
  },
  {
    id: 'WD-5',
    title: 'a different withdrawal is a new attempt',
    input,
    steps: [...lost, listed([older]), dismiss, type(20_000), ...send('try-2')],
    state: 'requesting',
    calls: { createWithdraw: [first, { ...order, amount: 20_000, attemptId: 'try-2' }] },
  },
  {
    id: 'WD-5',
    title: 'a history that loads while a refusal is shown counts',
    input,
    steps: [
      submit,
      history([older]),
      dismiss,
      ...fillBank,
      ...send('try-1'),
      { fail: 'createWithdraw', with: new TransportFailure() },
      listed([bankWithdrawal, older]),
    ],
    state: 'editing',
    context: cleared,
    emitted: [stale, announced],
  },
  {
    id: 'WD-5',
    title: 'without a network for the history the outcome stays unknown, and a message says so',
    also: ['LOGIN-7'],
    input,
    steps: unreachable,
    state: 'outcomeUnknown',
    context: { message: 'network error', ...filled },
  },
  {
    id: 'WD-5',
    title: 'a history that takes 20 seconds leaves it unknown too',
    input,
    steps: [...lost, { wait: 20_000 }],
    state: 'outcomeUnknown',
    context: { message: 'network error' },
  },
  {
    id: 'ERR-1',
    title: 'a history that is refused leaves it unknown, with the response text',
    input,
    steps: [...lost, { answer: 'fetchWithdrawals', with: refusal(503) }],
    state: 'outcomeUnknown',
    context: { message: 'words of 503' },
  },
  {
    id: 'ERR-2',
    title: 'a revoked token during the look-up: no modal, and nothing can be sent',
    input,
    steps: [...lost, { fail: 'fetchWithdrawals', with: new Unauthorized() }, ...send('try-2')],
    state: 'unresolved',
    context: { message: '' },
    calls: { createWithdraw: [first] },
  },
  {
    id: 'WD-5',
    title: 'while the outcome is unknown nothing is sent',
    input,
    steps: [...unreachable, dismiss, ...send('try-2')],
    state: 'unresolved',
    context: {
      notice: 'We couldn’t check whether your withdrawal was requested. Please check again.',
      message: '',
      ...filled,
    },
    calls: { createWithdraw: [first] },
  },
  {
    id: 'WD-5',
    title: 'the look-up can be repeated',
    input,
    steps: [...unreachable, dismiss, check],
    state: 'reconciling',
    calls: { fetchWithdrawals: [{ user: adaId }, { user: adaId }] },
  },
  {
    id: 'WD-5',
    title: 'a refreshed history with the withdrawal clears the form',
    input,
    steps: [...unreachable, dismiss, history([bankWithdrawal, older])],
    state: 'editing',
    context: { ...cleared, knownIds: [bankWithdrawal._id, older._id] },
    emitted: [announced],
  },
  {
    id: 'WD-5',
    title: 'a refreshed history without it opens the form again, unchanged',
    input,
    steps: [...unreachable, dismiss, history([older])],
    state: 'editing',
    context: { message: '', ...filled },
    calls: { createWithdraw: [first] },
  },
  {
    id: 'WD-5',
    title: 'and the same attempt can be sent again',
    input,
    steps: [...unreachable, dismiss, history([older]), ...send('try-2')],
    state: 'requesting',
    calls: { createWithdraw: [first, first] },
  },
];

/** The status table of a withdrawal. */
export const withdrawSpec: readonly WithdrawRow[] = [
  ...resumed,
  ...checks,
  ...review,
  ...answers,
  ...proofs,
  ...lostAnswers,
];
