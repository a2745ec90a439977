import type { Cases } from '../testing/types.ts';
import type { homeScreenPromptMachine } from './machine.ts';
import { isEligible } from './rules.ts';

/** Examples for generated runs: one of each kind that a guard tells apart. */
export const homeScreenPromptCases = {
  tags: {},
  inputs: [
    { isIos: true, isStandalone: false, visits: 2 },
    { isIos: true, isStandalone: true, visits: 2 },
  ],
  events: {
    'prompt.dismissed': [{ type: 'prompt.dismissed' }],
    'app.installed': [{ type: 'app.installed' }],
    'page.hidden': [{ type: 'page.hidden' }],
  },
  answers: {},
  failures: [new Error('')],
  keyOf: () => null,
  invariants: {
    'it is shown only if eligible': ({ state, context }) => state !== 'shown' || isEligible(context),
    'it never stays undecided': ({ state }) => state !== 'deciding',
  },
} as const satisfies Cases<typeof homeScreenPromptMachine>;
