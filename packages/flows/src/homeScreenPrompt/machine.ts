import { setup } from 'xstate';
import type { FlowTag, StateMeta } from '../tags.ts';
import { typed } from '../typed.ts';
import { isEligible } from './rules.ts';
import type * as HomeScreenPrompt from './types.ts';

/** On two visits, tells people on iOS how to add the app to the home screen (PWA-2). No ports. */
export const homeScreenPromptMachine = setup({
  types: typed<{
    context: HomeScreenPrompt.HomeScreenPromptContext;
    events: HomeScreenPrompt.HomeScreenPromptEvent;
    input: HomeScreenPrompt.HomeScreenPromptInput;
    tags: FlowTag;
    meta: StateMeta;
  }>(),
  guards: { isEligible: ({ context }) => isEligible(context) },
  delays: { promptDelay: 1_000 },
}).createMachine({
  id: 'homeScreenPrompt',
  context: ({ input }) => input,
  options: { maxIterations: 100 },
  initial: 'deciding',
  states: {
    deciding: {
      meta: { doc: 'Reads the device and the number of visits.' },
      always: [{ guard: 'isEligible', target: 'waiting' }, { target: 'ineligible' }],
    },
    waiting: {
      meta: { doc: 'Waits for a second before it shows.' },
      on: { 'app.installed': 'ineligible', 'page.hidden': 'ineligible' },
      after: { promptDelay: 'shown' },
    },
    shown: {
      meta: { doc: 'The prompt is on the screen.' },
      on: { 'prompt.dismissed': 'dismissed', 'app.installed': 'dismissed' },
    },
    ineligible: {
      meta: { doc: 'Not to be shown on this visit.' },
      type: 'final',
    },
    dismissed: {
      meta: { doc: 'Shown and closed.' },
      type: 'final',
    },
  },
});
