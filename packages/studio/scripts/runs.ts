import type { AnyStateMachine } from 'xstate';
import { loadFlow } from '../../flows/src/replay/flows.ts';
import { play } from '../../flows/src/replay/player.ts';
import type { Run } from '../../flows/src/replay/run.ts';
import { writeRun } from '../../flows/src/replay/write.ts';
import { type AnyCases, explore, type Path } from '../../flows/src/testing/explore.ts';
import { readable } from '../src/driver/readable.ts';
import { leafAt, leavesOf } from './leaves.ts';
import { sampleValues } from './sampleValues.ts';

/** A leaf state with the shortest run that leads to it. */
export interface LeafRun {
  readonly id: string;
  readonly doc: string;
  readonly run: Run;
}

/** The shortest run to each leaf state of a flow. A state that the flow leaves immediately has none. */
export async function runsOf(machine: AnyStateMachine): Promise<LeafRun[]> {
  const { cases } = await loadFlow(machine.id);
  const paths = shortestPaths(machine, withSamples(machine.id, cases));
  return Promise.all(
    leavesOf(machine).flatMap((leaf) => {
      const path = paths.get(leaf.id);
      return path === undefined ? [] : [runTo(machine, cases, leaf, path)];
    }),
  );
}

/** By the id of the leaf. */
function shortestPaths(machine: AnyStateMachine, cases: AnyCases): ReadonlyMap<string, Path> {
  const { edges, states } = explore(machine, cases);
  const paths = new Map<string, Path>();
  for (const { to, path } of edges) {
    const value: unknown = states.get(to)?.value;
    const { id } = leafAt(machine.root, value as string);
    const known = paths.get(id);
    if (known === undefined || path.steps.length < known.steps.length) paths.set(id, path);
  }
  return paths;
}

/** @throws Error if the run ends in another state, because a guard distinguishes a replaced value */
async function runTo(
  machine: AnyStateMachine,
  cases: AnyCases,
  leaf: { readonly id: string; readonly meta?: unknown },
  path: Path,
): Promise<LeafRun> {
  const written = writeRun(
    { machine, cases },
    path.input,
    path.steps.map(({ step }) => step),
  );
  const run = readable(written);
  const end = (await play(run)).played.at(-1)?.snapshot.value as string;
  const { id } = leafAt(machine.root, end);
  if (id !== leaf.id)
    throw new Error(`The run to ${leaf.id} ends in ${id}. See packages/studio/src/driver/readable.ts.`);
  const { doc = '' } = (leaf.meta ?? {}) as { readonly doc?: string };
  return { id, doc, run };
}

/** The values for a real screen come first, so that the shortest paths consist of them. */
function withSamples(flow: string, cases: AnyCases): AnyCases {
  const { without = [], inputs = [], events = {}, answers = {} } = sampleValues[flow] ?? {};
  const noEvents = Object.fromEntries(without.map((type) => [type, []]));
  return {
    ...cases,
    inputs: [...inputs, ...cases.inputs] as unknown as AnyCases['inputs'],
    events: { ...prepend(events, cases.events), ...noEvents },
    answers: prepend(answers, cases.answers),
  };
}

function prepend<Value>(
  first: Readonly<Record<string, readonly Value[]>>,
  all: Readonly<Record<string, readonly Value[]>>,
): Record<string, readonly Value[]> {
  return Object.fromEntries(Object.entries(all).map(([name, values]) => [name, [...(first[name] ?? []), ...values]]));
}
