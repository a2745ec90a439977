import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { flows } from '../../flows/scripts/flows.ts';
import { leavesOf } from '../scripts/leaves.ts';
import { stateStoriesOf } from '../scripts/stateStories.ts';
import { unseenStates } from '../src/states/unseenStates.ts';

const leaves = flows.flatMap(({ machine }) => leavesOf(machine).map(({ id }) => id));

/** The states of a flow that have a story in the tree. */
function storyStatesOf(flow: string): string[] {
  const text = readFileSync(new URL(`../states/${flow}.stories.tsx`, import.meta.url), 'utf8');
  return [...text.matchAll(/^export const \w+ = stateStory\(\w+, runs, '([^']+)'\)/gm)].map(([, id = '']) => id);
}

it('[STUDIO-2] each leaf state of each flow has a story or a reason why nobody can see it, and not both (U-6)', () => {
  const withStories = flows.flatMap(({ machine }) => storyStatesOf(machine.id));
  expect(leaves.length).toBeGreaterThan(200);
  expect([...withStories, ...Object.keys(unseenStates)].toSorted()).toEqual(leaves.toSorted());
});

it('[STUDIO-2] a state without a run and without a reason stops the generator', () => {
  const machine = createMachine({ id: 'lamp', initial: 'off', states: { off: {}, on: {} } });
  const run = { format: 1, flow: 'lamp', flowVersion: '', steps: [] } as const;
  expect(() => stateStoriesOf(machine, 'Lamp', [{ id: 'lamp.off', doc: '', run }])).toThrow(
    /^The state lamp\.on has no story/,
  );
});

it('[STUDIO-2] a reason that is not needed stops the generator', () => {
  const machine = createMachine({ id: 'deposit', initial: 'opening', states: { opening: {} } });
  const run = { format: 1, flow: 'deposit', flowVersion: '', steps: [] } as const;
  expect(() => stateStoriesOf(machine, 'Deposit', [{ id: 'deposit.opening', doc: '', run }])).toThrow(
    /^A run rests in the state deposit\.opening/,
  );
});
