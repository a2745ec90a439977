import type { Path } from '@keel/flows/testing';
import {
  type Mutant,
  type MutantKind,
  mutantKinds,
  mutantsOf,
} from '../../../../../packages/flows/src/testing/mutants.ts';
import type { AnyFlowDriver } from '../FlowDriver.ts';
import { planOf } from '../model.ts';
import { pathsOf, stepPartsOf } from '../plan.ts';

/**
 * Not `delays`, since a path waits in one jump of the clock, which is longer than half of any time limit, and not `constants`,
 * which are messages almost without exception: the rows of each flow compare them.
 */
const browserKinds = mutantKinds.filter((kind) => kind !== 'delays' && kind !== 'constants');

/** A machine with one fault, and the paths on which the page can show it. */
export interface DrivableMutant {
  readonly driver: AnyFlowDriver;
  readonly kind: MutantKind;
  readonly mutant: Mutant;
  /** Shortest first. */
  readonly paths: readonly Path[];
}

/**
 * The mutants of a flow that a run in the browser can notice: those of transitions that a path takes, and those that
 * belong to no single transition. Leaves out those of transitions for a 401, after which the app replaces the page, and those for which the flow's own tests give a reason why nobody can notice
 * them.
 */
export async function drivableMutants(driver: AnyFlowDriver): Promise<readonly DrivableMutant[]> {
  const { machine, cases } = driver;
  const unnoticed = cases.unnoticed ?? {};
  const paths = pathsOf(driver, { canEndSession: false }).toSorted(
    (one, other) => one.steps.length - other.steps.length,
  );
  const taken = new Map<Path, ReadonlySet<string>>();
  for (const path of paths) {
    const planned = await planOf(machine, path, stepPartsOf(driver));
    taken.set(path, new Set(planned.flatMap((each) => each.taken)));
  }
  return browserKinds.flatMap((kind) =>
    mutantsOf(machine, kind).flatMap((mutant) => {
      if (Object.hasOwn(unnoticed, mutant.name)) return [];
      const { on } = mutant;
      const shown = on === null ? paths : paths.filter((path) => taken.get(path)?.has(on));
      return shown.length === 0 ? [] : [{ driver, kind, mutant, paths: shown }];
    }),
  );
}
