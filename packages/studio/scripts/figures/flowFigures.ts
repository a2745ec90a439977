import { readFileSync } from 'node:fs';
import { flows } from '../../../flows/scripts/flows.ts';
import { allTransitions } from '../../../flows/src/testing/coverage.ts';
import type { FlowRecord } from '../../src/page/types.ts';
import { unseenStates } from '../../src/states/unseenStates.ts';
import { leavesOf } from '../leaves.ts';
import type { LeafRun } from '../runs.ts';
import { type Figure, share } from './Figure.ts';
import { ignoredIn, pressableOf } from './pressable.ts';

/** The stored page of a flow. */
export function recordOf(flow: string): FlowRecord {
  return read(`generated/${flow}.gen.json`) as FlowRecord;
}

/** The stored runs to the states of a flow. */
export function runsTo(flow: string): readonly LeafRun[] {
  return read(`runs/${flow}.gen.json`) as readonly LeafRun[];
}

/** The figures of the machines and of the generated pages and stories. */
export async function flowFigures(): Promise<readonly Figure[]> {
  const machines = flows.map(({ machine }) => machine);
  const leaves = machines.flatMap((machine) => leavesOf(machine));
  const stories = new Set(machines.flatMap(({ id }) => recordOf(id).stories.map((story) => `${id} ${story.id}`)));
  const seen = machines.flatMap(({ id }) => storyStatesOf(id));
  const explained = leaves.filter(({ id }) => Object.hasOwn(unseenStates, id));
  const [transitions, ignored, pressable] = [[] as string[], [] as string[], [] as string[]];
  for (const machine of machines) {
    transitions.push(...allTransitions(machine).keys());
    ignored.push(...ignoredIn(machine));
    pressable.push(...(await pressableOf(machine, runsTo(machine.id))).keys());
  }
  return [
    { name: 'machines', value: String(machines.length), source: 'packages/flows' },
    { name: 'leaf states', value: String(leaves.length), source: 'the machines' },
    {
      name: 'states with a story or a reason',
      value: share(seen.length + explained.length, leaves.length),
      source: `${seen.length} stories in packages/studio/states, ${explained.length} reasons in unseenStates.ts`,
    },
    { name: 'stories that show a state', value: String(stories.size), source: 'those of features included' },
    { name: 'transitions', value: String(transitions.length), source: 'guard alternatives apart' },
    {
      name: 'transitions pressable in the panel',
      value: share(pressable.length + ignored.length, transitions.length),
      source: `${pressable.length} pressed; ${ignored.length} do nothing, so that the panel does not offer them`,
    },
  ];
}

function storyStatesOf(flow: string): string[] {
  const text = readFileSync(new URL(`../../states/${flow}.stories.tsx`, import.meta.url), 'utf8');
  return [...text.matchAll(/^export const \w+ = stateStory\(\w+, runs, '([^']+)'\)/gm)].map(([, id = '']) => id);
}

function read(path: string): unknown {
  return JSON.parse(readFileSync(new URL(`../../src/${path}`, import.meta.url), 'utf8')) as unknown;
}
