import type { AnyStateMachine } from 'xstate';
import { namesOf } from './coverage.ts';
import { startHarness } from './harness.ts';
import { textOf } from './stableText.ts';
import { type TaggedStates, tagsIn } from './tags.ts';
import { earlyTimeoutFaults } from './timeLimits.ts';
import type { Row } from './types.ts';

/** The result of a row, in the shape of its expectation, so that the two can be compared as a whole. */
export interface Outcome {
  readonly state: unknown;
  readonly tags: readonly string[];
  readonly context: unknown;
  readonly output: unknown;
  readonly emitted: unknown;
  readonly calls: unknown;
  /** Calls that were given up too early. */
  readonly hasty: readonly string[];
}

export function expected(row: Row, tagged: TaggedStates): Outcome {
  return {
    state: row.state,
    tags: tagsIn(tagged, row.state),
    context: row.context ?? {},
    output: row.output ?? null,
    emitted: row.emitted ?? [],
    calls: row.calls ?? {},
    hasty: [],
  };
}

/** Plays a row on a live actor. A step that is not possible shows as the state. */
export async function play(
  machine: AnyStateMachine,
  row: Row,
  prepare?: (machine: AnyStateMachine) => void,
): Promise<Outcome> {
  const run = startHarness(machine, row.input ?? {}, prepare);
  const problem = await follow(run, row);
  const { context, status, value, output, tags } = run.snapshot();
  const callsOf = (port: string) => run.calls.filter((call) => call.port === port).map(({ input }) => input);
  run.stop();
  return {
    state: problem ?? (status === 'error' ? 'error' : value),
    tags: [...tags].toSorted(),
    context: Object.fromEntries(Object.keys(row.context ?? {}).map((key) => [key, context?.[key]])),
    output: output ?? null,
    emitted: run.emitted,
    calls: Object.fromEntries(Object.keys(row.calls ?? {}).map((port) => [port, callsOf(port)])),
    hasty: earlyTimeoutFaults(run.timedOut),
  };
}

/** Whether the machine does what the row expects. */
export async function holds(
  machine: AnyStateMachine,
  row: Row,
  tagged: TaggedStates,
  prepare?: (machine: AnyStateMachine) => void,
) {
  return textOf(await play(machine, row, prepare)) === textOf(expected(row, tagged));
}

/** Names of the transitions that a row takes. */
export async function takenBy(machine: AnyStateMachine, row: Row): Promise<ReadonlySet<string>> {
  const run = startHarness(machine, row.input ?? {});
  await follow(run, row);
  run.stop();
  return new Set(namesOf(run.machine, run.taken));
}

async function follow(run: ReturnType<typeof startHarness>, row: Row): Promise<string | null> {
  try {
    for (const step of row.steps) await run.apply(step);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : 'a step failed';
  }
}
