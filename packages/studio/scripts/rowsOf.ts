import type { AnyStateMachine } from 'xstate';
import { namesOf } from '../../flows/src/testing/coverage.ts';
import { startHarness } from '../../flows/src/testing/harness.ts';
import type { Row } from '../../flows/src/testing/types.ts';

/** By the name of a transition: the ids of the rows whose last step takes it, and how many rows take it at all. */
export type RowsOfTransition = ReadonlyMap<string, { readonly requirements: readonly string[]; readonly rows: number }>;

/** Plays every row of a status table on the machine, and records which transitions it takes. */
export async function rowsOf(machine: AnyStateMachine, rows: readonly Row[]): Promise<RowsOfTransition> {
  const found = new Map<string, { requirements: Set<string>; rows: number }>();
  for (const row of rows) {
    const { all, last } = await playRow(machine, row);
    for (const name of all) {
      const known = found.get(name) ?? { requirements: new Set<string>(), rows: 0 };
      known.rows += 1;
      if (last.has(name)) for (const id of [row.id, ...(row.also ?? [])]) known.requirements.add(id);
      found.set(name, known);
    }
  }
  return new Map(
    [...found].map(([name, each]) => [
      name,
      { requirements: [...each.requirements].toSorted(byNumber), rows: each.rows },
    ]),
  );
}

async function playRow(machine: AnyStateMachine, { input, steps }: Row) {
  const run = startHarness(machine, input ?? {});
  let before = new Set(run.taken);
  // A row without a step describes the initial state.
  let last = new Set(run.taken);
  for (const step of steps) {
    before = new Set(run.taken);
    const isOver = await run.apply(step).then(
      () => false,
      () => true,
    );
    last = new Set([...run.taken].filter((each) => !before.has(each)));
    if (isOver) break;
  }
  run.stop();
  return { all: new Set(namesOf(run.machine, run.taken)), last: new Set(namesOf(run.machine, last)) };
}

/** LOGIN-2 before LOGIN-10. */
function byNumber(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
}
