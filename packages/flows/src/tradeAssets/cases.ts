import { TransportFailure, Unauthorized } from '../reply.ts';
import { noon, refusal, success } from '../testing/samples.ts';
import type { Cases } from '../testing/types.ts';
import type { tradeAssetsMachine } from './machine.ts';

const quote = {
  id: 'quote-1',
  side: 'buy',
  asset: 'ETH',
  quantity: '0.5',
  amount: 150_000,
  fee: 150,
  expiresAt: noon + 30_000,
} as const;
const order = (state: 'pending' | 'settled' | 'failed' | 'refunded') => ({ id: 'order-1', state });

/** The server requires a step-up first (PAYOUT-4). */
const needsProof = { ...refusal(403), code: 'step_up_needed' };

/** Examples for generated runs: one of each kind that a guard distinguishes. */
export const tradeAssetsCases = {
  tags: { busy: ['quoting', 'placing', 'reconciling'], modal: ['refused'] },
  inputs: [
    { side: 'buy', asset: 'ETH' },
    {
      side: 'buy',
      asset: 'ETH',
      resumed: {
        id: 'try-1',
        order: { quoteId: 'quote-1', side: 'buy', asset: 'ETH', quantity: '0.5', amount: 150_000 },
      },
    },
  ],
  events: {
    'field.changed': [
      { type: 'field.changed', name: 'quantity', value: '0.5' },
      { type: 'field.changed', name: 'quantity', value: '0' },
      { type: 'field.changed', name: 'dollars', value: '100' },
      { type: 'field.changed', name: 'by', value: 'dollars' },
    ],
    submitted: [{ type: 'submitted' }],
    confirmed: [
      { type: 'confirmed', attemptId: 'try-1', at: noon },
      { type: 'confirmed', attemptId: 'try-2', at: noon + 30_000 },
    ],
    proved: [
      { type: 'proved', attemptId: 'try-3', at: noon },
      { type: 'proved', attemptId: 'try-4', at: noon + 30_000 },
    ],
    'proof.left': [
      { type: 'proof.left', at: noon },
      { type: 'proof.left', at: noon + 30_000 },
    ],
    edited: [{ type: 'edited' }],
    'page.resumed': [
      { type: 'page.resumed', at: noon },
      { type: 'page.resumed', at: noon + 30_000 },
    ],
    'check.requested': [{ type: 'check.requested' }],
    closed: [{ type: 'closed' }],
    'message.dismissed': [{ type: 'message.dismissed' }],
  },
  answers: {
    fetchQuote: [
      success(quote),
      success({ ...quote, quantity: '0.03', amount: 9_999 }),
      success({ ...quote, expiresAt: noon }),
      refusal(422),
    ],
    createOrder: [
      success(order('pending')),
      success(order('settled')),
      needsProof,
      refusal(422),
      refusal(409),
      refusal(500),
    ],
    findOrder: [
      success({ order: order('pending') }),
      success({ order: order('settled') }),
      success({ order: order('failed') }),
      success({ order: order('refunded') }),
      success({ order: null }),
      refusal(500),
    ],
  },
  failures: [new TransportFailure(), new Unauthorized()],
  keyOf: ({ draft, quote: held, attempt, order: placed }) => [
    draft.quantity === '0.5',
    draft.dollars === '100',
    draft.by,
    held !== null,
    attempt?.id,
    placed?.state,
  ],
  invariants: {
    'only what was reviewed is ordered': ({ state, context }) =>
      state !== 'placing' || context.attempt?.order.quoteId === context.quote?.id,
    'an order whose outcome is unknown keeps its id': ({ state, context }) =>
      !['placing', 'reconciling', 'unresolved', 'notPlaced', 'pending', 'tracking'].includes(state) ||
      context.attempt !== null,
    'nothing is ordered before a required proof': ({ state, context }) =>
      state !== 'proving' || (context.attempt === null && context.quote !== null),
    'a review has a quote, an expired one has none': ({ state, context }) =>
      (state !== 'reviewing' || context.quote !== null) && (state !== 'expired' || context.quote === null),
    'an order that is over has a message': ({ state, context }) => state !== 'over' || context.message !== '',
    'each call runs in its own state': ({ state, pending }) =>
      pending.every(({ port }) => callers[port]?.includes(state) === true) &&
      pending.length === (Object.values(callers).flat().includes(state) ? 1 : 0),
    'it never stays undecided': ({ state }) => state !== 'deciding',
  },
} as const satisfies Cases<typeof tradeAssetsMachine>;

const callers: Readonly<Record<string, readonly string[]>> = {
  fetchQuote: ['quoting'],
  createOrder: ['placing'],
  findOrder: ['reconciling', 'tracking'],
};
