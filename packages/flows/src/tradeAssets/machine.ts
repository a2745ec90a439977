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
  initial: 'editing',
  states: {
    editing: {
      meta: { doc: 'The form is open.' },
      on: {
        'field.changed': { actions: { type: 'takeChange', params: ({ event }) => event } },
        submitted: [{ guard: 'isRight', target: 'quoting', actions: 'clearWords' }, { actions: 'showError' }],
        closed: 'left',
      },
    },
    quoting: {
      meta: { doc: 'A price is asked for. Who types on is back in the form.' },
      tags: 'busy',
      on: {
        'field.changed': { target: 'editing', actions: { type: 'takeChange', params: ({ event }) => event } },
      },
      invoke: {
        id: 'fetchQuote',
        src: 'fetchQuote',
        input: ({ context }) => rules.toQuote(context),
        onDone: [
          {
            guard: { type: 'isQuote', params: ({ event }) => event.output },
            target: 'reviewing',
            actions: { type: 'takeQuote', params: ({ event }) => event.output },
          },
          { target: 'refused', actions: { type: 'tell', params: ({ event }) => refusalText(event.output) } },
        ],
        onError: [
          { guard: { type: 'isUnauthorized', params: ({ event }) => ({ error: event.error }) }, target: 'editing' },
          { target: 'refused', actions: { type: 'tell', params: ({ event }) => failureText(event.error) } },
        ],
      },
      after: { requestTimeout: { target: 'refused', actions: { type: 'tell', params: sharedMessages.network } } },
    },
    reviewing: {
      meta: { doc: 'The price, the fee and until when they hold are shown.' },
      on: {
        confirmed: [
          { guard: { type: 'isExpired', params: ({ event }) => event.at }, target: 'expired' },
          { target: 'placing', actions: { type: 'openAttempt', params: ({ event }) => event.attemptId } },
        ],
        woke: [
          { guard: { type: 'isExpired', params: ({ event }) => event.at }, target: 'expired' },
          { target: 'reviewing', reenter: true, actions: { type: 'takeRest', params: ({ event }) => event.at } },
        ],
        edited: { target: 'editing', actions: 'dropQuote' },
        closed: 'left',
      },
      after: { quoteLife: 'expired' },
    },
    expired: {
      meta: { doc: 'The price holds no more; a new one must be asked for and reviewed.' },
      entry: ['dropQuote', { type: 'tell', params: tradeAssetsMessages.expired }],
      on: { submitted: { target: 'quoting', actions: 'clearWords' }, edited: 'editing', closed: 'left' },
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
            actions: { type: 'takeOrder', params: ({ event }) => event.output.body },
          },
          {
            guard: { type: 'needsProof', params: ({ event }) => event.output },
            target: 'proving',
            actions: 'forgetAttempt',
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: 'refused',
            actions: ['endAttempt', { type: 'tell', params: ({ event }) => refusalText(event.output) }],
          },
          { target: 'reconciling', actions: { type: 'tell', params: tradeAssetsMessages.unclear } },
        ],
        onError: { target: 'reconciling', actions: { type: 'tell', params: tradeAssetsMessages.unclear } },
      },
      after: {
        requestTimeout: { target: 'reconciling', actions: { type: 'tell', params: tradeAssetsMessages.unclear } },
      },
    },
    proving: {
      meta: { doc: 'Nothing was ordered: the server first wants to know who is there, which another flow asks.' },
      on: {
        proved: [
          { guard: { type: 'isExpired', params: ({ event }) => event.at }, target: 'expired' },
          { target: 'placing', actions: { type: 'openAttempt', params: ({ event }) => event.attemptId } },
        ],
        'proof.left': [
          { guard: { type: 'isExpired', params: ({ event }) => event.at }, target: 'expired' },
          { target: 'reviewing', actions: { type: 'takeRest', params: ({ event }) => event.at } },
        ],
      },
    },
    reconciling: {
      meta: { doc: 'Nobody knows whether it was placed: the server is asked, and nothing is ordered again.' },
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
            actions: { type: 'takeOrder', params: ({ event }) => rules.orderIn(event.output) },
          },
          {
            guard: { type: 'isUnknown', params: ({ event }) => event.output },
            target: 'unplaced',
            actions: { type: 'tell', params: tradeAssetsMessages.notPlaced },
          },
          { target: 'unclear' },
        ],
        onError: 'unclear',
      },
      after: { requestTimeout: 'unclear' },
    },
    unclear: {
      meta: { doc: 'The server could not be asked; it can be asked again.' },
      tags: 'blocked',
      on: { 'lookup.requested': 'reconciling', closed: 'left' },
    },
    unplaced: {
      meta: { doc: 'It was not placed; while the price holds it can be sent again, under the same id.' },
      on: {
        confirmed: [
          { guard: { type: 'isExpired', params: ({ event }) => event.at }, target: 'expired', actions: 'endAttempt' },
          { target: 'placing', actions: { type: 'openAttempt', params: ({ event }) => event.attemptId } },
        ],
        closed: 'left',
      },
    },
    deciding: {
      meta: { doc: 'Looks whether the order is over.' },
      always: [
        { guard: 'isSettled', target: 'over', actions: { type: 'tell', params: tradeAssetsMessages.settled } },
        { guard: 'isRefunded', target: 'over', actions: { type: 'tell', params: tradeAssetsMessages.refunded } },
        { guard: 'isFailed', target: 'over', actions: { type: 'tell', params: tradeAssetsMessages.failed } },
        { target: 'pending' },
      ],
    },
    pending: {
      meta: { doc: 'The order is placed and not over yet.' },
      on: { closed: 'left' },
      after: { pollEvery: 'tracking' },
    },
    tracking: {
      meta: { doc: 'The server is asked how far the order is.' },
      on: { closed: 'left' },
      invoke: {
        id: 'findOrder',
        src: 'findOrder',
        input: ({ context }) => ({ attemptId: rules.attemptOf(context).id }),
        onDone: [
          {
            guard: { type: 'hasOrder', params: ({ event }) => event.output },
            target: 'deciding',
            actions: { type: 'takeOrder', params: ({ event }) => rules.orderIn(event.output) },
          },
          { target: 'pending', actions: { type: 'tell', params: tradeAssetsMessages.notTracked } },
        ],
        onError: { target: 'pending', actions: { type: 'tell', params: tradeAssetsMessages.notTracked } },
      },
      after: {
        requestTimeout: { target: 'pending', actions: { type: 'tell', params: tradeAssetsMessages.notTracked } },
      },
    },
    over: {
      meta: { doc: 'Settled, failed or refunded; the words say what became of the money.' },
      on: { closed: 'left' },
    },
    refused: {
      meta: { doc: 'The server said no, or nothing; the words are in a modal and what was typed stays.' },
      tags: 'modal',
      on: { 'message.dismissed': { target: 'editing', actions: 'clearWords' } },
    },
    left: {
      meta: { doc: 'Back to the wallet; an order that was placed goes on.' },
      type: 'final',
      output: () => navigate(routes.wallet),
    },
  },
});
