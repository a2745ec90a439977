import type { AnyStateMachine } from 'xstate';
import { type MutantKind, mutantsOf } from '../../../../../packages/flows/src/testing/mutants.ts';

/** The fault that a test puts into a machine of the page. */
export interface ChosenMutant {
  /** The id of the machine. */
  readonly flow: string;
  readonly kind: MutantKind;
  readonly name: string;
}

/** Set by a test before the page loads; undefined otherwise. */
declare global {
  var qaMutant: ChosenMutant | undefined;
}

/** The machine with the fault that the test has chosen; the same machine if the fault is not one of its own. */
export function withMutant(machine: AnyStateMachine): AnyStateMachine {
  const chosen = globalThis.qaMutant;
  if (chosen === undefined || chosen.flow !== machine.id) return machine;
  const mutant = mutantsOf(machine, chosen.kind).find(({ name }) => name === chosen.name);
  if (mutant === undefined) throw new Error(`${machine.id} has no mutant ${chosen.name}`);
  const copy = machine.provide({}) as AnyStateMachine;
  mutant.apply(copy);
  return copy;
}
