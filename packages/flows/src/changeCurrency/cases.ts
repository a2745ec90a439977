import { TransportFailure, Unauthorized } from '../reply.ts';
import { ada, adaId, refusal, success } from '../testing/samples.ts';
import type { Cases } from '../testing/types.ts';
import type { changeCurrencyMachine } from './machine.ts';

/** Examples for generated runs: one of each kind that a guard distinguishes. */
export const changeCurrencyCases = {
  tags: { busy: ['saving'], modal: ['refused'] },
  inputs: [{ user: adaId, currency: 'USD' }],
  events: {
    opened: [{ type: 'opened' }],
    picked: [
      { type: 'picked', currency: { name: 'Euro', code: 'EUR' } },
      { type: 'picked', currency: { name: 'US Dollar', code: 'USD' } },
    ],
    submitted: [{ type: 'submitted' }],
    closed: [{ type: 'closed' }],
    'message.dismissed': [{ type: 'message.dismissed' }],
  },
  answers: {
    changeCurrency: [
      success({ ...ada, currency: 'EUR' }, true),
      { ...success(ada), body: null },
      refusal(422),
      refusal(500, ''),
    ],
  },
  failures: [new TransportFailure(), new Unauthorized()],
  keyOf: ({ currency, picked }) => [currency, picked?.code],
  invariants: {
    'one change is under way at a time, while saving': ({ state, pending }) =>
      pending.length === (state === 'saving' ? 1 : 0),
    'only a different currency is saved': ({ state, context }) =>
      state !== 'saving' || (context.picked !== null && context.picked.code !== context.currency),
    'a closed picker has no choice': ({ state, context }) => state !== 'closed' || context.picked === null,
    'a message is set only in the modal': ({ state, context }) => (context.message !== '') === (state === 'refused'),
  },
} as const satisfies Cases<typeof changeCurrencyMachine>;
