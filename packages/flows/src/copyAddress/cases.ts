import type { Cases } from '../testing/types.ts';
import type { copyAddressMachine } from './machine.ts';

/** Examples for generated runs: one of each kind that a guard tells apart. */
export const copyAddressCases = {
  tags: { busy: ['copying'] },
  inputs: [undefined],
  events: { 'copy.requested': [{ type: 'copy.requested', text: 'bc1qada' }] },
  answers: { copyText: [undefined] },
  failures: [new Error('NotAllowedError')],
  keyOf: ({ label }) => label,
  invariants: {
    'a copy runs only while copying': ({ state, pending }) => (state === 'copying') === pending.length > 0,
    'the button speaks only of a finished try': ({ state, context }) =>
      (context.label !== '') === ['copied', 'failed'].includes(state),
  },
} as const satisfies Cases<typeof copyAddressMachine>;
