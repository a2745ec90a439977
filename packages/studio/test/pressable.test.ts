import { readFileSync } from 'node:fs';
import type { Run } from '@keel/flows/replay';
import { describe, expect, it } from 'vitest';
import { flows } from '../../flows/scripts/flows.ts';
import { allTransitions } from '../../flows/src/testing/coverage.ts';
import type { Step } from '../../flows/src/testing/types.ts';
import { ignoredIn, type Presses, pressableOf } from '../scripts/figures/pressable.ts';
import type { LeafRun } from '../scripts/runs.ts';
import { type DrivenFlow, driveFlow } from '../src/driver/drivenFlow.ts';

function runsOf(flow: string): readonly LeafRun[] {
  return JSON.parse(readFileSync(new URL(`../src/runs/${flow}.gen.json`, import.meta.url), 'utf8')) as LeafRun[];
}

/** Presses the button of a step, or lets time pass. @throws Error if the panel has no such button */
async function press(flow: DrivenFlow, step: Step): Promise<void> {
  if ('wait' in step) return flow.perform(step);
  const { events, calls } = flow.view();
  const offered = [...events, ...calls.flatMap(({ outcomes }) => outcomes)];
  const found = offered.find((choice) => isSame(choice.step, step));
  if (found === undefined) throw new Error(`The panel does not offer ${JSON.stringify(step)}`);
  await flow.perform(found.step);
}

/** Whether the steps have the same values of the flow's cases. */
function isSame(one: Step, other: Step): boolean {
  return Object.entries(one).every(([key, value]) => (other as Readonly<Record<string, unknown>>)[key] === value);
}

/** The transitions that the presses take last; all of the story's run if nothing is pressed. */
async function takenBy(runs: readonly LeafRun[], { story, steps }: Presses): Promise<readonly string[]> {
  const flow = await driveFlow(runs.find(({ id }) => id === story)?.run as Run);
  await flow.playToEnd();
  for (const step of steps) await press(flow, step);
  const { taken } = flow.view();
  flow.stop();
  return taken;
}

describe.each(flows.map(({ machine }) => machine))('the panel of $id', (machine) => {
  it('[STUDIO-3] every transition can be pressed from the story of a state, except those that do nothing', async () => {
    const runs = runsOf(machine.id);
    const pressable = await pressableOf(machine, runs);
    const expected = [...allTransitions(machine).keys()].filter((name) => !ignoredIn(machine).includes(name));
    expect([...pressable.keys()].toSorted()).toEqual(expected.toSorted());

    const notTaken: string[] = [];
    for (const [name, presses] of pressable) {
      if (presses.steps.length > 0 && !(await takenBy(runs, presses)).includes(name)) notTaken.push(name);
    }
    expect(notTaken).toEqual([]);
  });
});
