import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { failureOf, writeRun } from '../replay/write.ts';
import { allTransitions, namesOf } from './coverage.ts';
import type { AnyCases, Exploration, Path } from './explore.ts';
import { type Harness, startHarness } from './harness.ts';
import { textsIn } from './secrets.ts';
import { wordsIn, wordsOf } from './shown.ts';
import { textOf } from './stableText.ts';
import type { Row } from './types.ts';
import { isInternalNavigation } from './watch.ts';

/** What was observed of a flow on all its generated paths, walked on live actors, and in its rows. */
export interface Walk {
  /** Names of the transitions taken on generated paths. */
  readonly taken: ReadonlySet<string>;
  /** Ids of the states that a generated path went through. */
  readonly reached: ReadonlySet<string>;
  /** Paths on which a live actor did something else than the graph predicts. */
  readonly surprises: readonly Error[];
  /** Texts that were shown to the person or logged. */
  readonly shown: ReadonlySet<string>;
  /** Every text in a context, an emitted event or an output. */
  readonly texts: ReadonlySet<string>;
  /** Every text that came from outside: in an input, an answer or a failure. */
  readonly foreign: ReadonlySet<string>;
  /** Every text that the person typed or the app sent, in an event. */
  readonly sent: ReadonlySet<string>;
  /** Pages outside of this app to which it led. */
  readonly unsafeNavigations: readonly unknown[];
}

/** Walks every generated path on a live actor, and plays every row. */
export async function walk(
  machine: AnyStateMachine,
  rows: readonly Row[],
  cases: AnyCases,
  { paths }: Exploration,
): Promise<Walk> {
  const taken = new Set<string>();
  const surprises: Error[] = [];
  const seen: Seen = { shown: new Set(), texts: new Set(), unsafeNavigations: new Set(), visited: new Set() };
  const fromOutside = rows.flatMap(({ input, steps }) => [
    input,
    ...steps.map((step) => ('with' in step ? step.with : null)),
  ]);
  const foreign = new Set(textsIn([cases.inputs, cases.answers, cases.failures, fromOutside]));
  const sent = rows.flatMap(({ steps }) => steps.flatMap((step) => ('send' in step ? [step.send] : [])));
  for (const path of longest(paths)) {
    const run = startHarness(machine, path.input);
    try {
      await follow(run, path, seen);
    } catch (error) {
      const steps = path.steps.map(({ step }) => step);
      surprises.push(failureOf(writeRun({ machine, cases }, path.input, steps), error));
    }
    for (const name of namesOf(run.machine, run.taken)) taken.add(name);
    run.stop();
  }
  for (const row of rows) await observeRow(machine, row, seen);
  const { shown, texts, unsafeNavigations } = seen;
  return {
    taken,
    reached: reachedBy(machine, taken),
    surprises,
    shown,
    texts,
    foreign,
    sent: new Set(textsIn([cases.events, sent])),
    unsafeNavigations: [...unsafeNavigations],
  };
}

interface Seen {
  readonly shown: Set<string>;
  readonly texts: Set<string>;
  readonly unsafeNavigations: Set<unknown>;
  /** Values whose texts are known already: most of a context is unchanged from the previous step. */
  readonly visited: Set<unknown>;
}

async function follow(run: Harness, { steps }: Path, seen: Seen): Promise<void> {
  observe(run, seen);
  for (const { step, state } of steps) {
    await run.apply(step);
    observe(run, seen);
    const { value } = run.snapshot();
    if (textOf(value) !== textOf(state)) throw new Error(`it is in ${textOf(value)}, expected ${textOf(state)}`);
  }
}

/** A failing row is reported by another test; what it showed until then counts. */
async function observeRow(machine: AnyStateMachine, row: Row, seen: Seen): Promise<void> {
  const run = startHarness(machine, row.input ?? {});
  observe(run, seen);
  for (const step of row.steps) {
    const isOver = await run.apply(step).then(
      () => false,
      () => true,
    );
    observe(run, seen);
    if (isOver) break;
  }
  run.stop();
}

function observe(run: Harness, { shown, texts, unsafeNavigations, visited }: Seen): void {
  const { context, output } = run.snapshot();
  for (const text of [...wordsIn(context), ...wordsOf(run.emitted)]) shown.add(text);
  for (const text of textsIn([context, run.emitted.slice(), output], visited)) texts.add(text);
  for (const intent of [...run.emitted, output]) if (!isInternalNavigation(intent)) unsafeNavigations.add(intent);
}

/** Paths that are not the beginning of another: walking them walks all. */
function longest(paths: readonly Path[]): Path[] {
  const startSteps = new Set(paths.map(({ steps }) => steps.at(-2)));
  return paths.filter(({ steps }) => steps.length === 0 || !startSteps.has(steps.at(-1)));
}

/**
 * The states in which a machine starts and those to which its transitions lead, with their parents and initial
 * substates.
 */
function reachedBy(machine: AnyStateMachine, taken: ReadonlySet<string>): ReadonlySet<string> {
  const targets = [...allTransitions(machine)]
    .filter(([name]) => taken.has(name))
    .flatMap(([, { target }]) => target ?? []);
  const reached = new Set<string>();
  const enter = (node: AnyStateNode): void => {
    for (let each: AnyStateNode | undefined = node; each !== undefined; each = each.parent) reached.add(each.id);
    const first = node.type === 'parallel' ? Object.values(node.states) : (node.initial?.target ?? []);
    for (const each of first) if (!reached.has(each.id)) enter(each);
  };
  for (const node of [machine.root, ...targets]) enter(node);
  return reached;
}
