import type { AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { loadFlow, type PlayableFlow } from '../../../flows/src/replay/flows.ts';
import { stepsOfRun } from '../../../flows/src/replay/player.ts';
import { allTransitions, namesOf } from '../../../flows/src/testing/coverage.ts';
import {
  type Edge,
  edgeOfStep,
  edgesOf,
  nextNode,
  type SearchNode,
  startNode,
} from '../../../flows/src/testing/explore.ts';
import { startHarness } from '../../../flows/src/testing/harness.ts';
import { takenBy } from '../../../flows/src/testing/takenBy.ts';
import type { Step } from '../../../flows/src/testing/types.ts';
import { type Choice, eventChoices, outcomeChoices } from '../../src/driver/choices.ts';
import { readableFlow } from '../../src/driver/readable.ts';
import type { LeafRun } from '../runs.ts';

/** How somebody makes a flow take a transition in Storybook's panel. */
export interface Presses {
  /** The id of the state whose story is opened. */
  readonly story: string;
  /** What is pressed there; nothing if the run of the story takes the transition, which *Next step* shows. */
  readonly steps: readonly Step[];
}

/** A place of the search: where the flow is, and what was pressed to get there. */
interface Place {
  readonly node: SearchNode;
  readonly presses: Presses;
}

/**
 * The transitions of a flow that can be pressed in the panel, each with the fewest presses: breadth first from the
 * stories of its states, by the events and outcomes that the panel offers.
 */
export async function pressableOf(
  machine: AnyStateMachine,
  runs: readonly LeafRun[],
): Promise<ReadonlyMap<string, Presses>> {
  const flow = readableFlow(await loadFlow(machine.id));
  const { cases } = flow;
  const names = new Map([...allTransitions(machine)].map(([name, definition]) => [definition, name]));
  const found = new Map<string, Presses>();
  const add = (definitions: Iterable<AnyTransitionDefinition>, presses: Presses) => {
    for (const definition of definitions) {
      const name = names.get(definition);
      if (name !== undefined && !found.has(name)) found.set(name, presses);
    }
  };
  const take = (node: SearchNode, edge: Edge, presses: Presses): Place => {
    add(takenBy(machine, node.snapshot, edge.event), presses);
    return { node: nextNode(machine, cases, node, edge), presses };
  };

  const queue: Place[] = [];
  for (const { id, run } of runs) {
    const { input, steps } = await stepsOfRun(run);
    const started = startHarness(machine, input);
    for (const name of namesOf(started.machine, started.taken)) found.set(name, { story: id, steps: [] });
    started.stop();
    let place: Place = { node: startNode(machine, cases, input), presses: { story: id, steps: [] } };
    for (const { step } of steps) place = take(place.node, edgeOfStep(place.node, step), place.presses);
    queue.push(place);
  }
  const visited = new Set<string>();
  for (const { node, presses } of queue) {
    if (visited.has(node.key)) continue;
    visited.add(node.key);
    const isOffered = offerOf(flow, node.snapshot);
    for (const edge of edgesOf(machine, cases, node)) {
      if (!isOffered(edge.step)) continue;
      queue.push(take(node, edge, { ...presses, steps: [...presses.steps, edge.step] }));
    }
  }
  return found;
}

/**
 * The transitions that do nothing: a state uses them to ignore an event that a state around it would handle. The panel
 * offers only events that have an effect.
 */
export function ignoredIn(machine: AnyStateMachine): readonly string[] {
  return [...allTransitions(machine)].filter(([, definition]) => isIgnored(definition)).map(([name]) => name);
}

function isIgnored({ target, actions }: AnyTransitionDefinition): boolean {
  return target === undefined && actions.length === 0;
}

/** Whether the panel has a button for a step in this state. Time can always pass. */
function offerOf(flow: PlayableFlow, before: AnyMachineSnapshot): (step: Step) => boolean {
  const offered = new Map<string | null, ReadonlySet<unknown>>();
  return (step) => {
    if ('wait' in step) return true;
    const port = portOf(step);
    const values = offered.get(port) ?? valuesOf(choicesFor(flow, before, port));
    offered.set(port, values);
    return values.has(valueOf(step));
  };
}

function choicesFor(flow: PlayableFlow, before: AnyMachineSnapshot, port: string | null): readonly Choice[] {
  return port === null ? eventChoices(flow, before) : outcomeChoices(flow, before, port);
}

function valuesOf(choices: readonly Choice[]): ReadonlySet<unknown> {
  return new Set(choices.map(({ step }) => valueOf(step)));
}

/** The event, the answer or the failure of a step: the very object of the flow's cases. */
function valueOf(step: Step): unknown {
  return 'send' in step ? step.send : 'wait' in step ? step.wait : step.with;
}

function portOf(step: Step): string | null {
  return 'answer' in step ? step.answer : 'fail' in step ? step.fail : null;
}
