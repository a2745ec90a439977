import { describeStep, type PlayableFlow } from '@keel/flows/replay';
import { type AnyEventObject, type AnyMachineSnapshot, type AnyStateNode, transition } from 'xstate';
import { writeRun } from '../../../flows/src/replay/write.ts';
import { namesOf } from '../../../flows/src/testing/coverage.ts';
import { eventOfStep } from '../../../flows/src/testing/explore.ts';
import type { Harness } from '../../../flows/src/testing/harness.ts';
import { takenBy } from '../../../flows/src/testing/takenBy.ts';
import type { Step } from '../../../flows/src/testing/types.ts';
import { leafOf } from './leafOf.ts';

/** A possible next step. */
export interface Choice {
  /** Its label, which is unique in its list. */
  readonly label: string;
  readonly step: Step;
}

export interface Choices {
  /** The events that the flow accepts now, with the values of its test cases. */
  readonly events: readonly Choice[];
  /** The pending calls. */
  readonly calls: readonly PendingCall[];
  /** Ms until the next timer of the state fires, at the latest; null if none is running. */
  readonly delay: number | null;
}

export interface PendingCall {
  readonly port: string;
  /** Whether the port is a `residentPort`, which has no answer and does not end by itself: it can only fail. */
  readonly isResident: boolean;
  readonly outcomes: readonly Choice[];
}

/** The possible next steps of a running flow, by the examples of its cases.ts. */
export function choicesIn(flow: PlayableFlow, harness: Harness): Choices {
  const snapshot = harness.snapshot();
  if (snapshot.status !== 'active') return { events: [], calls: [], delay: null };
  const waiting = harness.calls.filter(({ isSettled, isAborted }) => !isSettled && !isAborted());
  const byPort = new Map(waiting.map(({ port, isResident = false }) => [port, isResident]));
  return {
    events: eventChoices(flow, snapshot),
    calls: [...byPort].map(([port, isResident]) => ({
      port,
      isResident,
      outcomes: outcomeChoices(flow, snapshot, port).filter(({ step }) => !isResident || 'fail' in step),
    })),
    delay: delayOf(snapshot),
  };
}

/** The events that the flow accepts in a state, with the values of its test cases. */
export function eventChoices(flow: PlayableFlow, snapshot: AnyMachineSnapshot): readonly Choice[] {
  const events = Object.values(flow.cases.events)
    .flat()
    .filter((event) => hasEffect(snapshot, event));
  return choices(
    flow,
    snapshot,
    events.map((event) => ({ send: event })),
  );
}

/** The possible outcomes of a pending call. */
export function outcomeChoices(flow: PlayableFlow, snapshot: AnyMachineSnapshot, port: string): readonly Choice[] {
  const { answers, failures } = flow.cases;
  return choices(flow, snapshot, [
    ...(answers[port] ?? []).map((answer) => ({ answer: port, with: answer as never })),
    ...failures.map((error) => ({ fail: port, with: error })),
  ]);
}

/** Whether an event has an effect. A guard that throws has one: it ends the flow with an error. */
export function hasEffect(snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean {
  try {
    return snapshot.can(event);
  } catch {
    return true;
  }
}

type ChosenStep = Exclude<Step, { readonly wait: number }>;

/**
 * The steps with their labels, which do not contain every detail. If steps with the same label take different transitions,
 * their labels say where they lead: '200 → refused'. Otherwise the first of them is used.
 */
function choices(flow: PlayableFlow, before: AnyMachineSnapshot, steps: readonly ChosenStep[]): Choice[] {
  const byLabel = Map.groupBy(steps, (step) => labelOf(flow, step));
  return [...byLabel].flatMap(([label, same]) => {
    const different = same.length === 1 ? same : firstOfEach(same, (step) => effectOf(before, step).taken);
    if (different.length === 1) return different.map((step) => ({ label, step }));
    const targets = numbered(different.map((step) => effectOf(before, step).target));
    return different.map((step, index) => ({ label: `${label} → ${targets[index]}`, step }));
  });
}

function firstOfEach<Item>(items: readonly Item[], keyOf: (item: Item) => string): readonly Item[] {
  return [...Map.groupBy(items, keyOf).values()].flatMap((group) => group.slice(0, 1));
}

/** ['refused', 'refused (2)'] for the same text twice. */
function numbered(texts: readonly string[]): readonly string[] {
  return texts.map((text, index) => {
    const count = texts.slice(0, index).filter((other) => other === text).length;
    return count === 0 ? text : `${text} (${count + 1})`;
  });
}

/** The transitions that a step takes, and the state to which they lead. */
function effectOf(before: AnyMachineSnapshot, step: ChosenStep): { readonly taken: string; readonly target: string } {
  const { machine } = before;
  const event = eventOfStep(step);
  try {
    const taken = namesOf(machine, new Set(takenBy(machine, before, event)));
    const [after] = transition(machine, before, event);
    return { taken: taken.join(', '), target: leafOf(after).slice(machine.id.length + 1) };
  } catch {
    // A guard that throws ends the flow.
    return { taken: 'an error', target: 'an error' };
  }
}

/** 'submitted password: [password]' for an event, '404 Not found' or 'fails: network error' for a call. */
function labelOf(flow: PlayableFlow, step: Step): string {
  const [written] = writeRun(flow, undefined, [step]).steps;
  if (written === undefined) return '';
  return describeStep(written).replace(/^event |^answer \S+ /, '');
}

function delayOf(snapshot: AnyMachineSnapshot): number | null {
  // oxlint-disable-next-line no-underscore-dangle -- XState has no public list of the states that a snapshot is in
  const nodes = (snapshot as unknown as { readonly _nodes: readonly AnyStateNode[] })._nodes;
  const named: Readonly<Record<string, unknown>> = snapshot.machine.implementations.delays;
  const delays = nodes
    .flatMap(({ after }) => after.map(({ delay }) => (typeof delay === 'string' ? named[delay] : delay)))
    .map((delay) =>
      typeof delay === 'function'
        ? (delay as (args: object) => unknown)({ context: snapshot.context, event: {} })
        : delay,
    )
    .filter((delay) => typeof delay === 'number');
  return delays.length === 0 ? null : Math.min(...delays);
}
