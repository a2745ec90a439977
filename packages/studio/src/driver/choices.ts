import { describeStep, type PlayableFlow } from '@keel/flows/replay';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateNode } from 'xstate';
import { writeRun } from '../../../flows/src/replay/write.ts';
import type { Harness } from '../../../flows/src/testing/harness.ts';
import type { Step } from '../../../flows/src/testing/types.ts';

/** A possible next step. */
export interface Choice {
  /** Its label, which is unique in its list. */
  readonly label: string;
  readonly step: Step;
}

export interface Choices {
  /** The events that the flow accepts now, with the values of its test cases. */
  readonly events: readonly Choice[];
  /** The pending calls, each with its possible outcomes. */
  readonly calls: readonly { readonly port: string; readonly outcomes: readonly Choice[] }[];
  /** Ms until the next timer of the state fires, at the latest; null if none is running. */
  readonly delay: number | null;
}

/** The possible next steps of a running flow, by the examples of its cases.ts. */
export function choicesIn(flow: PlayableFlow, harness: Harness): Choices {
  const { cases } = flow;
  const snapshot = harness.snapshot();
  if (snapshot.status !== 'active') return { events: [], calls: [], delay: null };
  const events = Object.values(cases.events)
    .flat()
    .filter((event) => canTake(snapshot, event));
  const waiting = harness.calls.filter(
    ({ isSettled, isAborted, isResident }) => !isSettled && !isAborted() && !isResident,
  );
  return {
    events: choices(
      flow,
      events.map((event) => ({ send: event })),
    ),
    calls: [...new Set(waiting.map(({ port }) => port))].map((port) => ({
      port,
      outcomes: choices(flow, [
        ...(cases.answers[port] ?? []).map((answer) => ({ answer: port, with: answer as never })),
        ...cases.failures.map((error) => ({ fail: port, with: error })),
      ]),
    })),
    delay: delayOf(snapshot),
  };
}

/** Whether an event has an effect. A guard that throws has one: it ends the flow with an error. */
export function canTake(snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean {
  try {
    return snapshot.can(event);
  } catch {
    return true;
  }
}

/**
 * The steps with their labels. Of several with the same label the first is used: they differ only in secrets or in
 * details.
 */
function choices(flow: PlayableFlow, steps: readonly Step[]): Choice[] {
  const byLabel = new Map<string, Choice>();
  for (const step of steps) {
    const label = labelOf(flow, step);
    if (!byLabel.has(label)) byLabel.set(label, { label, step });
  }
  return [...byLabel.values()];
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
