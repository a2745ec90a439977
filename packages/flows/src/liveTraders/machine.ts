import { assign, enqueueActions, setup } from 'xstate';
import type { FlowTag, StateMeta } from '../tags.ts';
import { typed } from '../typed.ts';
import { higher, interval, startCount, step } from './rules.ts';
import type * as LiveTraders from './types.ts';

/** The sample counter of the dashboard (DASH-3, DASH-4): a figure without a source, to be tagged 'Sample'. No ports. */
export const liveTradersMachine = setup({
  types: typed<{
    context: LiveTraders.LiveTradersContext;
    events: LiveTraders.LiveTradersEvent;
    input: LiveTraders.LiveTradersInput;
    emitted: LiveTraders.LiveTradersEmitted;
    tags: FlowTag;
    meta: StateMeta;
  }>(),
  actions: {
    grow: enqueueActions(({ context, enqueue }) => {
      const count = context.count + step;
      enqueue.assign({ count });
      enqueue.emit({ type: 'persistCount', count });
    }),
    setHigher: assign(({ context }, count: number) => ({ count: higher(context.count, count) })),
  },
  delays: { interval },
}).createMachine({
  id: 'liveTraders',
  context: ({ input }) => ({ count: startCount(input.start) }),
  options: { maxIterations: 100 },
  initial: 'counting',
  on: { storageChanged: { actions: { type: 'setHigher', params: ({ event }) => event.count } } },
  states: {
    counting: {
      meta: { doc: 'Grows by five every second and a half.' },
      after: { interval: { target: 'counting', reenter: true, actions: 'grow' } },
      on: { hidden: 'paused' },
    },
    paused: {
      meta: { doc: 'The page is hidden: the count does not change.' },
      on: { visible: 'counting' },
    },
  },
});
