import { expect, it } from 'vitest';
import { type AnyCases, explore } from './explore.ts';
import { kettle } from './kettle.ts';
import type { Cases } from './types.ts';

const complete = {
  inputs: [undefined],
  tags: { busy: ['heating'] },
  events: { pressed: [{ type: 'pressed' }] },
  answers: { heat: [true, false] },
  failures: [new Error('dry')],
  keyOf: ({ boils }) => boils,
} as const satisfies Cases<typeof kettle>;

// @ts-expect-error -- `events` lacks pressed
const withoutEvent: Cases<typeof kettle> = { ...complete, events: {} };
// @ts-expect-error -- `answers` lacks heat
const withoutAnswer: Cases<typeof kettle> = { ...complete, answers: {} };
// @ts-expect-error -- no example is none
const withNoExample: Cases<typeof kettle> = { ...complete, answers: { heat: [] } };
// @ts-expect-error -- heat answers true or false
const withAnother: Cases<typeof kettle> = { ...complete, answers: { heat: ['hot'] } };
// @ts-expect-error -- there is no port cool
const withQuiet: Cases<typeof kettle> = { ...complete, quiet: ['cool'] };

const run = (cases: unknown) => explore(kettle, cases as AnyCases);

it('incomplete cases neither compile nor run', () => {
  expect(() => run(withoutEvent)).toThrow('no example for pressed');
  expect(() => run(withoutAnswer)).toThrow('no example for xstate.done.actor.heat');
  expect([withNoExample, withAnother, withQuiet, complete].map((cases) => run(cases).states.size > 0)).not.toContain(
    false,
  );
});
