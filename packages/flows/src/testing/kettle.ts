import { assign, setup } from 'xstate';
import { port } from '../port.ts';
import { Secret } from '../secret.ts';
import { typed } from '../typed.ts';
import type { AnyCases } from './explore.ts';

interface KettleContext {
  readonly boils: number;
}

/** A small flow for the tests of this kit: two timers, one call. */
export const kettle = setup({
  types: typed<{ context: KettleContext; events: { type: 'pressed'; by?: Secret } }>(),
  actors: { heat: port<{ readonly by: Secret | undefined }, boolean>('heat') },
  actions: { count: assign(({ context }) => ({ boils: context.boils + 1 })) },
  guards: { isHot: (_, hot: boolean) => hot },
  delays: { warning: 15_000, requestTimeout: 30_000 },
}).createMachine({
  id: 'kettle',
  context: { boils: 0 },
  initial: 'cold',
  states: {
    cold: { meta: { doc: 'Waits.' }, on: { pressed: 'heating' } },
    heating: {
      meta: { doc: 'Heats.' },
      tags: 'busy',
      invoke: {
        id: 'heat',
        src: 'heat',
        input: ({ event }) => ({ by: 'by' in event ? event.by : undefined }),
        onDone: [
          { guard: { type: 'isHot', params: ({ event }) => event.output }, target: 'hot', actions: 'count' },
          { target: 'cold' },
        ],
        onError: 'cold',
      },
      after: { requestTimeout: 'cold', warning: { actions: [] } },
    },
    hot: { meta: { doc: 'Done.' } },
  },
});

export const kettleCases: AnyCases = {
  tags: { busy: ['heating'] },
  inputs: [undefined],
  events: { pressed: [{ type: 'pressed', by: new Secret('ada-was-here') }] },
  answers: { heat: [true, false] },
  failures: [new Error('dry')],
  keyOf: ({ boils }) => boils,
};
