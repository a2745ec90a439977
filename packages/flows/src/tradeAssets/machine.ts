import { navigate } from '../intent.ts';
import { sharedMessages } from '../messages.ts';
import { failureText, refusalText } from '../reply.ts';
import { routes } from '../routes.ts';
import { tradeAssetsMessages } from './messages.ts';
import * as rules from './rules.ts';
import { tradeAssetsSetup } from './setup.ts';
import type { TradeAssetsOutput } from './types.ts';

/**
 * Buys or sells an asset of the wallet against the balance: price, review, order, states (WALLET-7).
 * Ports: `fetchQuote`, `createOrder`, `findOrder`.
 */
export const tradeAssetsMachine = tradeAssetsSetup.createMachine({
  id: 'tradeAssets',
  context: ({ input }) => rules.startTrading(input),
  output: ({ event }) => event.output as TradeAssetsOutput,
  options: { maxIterations: 100 },
  initial: 'opening',
  states: {
    opening: {
      meta: { doc: 'An order from an earlier visit is looked up first, since its outcome may be unknown.' },
      always: [{ guard: 'isResumed', target: 'reconciling' }, { target: 'editing' }],
    },
    editing: {
      meta: { doc: 'The form is open.' },
      on: {
        'field.changed': { actions: { type: 'setChange', params: ({ event }) => event } },
        submitted: [{ guard: 'isValid', target: 'quoting', actions: 'clearMessages' }, { actions: 'showError' }],
        closed: 'left',
      },
    },
    quoting: {
      meta: { doc: 'A quote is requested. Typing returns to the form.' },
      tags: 'busy',
      on: {
        'field.changed': { target: 'editing', actions: { type: 'setChange', params: ({ event }) => event } },
      },
      invoke: {
        id: 'fetchQuote',
        src: 'fetchQuote',
        input: ({ context }) => rules.toQuote(context),
        onDone: [
          {
            guard: { type: 'isQuote', params: ({ event }) => event.output },
            target: 'reviewing',
            actions: { type: 'setQuote', params: ({ event }) => event.output },
          },
          { target: 'refused', actions: { type: 'showMessage', params: ({ event }) => refusalText(event.output) } },
        ],
        onError: [
          { guard: { type: 'isUnauthorized', params: ({ event }) => ({ error: event.error }) }, target: 'editing' },
          { target: 'refused', actions: { type: 'showMessage', params: ({ event }) => failureText(event.error) } },
        ],
      },
      after: {
        requestTimeout: { target: 'refused', actions: { type: 'showMessage', params: sharedMessages.network } },
      },
    },
    reviewing: {
      meta: { doc: 'Shows the price, the fee and their expiry.' },
      on: {
        confirmed: [
          { guard: { type: 'isExpired', params: ({ event }) => event.at }, target: 'expired' },
          { target: 'placing', actions: { type: 'openAttempt', params: ({ event }) => event.attemptId } },
        ],
        'page.resumed': [
          { guard: { type: 'isExpired', params: ({ event }) => event.at }, target: 'expired' },
          { target: 'reviewing', reenter: true, actions: { type: 'setTimeLeft', params: ({ event }) => event.at } },
        ],
        edited: { target: 'editing', actions: 'dropQuote' },
        closed: 'left',
      },
      after: { quoteLife: 'expired' },
    },
    expired: {
      meta: { doc: 'The quote has expired; a new one must be requested and reviewed.' },
      entry: ['dropQuote', { type: 'showMessage', params: tradeAssetsMessages.expired }],
      on: { submitted: { target: 'quoting', actions: 'clearMessages' }, edited: 'editing', closed: 'left' },
    },
    placing: {
      meta: { doc: 'One order is under way; another press does nothing.' },
      tags: 'busy',
      invoke: {
        id: 'createOrder',
        src: 'createOrder',
        input: ({ context }) => rules.attemptOf(context),
        onDone: [
          {
            guard: { type: 'isPlaced', params: ({ event }) => event.output },
            target: 'deciding',
            actions: { type: 'setOrder', params: ({ event }) => event.output.body },
          },
          {
            guard: { type: 'needsProof', params: ({ event }) => event.output },
            target: 'proving',
            actions: 'forgetAttempt',
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: 'refused',
            actions: ['endAttempt', { type: 'showMessage', params: ({ event }) => refusalText(event.output) }],
          },
          { target: 'reconciling', actions: { type: 'showMessage', params: tradeAssetsMessages.outcomeUnknown } },
        ],
        onError: {
          target: 'reconciling',
          actions: { type: 'showMessage', params: tradeAssetsMessages.outcomeUnknown },
        },
      },
      after: {
        requestTimeout: {
          target: 'reconciling',
          actions: { type: 'showMessage', params: tradeAssetsMessages.outcomeUnknown },
        },
      },
    },
    proving: {
      meta: { doc: 'Nothing was ordered: the server asks for a step-up first, which another flow does.' },
      on: {
        proved: [
          { guard: { type: 'isExpired', params: ({ event }) => event.at }, target: 'expired' },
          { target: 'placing', actions: { type: 'openAttempt', params: ({ event }) => event.attemptId } },
        ],
        'proof.left': [
          { guard: { type: 'isExpired', params: ({ event }) => event.at }, target: 'expired' },
          { target: 'reviewing', actions: { type: 'setTimeLeft', params: ({ event }) => event.at } },
        ],
      },
    },
    reconciling: {
      meta: { doc: 'It is unknown whether it was placed: the server is asked, and nothing is ordered again.' },
      tags: 'busy',
      on: { closed: 'left' },
      invoke: {
        id: 'findOrder',
        src: 'findOrder',
        input: ({ context }) => ({ attemptId: rules.attemptOf(context).id }),
        onDone: [
          {
            guard: { type: 'hasOrder', params: ({ event }) => event.output },
            target: 'deciding',
            actions: { type: 'setOrder', params: ({ event }) => rules.orderIn(event.output) },
          },
          {
            guard: { type: 'isUnknown', params: ({ event }) => event.output },
            target: 'notPlaced',
            actions: { type: 'showMessage', params: tradeAssetsMessages.notPlaced },
          },
          { target: 'unresolved', actions: { type: 'showMessage', params: tradeAssetsMessages.outcomeUnknown } },
        ],
        onError: { target: 'unresolved', actions: { type: 'showMessage', params: tradeAssetsMessages.outcomeUnknown } },
      },
      after: {
        requestTimeout: {
          target: 'unresolved',
          actions: { type: 'showMessage', params: tradeAssetsMessages.outcomeUnknown },
        },
      },
    },
    unresolved: {
      meta: { doc: 'The server could not be asked; it can be asked again.' },
      on: { 'check.requested': 'reconciling', closed: 'left' },
    },
    notPlaced: {
      meta: { doc: 'It was not placed; until the quote expires it can be sent again, with the same id.' },
      on: {
        confirmed: [
          { guard: { type: 'isExpired', params: ({ event }) => event.at }, target: 'expired', actions: 'endAttempt' },
          { target: 'placing', actions: { type: 'openAttempt', params: ({ event }) => event.attemptId } },
        ],
        closed: 'left',
      },
    },
    deciding: {
      meta: { doc: 'Checks whether the order is over.' },
      always: [
        { guard: 'isSettled', target: 'over', actions: { type: 'showMessage', params: tradeAssetsMessages.settled } },
        { guard: 'isRefunded', target: 'over', actions: { type: 'showMessage', params: tradeAssetsMessages.refunded } },
        { guard: 'isFailed', target: 'over', actions: { type: 'showMessage', params: tradeAssetsMessages.failed } },
        { target: 'pending' },
      ],
    },
    pending: {
      meta: { doc: 'The order is placed and not over yet.' },
      on: { closed: 'left' },
      after: { pollEvery: 'tracking' },
    },
    tracking: {
      meta: { doc: 'The server is asked for the state of the order.' },
      on: { closed: 'left' },
      invoke: {
        id: 'findOrder',
        src: 'findOrder',
        input: ({ context }) => ({ attemptId: rules.attemptOf(context).id }),
        onDone: [
          {
            guard: { type: 'hasOrder', params: ({ event }) => event.output },
            target: 'deciding',
            actions: { type: 'setOrder', params: ({ event }) => rules.orderIn(event.output) },
          },
          { target: 'pending', actions: { type: 'showMessage', params: tradeAssetsMessages.notTracked } },
        ],
        onError: { target: 'pending', actions: { type: 'showMessage', params: tradeAssetsMessages.notTracked } },
      },
      after: {
        requestTimeout: { target: 'pending', actions: { type: 'showMessage', params: tradeAssetsMessages.notTracked } },
      },
    },
    over: {
      meta: { doc: 'Settled, failed or refunded; the message says what happened to the money.' },
      on: { closed: 'left' },
    },
    refused: {
      meta: { doc: 'The server refused or did not answer; a modal shows the message and what was typed stays.' },
      tags: 'modal',
      on: { 'message.dismissed': { target: 'editing', actions: 'clearMessages' } },
    },
    left: {
      meta: { doc: 'Back to the wallet; an order that was placed continues.' },
      type: 'final',
      output: () => navigate(routes.wallet),
    },
  },
});
