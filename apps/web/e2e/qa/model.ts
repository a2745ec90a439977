import { allTransitions, type FollowUps, type Path, type Step, startHarness } from '@keel/flows/testing';
import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyTransitionDefinition,
  InspectedMicrostepEvent,
  StateValue,
} from 'xstate';
import { wrongFieldsIn } from './inspect/wrongFieldsIn.ts';

/** A step of a path with the events that follow it immediately, and what the machine does in it. */
export interface PlannedStep {
  /** The number of steps of the path up to the end of this one; 0 for the start. */
  readonly count: number;
  /** null for the start. */
  readonly step: Step | null;
  /** Answers of ports that belong to the step, since the browser gives them at once. */
  readonly immediate: readonly Step[];
  readonly state: StateValue;
  /** What the state means for the page, e.g. `busy`. */
  readonly tags: readonly string[];
  /** Names of the transitions that are taken, including those that follow automatically. */
  readonly taken: readonly string[];
  /** The types of what the flow tells the page in it, e.g. `historyStale`. */
  readonly emitted: readonly string[];
  /** The message that the flow shows; null if its text comes from the server. */
  readonly message: string | null;
  /** Whether the flow shows a message, whatever its text is. */
  readonly hasMessage: boolean;
  /** Whether the flow has a notice for the page. */
  readonly hasNotice: boolean;
  /** Names of the fields that have an error. */
  readonly wrongFields: readonly string[];
  /** Whether the page marks a field as wrong that has no error in the flow. */
  readonly marksField: boolean;
}

/** What belongs to a step of a path without being a separate step. */
export interface StepParts {
  /** The events that follow a step immediately; they are part of the path. */
  readonly followUps: FollowUps;
  /** Whether a step is an answer that the browser gives at once. */
  readonly isImmediate: (step: Step) => boolean;
  /** The answer that the browser gives at once in this state, for a path that ends here; null if it gives none. */
  readonly answerAtEnd: (snapshot: AnyMachineSnapshot) => Step | null;
  /** Whether the page marks a field as wrong in this state that has no error in the flow. */
  readonly marksField: (snapshot: AnyMachineSnapshot) => boolean;
}

/** Runs a path on the machine alone, and lists what happens in each step, starting with the start. */
export async function planOf(
  machine: AnyStateMachine,
  path: Path,
  { followUps, isImmediate, answerAtEnd, marksField }: StepParts,
): Promise<readonly PlannedStep[]> {
  let taken: AnyTransitionDefinition[] = [];
  const harness = startHarness(machine, path.input, undefined, {
    inspect: (inspected) => {
      if (inspected.type === '@xstate.microstep') taken.push(...takenIn(inspected));
    },
  });
  const planned: PlannedStep[] = [];
  let [count, emittedCount] = [0, 0];
  const applyImmediate = async (): Promise<readonly Step[]> => {
    const immediate: Step[] = [];
    for (;;) {
      const next = path.steps[count]?.step ?? answerAtEnd(harness.snapshot());
      if (next === null || !isImmediate(next)) return immediate;
      await harness.apply(next);
      immediate.push(next);
      if (count < path.steps.length) count += 1;
    }
  };
  const applyFollowUps = async (step: Step | null) => {
    const length = followUps(step).length;
    for (const each of path.steps.slice(count, count + length)) await harness.apply(each.step);
    count += length;
  };
  const addStep = async (step: Step | null) => {
    await applyFollowUps(step);
    const immediate = await applyImmediate();
    const names = namesIn(harness.machine);
    const { value, tags } = harness.snapshot();
    const shown = textIn(harness.snapshot().context, 'message');
    const notice = textIn(harness.snapshot().context, 'notice');
    planned.push({
      count,
      step,
      immediate,
      state: value as StateValue,
      tags: [...tags],
      taken: taken.flatMap((each) => names.get(each) ?? []),
      emitted: harness.emitted.slice(emittedCount).map(({ type }) => type),
      message: step !== null && ('fail' in step || 'wait' in step) ? shown : null,
      hasMessage: shown !== null && shown !== '',
      hasNotice: notice !== null && notice !== '',
      wrongFields: Object.keys(wrongFieldsIn(harness.snapshot().context)),
      marksField: marksField(harness.snapshot()),
    });
    taken = [];
    emittedCount = harness.emitted.length;
  };
  await addStep(null);
  while (count < path.steps.length) {
    const { step } = path.steps[count] as Path['steps'][number];
    await harness.apply(step);
    count += 1;
    await addStep(step);
  }
  harness.stop();
  return planned;
}

/** Inspection has no public name for the transitions of a microstep. */
function takenIn({ _transitions: transitions }: InspectedMicrostepEvent): readonly AnyTransitionDefinition[] {
  return transitions;
}

function textIn(context: unknown, name: 'message' | 'notice'): string | null {
  const text = ((context ?? {}) as Readonly<Record<string, unknown>>)[name];
  return typeof text === 'string' ? text : null;
}

const cache = new WeakMap<AnyStateMachine, ReadonlyMap<AnyTransitionDefinition, string>>();

function namesIn(machine: AnyStateMachine): ReadonlyMap<AnyTransitionDefinition, string> {
  const names = cache.get(machine) ?? new Map([...allTransitions(machine)].map(([name, each]) => [each, name]));
  cache.set(machine, names);
  return names;
}
