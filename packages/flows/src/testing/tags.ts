import type { AnyStateMachine, StateValue } from 'xstate';
import type { FlowTag } from '../tags.ts';
import { allStates } from './coverage.ts';

/**
 * The states that carry each tag, by their path in the chart with dots between, e.g. `submitting` or `sealing.working`.
 * Tags are what screens read, so they are written down a second time, and every run compares the two.
 */
export type TaggedStates = { readonly [Tag in FlowTag]?: readonly string[] };

/** The tags that `tagged` declares for these states of the machine, sorted. */
export function tagsIn(tagged: TaggedStates, value: StateValue): string[] {
  const active = new Set(pathsIn(value));
  return Object.entries(tagged)
    .filter(([, paths]) => paths.some((path) => active.has(path)))
    .map(([tag]) => tag)
    .toSorted();
}

/** Paths in `tagged` that the chart does not have, each as a sentence. */
export function tagFaults(machine: AnyStateMachine, tagged: TaggedStates): string[] {
  const statePaths = new Set(allStates(machine).map(({ path }) => path.join('.')));
  return Object.entries(tagged).flatMap(([tag, paths]) =>
    paths.filter((path) => !statePaths.has(path)).map((path) => `${machine.id} has no state ${path} to tag as ${tag}`),
  );
}

function pathsIn(value: StateValue, parent = ''): string[] {
  if (typeof value === 'string') return [parent + value];
  return Object.entries(value).flatMap(([key, inner]) => [
    parent + key,
    ...(inner === undefined ? [] : pathsIn(inner, `${parent}${key}.`)),
  ]);
}
