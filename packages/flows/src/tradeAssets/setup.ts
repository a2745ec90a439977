import { assign, setup } from 'xstate';
import { requestTimeout } from '../delays.ts';
import { port } from '../port.ts';
import { isUnauthorized, needsProof } from '../reply.ts';
import type { FlowTag, StateMeta } from '../tags.ts';
import { typed } from '../typed.ts';
import type { EpochMs } from '../types.ts';
import * as rules from './rules.ts';
import type * as Trade from './types.ts';

/** Actions, guards and ports of trading; its states are in `machine.ts`. */
export const tradeAssetsSetup = setup({
  types: typed<{
    context: Trade.TradeAssetsContext;
    events: Trade.TradeAssetsEvent;
    input: Trade.TradeAssetsInput;
    output: Trade.TradeAssetsOutput;
    tags: FlowTag;
    meta: StateMeta;
  }>(),
  actors: {
    fetchQuote: port<Trade.FetchQuoteCall, Trade.FetchQuoteReply>('fetchQuote'),
    createOrder: port<Trade.CreateOrderCall, Trade.CreateOrderReply>('createOrder'),
    findOrder: port<Trade.FindOrderCall, Trade.FindOrderReply>('findOrder'),
  },
  actions: {
    setChange: assign(({ context }, change: Extract<Trade.TradeAssetsEvent, { type: 'field.changed' }>) => ({
      draft: { ...context.draft, [change.name]: change.value },
      error: null,
      message: '',
    })),
    showError: assign(({ context }) => ({ error: rules.missingMessage(context) })),
    clearMessages: assign({ error: null, message: '' }),
    setQuote: assign((_, reply: Trade.FetchQuoteReply) => rules.setQuote(reply)),
    setTimeLeft: assign(({ context }, at: EpochMs) => rules.setTimeLeft(context, at)),
    dropQuote: assign({ quote: null, left: 0 }),
    openAttempt: assign(({ context }, attemptId: string) => rules.openAttempt(context, attemptId)),
    forgetAttempt: assign({ attempt: null }),
    endAttempt: assign({ attempt: null, quote: null, left: 0 }),
    setOrder: assign((_, order: Trade.TradeOrder | null) => ({ order, message: '' })),
    showMessage: assign((_, message: string) => ({ message })),
  },
  guards: {
    isResumed: ({ context }) => context.attempt !== null,
    isValid: ({ context }) => rules.isValid(context),
    isQuote: ({ context }, reply: Trade.FetchQuoteReply) => rules.isQuote(context, reply),
    isExpired: ({ context }, at: EpochMs) => rules.isExpired(context, at),
    isPlaced: (_, reply: Trade.CreateOrderReply) => rules.isPlaced(reply),
    needsProof: (_, reply: Trade.CreateOrderReply) => needsProof(reply),
    isRefused: (_, reply: Trade.CreateOrderReply) => rules.isRefused(reply),
    hasOrder: (_, reply: Trade.FindOrderReply) => rules.orderIn(reply) !== null,
    isUnknown: (_, reply: Trade.FindOrderReply) => rules.isUnknown(reply),
    isSettled: ({ context }) => rules.isIn(context.order, 'settled'),
    isFailed: ({ context }) => rules.isIn(context.order, 'failed'),
    isRefunded: ({ context }) => rules.isIn(context.order, 'refunded'),
    isUnauthorized: (_, { error }: { readonly error: unknown }) => isUnauthorized(error),
  },
  delays: { requestTimeout, quoteLife: ({ context }) => context.left, pollEvery: 3_000 },
});
