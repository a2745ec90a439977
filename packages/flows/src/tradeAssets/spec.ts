import { TransportFailure, Unauthorized } from '../reply.ts';
import { noon, refusal, success } from '../testing/samples.ts';
import type { Row, Step } from '../testing/types.ts';
import type { tradeAssetsMachine } from './machine.ts';
import type { OrderState, Quote } from './types.ts';

type TradeStep = Step<typeof tradeAssetsMachine>;
type TradeRow = Row<typeof tradeAssetsMachine>;
type Rest = Omit<TradeRow, 'id' | 'title' | 'steps'>;

const input = { side: 'buy', asset: 'ETH' } as const;
const life = 30_000;
const quote: Quote = {
  id: 'quote-1',
  side: 'buy',
  asset: 'ETH',
  quantity: '0.5',
  amount: 150_000,
  fee: 150,
  expiresAt: noon + life,
};
const terms = { quoteId: 'quote-1', side: 'buy', asset: 'ETH', quantity: '0.5', amount: 150_000 } as const;
const attempt = { id: 'try-1', order: terms } as const;
const resumed = { ...input, resumed: attempt } as const;

const send = (event: Extract<TradeStep, { send: unknown }>['send']): TradeStep => ({ send: event });
const typeQuantity = (value: string) => send({ type: 'field.changed', name: 'quantity', value });
const submit = send({ type: 'submitted' });
const confirmAs = (attemptId: string, ms = 0) => send({ type: 'confirmed', attemptId, at: noon + ms });
const confirm = confirmAs('try-1');
const edit = send({ type: 'edited' });
const wakeAt = (ms: number) => send({ type: 'page.resumed', at: noon + ms });
const checkOutcome = send({ type: 'check.requested' });
const close = send({ type: 'closed' });
const proved = (ms = 0) => send({ type: 'proved', attemptId: 'try-2', at: noon + ms });
const proofLeft = (ms: number) => send({ type: 'proof.left', at: noon + ms });
const dismiss = send({ type: 'message.dismissed' });
const quoted: TradeStep = { answer: 'fetchQuote', with: success(quote) };
const placed = (state: OrderState): TradeStep => ({ answer: 'createOrder', with: success({ id: 'order-1', state }) });
const found = (state: OrderState): TradeStep => ({
  answer: 'findOrder',
  with: success({ order: { id: 'order-1', state } }),
});
const none: TradeStep = { answer: 'findOrder', with: success({ order: null }) };
const lost: TradeStep = { fail: 'createOrder', with: new TransportFailure() };
const never: TradeStep = { wait: 20_000 };
const poll: TradeStep = { wait: 3_000 };

const byDollars = send({ type: 'field.changed', name: 'by', value: 'dollars' });
const dollarsQuoted = (amount: number): TradeStep => ({
  answer: 'fetchQuote',
  with: success({ ...quote, quantity: '0.0335', amount }),
});
const toDollars = [
  typeQuantity('0.5'),
  byDollars,
  send({ type: 'field.changed', name: 'dollars', value: ' 100.5 ' }),
  submit,
];

const toQuoting = [typeQuantity(' 0.5 '), submit];
const toReview = [...toQuoting, quoted];
const toPlacing = [...toReview, confirm];
const toProving: readonly TradeStep[] = [
  ...toPlacing,
  { answer: 'createOrder', with: { ...refusal(403), code: 'step_up_needed' } },
];
const toPending = [...toPlacing, placed('pending')];
const toLost = [...toPlacing, lost];
const toWallet = { type: 'navigate', to: '/wallet' } as const;
const expired = 'This quote has expired. Get a new one.';
const outcomeUnknown =
  'We got no answer, so the order may or may not have been placed. We’ll check before doing anything else.';
const notPlaced = 'The order hasn’t reached us yet. It’s safe to send it again.';
const notTracked = 'We can’t check the order right now. It continues.';
const ends = [
  ['settled', 'The order is settled.'],
  ['failed', 'The order failed. Nothing has moved.'],
  ['refunded', 'The order failed. The amount is back in your balance.'],
] as const;

const row = (title: string, steps: readonly TradeStep[], rest: Rest): TradeRow => ({
  id: 'WALLET-7',
  title,
  input,
  steps,
  ...rest,
});

/** The status table of buying and selling. */
export const tradeAssetsSpec: readonly TradeRow[] = [
  row('starts with an empty form', [], {
    state: 'editing',
    context: { side: 'buy', error: null, quote: null, message: '' },
  }),
  row('an order from an earlier visit is looked up first (F-4)', [], {
    input: resumed,
    state: 'reconciling',
    context: { attempt, draft: { asset: 'ETH', quantity: '0.5', dollars: '', by: 'quantity' } },
    calls: { findOrder: [{ attemptId: 'try-1' }] },
  }),
  row('it continues if the server has it', [found('pending')], { input: resumed, state: 'pending' }),
  row('if the server does not have it, a new quote must be requested first', [none, confirmAs('try-2', 1)], {
    input: resumed,
    state: 'expired',
    context: { attempt: null },
    calls: { createOrder: [] },
  }),
  row('an empty quantity shows its error', [submit], {
    state: 'editing',
    context: { error: 'Enter a quantity above zero.' },
    calls: { fetchQuote: [] },
  }),
  row('editing the quantity clears its error', [submit, typeQuantity('1')], {
    state: 'editing',
    context: { error: null },
  }),
  row('a quote is requested once, without surrounding blanks', [...toQuoting, submit], {
    state: 'quoting',
    calls: { fetchQuote: [{ side: 'buy', asset: 'ETH', quantity: '0.5', amount: null }] },
  }),
  row('editing cancels the request, and no outdated quote is shown', [...toQuoting, typeQuantity('0.52')], {
    state: 'editing',
    context: { draft: { asset: 'ETH', quantity: '0.52', dollars: '', by: 'quantity' }, quote: null },
  }),
  row('the next submit requests a quote for the edited quantity', [...toQuoting, typeQuantity('0.52'), submit], {
    state: 'quoting',
    calls: {
      fetchQuote: [
        { side: 'buy', asset: 'ETH', quantity: '0.5', amount: null },
        { side: 'buy', asset: 'ETH', quantity: '0.52', amount: null },
      ],
    },
  }),
  row('a quote for selling is requested the same way', toQuoting, {
    input: { ...input, side: 'sell' },
    state: 'quoting',
    calls: { fetchQuote: [{ side: 'sell', asset: 'ETH', quantity: '0.5', amount: null }] },
  }),
  row('an empty dollar amount shows its error', [byDollars, submit], {
    state: 'editing',
    context: { error: 'Enter an amount above zero.' },
    calls: { fetchQuote: [] },
  }),
  row('a quote for a dollar amount is requested in cents, and the typed quantity stays', toDollars, {
    state: 'quoting',
    context: { draft: { asset: 'ETH', quantity: '0.5', dollars: ' 100.5 ', by: 'dollars' } },
    calls: { fetchQuote: [{ side: 'buy', asset: 'ETH', quantity: null, amount: 10_050 }] },
  }),
  row(
    'for a dollar amount the quantity is the server’s, and the price at most that amount',
    [...toDollars, dollarsQuoted(10_050)],
    {
      state: 'reviewing',
      context: { quote: { ...quote, quantity: '0.0335', amount: 10_050 } },
    },
  ),
  row('a quote above the dollar amount is refused', [...toDollars, dollarsQuoted(10_051)], {
    state: 'refused',
    context: { quote: null },
  }),
  row('the order has the quantity that was reviewed', [...toDollars, dollarsQuoted(10_000), confirm], {
    state: 'placing',
    calls: { createOrder: [{ id: 'try-1', order: { ...terms, quantity: '0.0335', amount: 10_000 } }] },
  }),
  row('the review shows the quote and how long it is valid', toReview, {
    state: 'reviewing',
    context: { quote, left: life },
    calls: { createOrder: [] },
  }),
  ...(
    [
      [
        'an expired quote is refused',
        { answer: 'fetchQuote', with: success({ ...quote, expiresAt: noon }) },
        'An unexpected error occurred.',
      ],
      [
        'a quote for something else is refused',
        { answer: 'fetchQuote', with: success({ ...quote, side: 'sell' as const }) },
        'An unexpected error occurred.',
      ],
      ['422 shows the response text', { answer: 'fetchQuote', with: refusal(422) }, 'words of 422'],
      ['bool false shows the server’s message', { answer: 'fetchQuote', with: refusal(200, 'Closed') }, 'Closed'],
      ['a network failure shows network error', { fail: 'fetchQuote', with: new TransportFailure() }, 'network error'],
      ['no answer within 20 seconds is a network error', never, 'network error'],
    ] as const
  ).map(([title, step, message]) =>
    row(title, [...toQuoting, step], { state: 'refused', context: { quote: null, message } }),
  ),
  row('a dismissed refusal leaves the form unchanged', [...toQuoting, never, dismiss], {
    state: 'editing',
    context: { draft: { asset: 'ETH', quantity: ' 0.5 ', dollars: '', by: 'quantity' }, message: '' },
  }),
  {
    ...row(
      'a revoked token is reported by the session: no modal',
      [...toQuoting, { fail: 'fetchQuote', with: new Unauthorized() }],
      { state: 'editing', context: { message: '' } },
    ),
    id: 'ERR-2',
  },
  row('the review can go back to the form', [...toReview, edit], { state: 'editing', context: { quote: null } }),
  row('the review can be left', [...toReview, close], { state: 'left', output: toWallet }),
  row('the quote is valid until its last millisecond', [...toReview, { wait: life - 1 }], { state: 'reviewing' }),
  row('then the quote expires', [...toReview, { wait: life }], {
    state: 'expired',
    context: { quote: null, message: expired },
  }),
  row('confirming an expired quote orders nothing', [...toReview, confirmAs('try-1', life)], {
    state: 'expired',
    context: { attempt: null, message: expired },
    calls: { createOrder: [] },
  }),
  row('a computer that wakes after the expiry has no quote', [...toReview, wakeAt(life)], {
    state: 'expired',
    context: { quote: null },
  }),
  row(
    'a computer that wakes before the expiry has the rest of the time',
    [...toReview, wakeAt(20_000), { wait: 9_999 }],
    {
      state: 'reviewing',
      context: { left: 10_000 },
    },
  ),
  row('and no more than the rest', [...toReview, wakeAt(20_000), { wait: 10_000 }], { state: 'expired' }),
  row('nothing is ordered without a quote', [...toReview, { wait: life }, confirm], {
    state: 'expired',
    calls: { createOrder: [] },
  }),
  row('after the expiry a new quote can be requested', [...toReview, { wait: life }, submit], {
    state: 'quoting',
    context: { message: '' },
    calls: {
      fetchQuote: [
        { side: 'buy', asset: 'ETH', quantity: '0.5', amount: null },
        { side: 'buy', asset: 'ETH', quantity: '0.5', amount: null },
      ],
    },
  }),
  row('after the expiry the form can be edited', [...toReview, { wait: life }, edit], { state: 'editing' }),
  row('a new request clears the message about the expired quote', [...toReview, { wait: life }, edit, submit], {
    state: 'quoting',
    context: { message: '' },
  }),
  row('after the expiry it can be left', [...toReview, { wait: life }, close], { state: 'left', output: toWallet }),
  row('the form can be left', [close], { state: 'left', output: toWallet }),
  row('the reviewed order is sent once, under its id', [...toPlacing, confirmAs('try-2')], {
    state: 'placing',
    context: { attempt },
    calls: { createOrder: [attempt] },
  }),
  row('it cannot be left while the order is sent', [...toPlacing, close], { state: 'placing' }),
  row('a placed order is pending', toPending, {
    state: 'pending',
    context: { order: { id: 'order-1', state: 'pending' }, message: '' },
  }),
  ...ends.flatMap(([state, message]) => [
    row(`an order that is ${state} immediately shows its message`, [...toPlacing, placed(state)], {
      state: 'over',
      context: { message },
    }),
    row(`an order that is ${state} later shows its message`, [...toPending, poll, found(state)], {
      state: 'over',
      context: { message },
    }),
    row(`an order that is ${state} when it is looked up shows its message`, [...toLost, found(state)], {
      state: 'over',
      context: { message },
    }),
  ]),
  ...([400, 403, 422] as const).map((status) =>
    row(
      `${status} places no order and shows the response text`,
      [...toPlacing, { answer: 'createOrder', with: refusal(status) }],
      {
        state: 'refused',
        context: { attempt: null, quote: null, message: `words of ${status}` },
        calls: { findOrder: [] },
      },
    ),
  ),
  row('when the server requires a step-up, nothing is ordered and the quote stays valid', toProving, {
    also: ['PAYOUT-4'],
    state: 'proving',
    context: { attempt: null, quote, message: '' },
    calls: { createOrder: [attempt], findOrder: [] },
  }),
  row('once proved the order is sent again, under a new id', [...toProving, proved()], {
    also: ['PAYOUT-4'],
    state: 'placing',
    calls: { createOrder: [attempt, { ...attempt, id: 'try-2' }] },
  }),
  row('a quote that expired during the step-up orders nothing', [...toProving, proved(life)], {
    also: ['PAYOUT-4'],
    state: 'expired',
    context: { message: expired, quote: null, attempt: null },
    calls: { createOrder: [attempt] },
  }),
  row(
    'without a proof the review is shown again, for as long as the quote is valid',
    [...toProving, proofLeft(20_000)],
    {
      also: ['PAYOUT-4'],
      state: 'reviewing',
      context: { quote, left: 10_000, attempt: null },
    },
  ),
  row('without a proof an expired quote must be requested again', [...toProving, proofLeft(life)], {
    also: ['PAYOUT-4'],
    state: 'expired',
  }),
  row(
    'bool false places no order and shows the server’s message',
    [...toPlacing, { answer: 'createOrder', with: refusal(200, 'Closed') }],
    {
      state: 'refused',
      context: { attempt: null, message: 'Closed' },
    },
  ),
  ...(
    [
      ['no network', lost],
      ['no answer within 20 seconds', never],
      ['500', { answer: 'createOrder', with: refusal(500) }],
      ['409, the first call is still running,', { answer: 'createOrder', with: refusal(409) }],
      ['an answer of the wrong shape', { answer: 'createOrder', with: { ...success(null as never), bool: true } }],
      ['a revoked token', { fail: 'createOrder', with: new Unauthorized() }],
    ] as const
  ).map(([title, step]) =>
    row(`${title} is looked up, not ordered again`, [...toPlacing, step], {
      state: 'reconciling',
      context: { attempt, message: outcomeUnknown },
      calls: { createOrder: [attempt], findOrder: [{ attemptId: 'try-1' }] },
    }),
  ),
  row('an order that is found is pending', [...toLost, found('pending')], {
    state: 'pending',
    context: { message: '' },
  }),
  row('an order that the server does not have may be sent again', [...toLost, none], {
    state: 'notPlaced',
    context: { attempt, message: notPlaced },
  }),
  row('it is sent again under the same id', [...toLost, none, confirmAs('try-2', 1)], {
    state: 'placing',
    context: { message: '' },
    calls: { createOrder: [attempt, attempt] },
  }),
  row('but not with an expired quote', [...toLost, none, confirmAs('try-2', life)], {
    state: 'expired',
    context: { attempt: null },
    calls: { createOrder: [attempt] },
  }),
  row('an order that was not placed can be left', [...toLost, none, close], { state: 'left', output: toWallet }),
  ...(
    [
      ['a failing look-up', { fail: 'findOrder', with: new TransportFailure() }],
      ['a look-up that never ends', never],
      ['500 during the look-up', { answer: 'findOrder', with: refusal(500) }],
    ] as const
  ).flatMap(([title, step]) => [
    row(`${title} leaves the outcome unknown`, [...toLost, step], {
      state: 'unresolved',
      context: { attempt, message: outcomeUnknown },
      calls: { createOrder: [attempt] },
    }),
    row(`${title} leaves the outcome of an order from an earlier visit unknown`, [step], {
      input: resumed,
      state: 'unresolved',
      context: { attempt, message: outcomeUnknown },
    }),
    row(`while pending, ${title} is tried again`, [...toPending, poll, step], {
      state: 'pending',
      context: { message: notTracked },
    }),
  ]),
  row('an order with an unknown outcome can be looked up again', [...toLost, never, checkOutcome], {
    state: 'reconciling',
    calls: { findOrder: [{ attemptId: 'try-1' }, { attemptId: 'try-1' }] },
  }),
  row('an order with an unknown outcome can be left', [...toLost, never, close], { state: 'left', output: toWallet }),
  row('the look-up can be left', [...toLost, close], { state: 'left', output: toWallet }),
  row('a pending order is not looked up for 3 seconds', [...toPending, { wait: 2_999 }], {
    state: 'pending',
    calls: { findOrder: [] },
  }),
  row('after 3 seconds a pending order is looked up', [...toPending, poll], {
    state: 'tracking',
    calls: { findOrder: [{ attemptId: 'try-1' }] },
  }),
  row('an order that is not over stays pending', [...toPending, poll, found('pending')], { state: 'pending' }),
  row('a pending order can be left', [...toPending, close], { state: 'left', output: toWallet }),
  row('a pending order can be left during a look-up', [...toPending, poll, close], { state: 'left', output: toWallet }),
  row('an order that is over can be left', [...toPlacing, placed('settled'), close], {
    state: 'left',
    output: toWallet,
  }),
];
