import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { allTransitions } from './coverage.ts';
import type { AnyCases } from './explore.ts';
import { fuzz } from './fuzz.ts';
import type { Prepare } from './harness.ts';
import { holds, takenBy } from './rows.ts';
import type { Row } from './types.ts';

export interface MutationReport {
  readonly mutants: number;
  /** Mutants that no row and no random run noticed: where a row is missing. */
  readonly survivors: readonly string[];
}

/**
 * Sends each transition, one at a time, to each other state beside its target, and asks who notices.
 * Coverage shows that a transition was taken; only this shows that somebody looked where it led.
 */
export async function mutate(
  machine: AnyStateMachine,
  rows: readonly Row[],
  cases: AnyCases,
  runs = 40,
): Promise<MutationReport> {
  const mutants = [...allTransitions(machine)].flatMap(([name, definition]) => {
    return detours(definition).map((detour) => ({ name, detour: detour.id }));
  });
  const table = await Promise.all(rows.map(async (row) => ({ row, taken: await takenBy(machine, row) })));
  const survivors: string[] = [];
  for (const { name, detour } of mutants) {
    const prepare = (provided: AnyStateMachine) => redirect(provided, name, detour);
    // A row that does not come by cannot notice.
    const passing = table.filter(({ taken }) => taken.has(name)).map(({ row }) => row);
    if (!(await isNoticed(machine, passing, cases, prepare, runs))) survivors.push(`${name} to ${detour}`);
  }
  return { mutants: mutants.length, survivors };
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
  for (const row of rows) if (!(await holds(machine, row, prepare))) return true;
  try {
    await fuzz(machine, cases, { runs, prepare, isShrunk: false });
    return false;
  } catch {
    return true;
  }
}

function detours({ source, target }: AnyTransitionDefinition): AnyStateNode[] {
  const [aim] = target ?? [];
  const around = (aim ?? source).parent ?? source;
  return Object.values(around.states).filter((state) => state !== (aim ?? source) && !isJunction(state));
}

/** Only leads on, without a trace: a detour through it that ends at the same place is no fault. */
function isJunction({ always = [], entry }: AnyStateNode): boolean {
  return always.length > 0 && entry.length === 0;
}

function redirect(machine: AnyStateMachine, name: string, detour: string): void {
  const definition = allTransitions(machine).get(name);
  const target = machine.getStateNodeById(detour);
  if (definition === undefined) throw new Error(`no transition ${name}`);
  Object.assign(definition, { target: [target] });
}
