import type { AnyStateMachine } from 'xstate';
import type { AnyCases } from './explore.ts';
import { fuzz } from './fuzz.ts';
import type { Prepare } from './harness.ts';
import { type MutantKind, mutantsOf } from './mutants.ts';
import { holds, takenBy } from './rows.ts';
import type { Row } from './types.ts';

export interface MutationReport {
  /** The kind of the faults. */
  readonly kind: MutantKind;
  readonly mutants: number;
  /** Mutants that no row and no random run noticed, which means that a row is missing. */
  readonly survivors: readonly string[];
}

export interface MutateOptions {
  /** The kind of the faults; targets of transitions by default. */
  readonly kind?: MutantKind;
  /** Random runs that a mutant has to survive to count as unnoticed. */
  readonly runs?: number;
}

/**
 * Inserts one fault after the other into a machine, and checks whether a test notices it.
 *
 * Coverage shows that a transition was taken; only this shows that a test checked its result.
 */
export async function mutate(
  machine: AnyStateMachine,
  rows: readonly Row[],
  cases: AnyCases,
  { kind = 'targets', runs = 40 }: MutateOptions = {},
): Promise<MutationReport> {
  const mutants = mutantsOf(machine, kind);
  const table = await Promise.all(rows.map(async (row) => ({ row, taken: await takenBy(machine, row) })));
  const survivors: string[] = [];
  for (const { name, on, apply: applyMutant } of mutants) {
    // A row that does not take the transition cannot notice the fault.
    const passing = table.filter(({ taken }) => on === null || taken.has(on)).map(({ row }) => row);
    if (!(await isNoticed(machine, passing, cases, applyMutant, runs))) survivors.push(name);
  }
  return { kind, mutants: mutants.length, survivors };
}

/**
 * What is wrong with the reasons in the cases, as sentences.
 *
 * @param reports one of each kind of fault
 */
export function reasonFaults({ unnoticed = {} }: AnyCases, reports: readonly MutationReport[]): string[] {
  const survivors = new Set(reports.flatMap((report) => report.survivors));
  return [
    ...[...survivors]
      .filter((name) => !Object.hasOwn(unnoticed, name))
      .map((name) => `no row or invariant detects ${name}`),
    ...Object.keys(unnoticed)
      .filter((name) => !survivors.has(name))
      .map((name) => `${name} is detected, or no longer exists, and needs no reason`),
  ];
}

/** Percent of mutants noticed, rounded down. */
export function scoreOf({ mutants, survivors }: MutationReport): number {
  const noticed = (mutants - survivors.length) * 100;
  return mutants === 0 ? 100 : (noticed - (noticed % mutants)) / mutants;
}

async function isNoticed(
  machine: AnyStateMachine,
  rows: readonly Row[],
  cases: AnyCases,
  prepare: Prepare,
  runs: number,
): Promise<boolean> {
  for (const row of rows) if (!(await holds(machine, row, cases.tags, prepare))) return true;
  try {
    await fuzz(machine, cases, { runs, prepare, isShrunk: false });
    return false;
  } catch {
    return true;
  }
}
