import type { Cases } from '../testing/types.ts';
import type { liveTradersMachine } from './machine.ts';

/** Examples for generated runs. */
export const liveTradersCases = {
  tags: {},
  inputs: [{ start: 0 }],
  events: {
    hidden: [{ type: 'hidden' }],
    visible: [{ type: 'visible' }],
    storageChanged: [
      { type: 'storageChanged', count: 50 },
      { type: 'storageChanged', count: -1 },
    ],
  },
  answers: {},
  failures: [null],
  // The count affects nothing else.
  keyOf: () => null,
  invariants: {
    'the count never falls': ({ emitted }) =>
      emitted.every(({ count }, index) => count > (emitted[index - 1]?.count ?? 0)),
    'the count grows in steps of five': ({ context }) => context.count % 5 === 0,
  },
} as const satisfies Cases<typeof liveTradersMachine>;
