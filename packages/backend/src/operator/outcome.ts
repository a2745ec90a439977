import type { Decided } from '../decisions/decision.ts';
import { OperatorFault, type Result } from './result.ts';

/** The result of a decision as a sentence, from parts such as `Deposit 0197…` and `is confirmed`. */
export function outcome(decided: Decided, thing: string, is: string): Result {
  if (decided.ok) return change(decided.changed, `${thing} ${is}.`, `${thing} ${is} already.`);
  if (decided.code === 'not_found') throw new OperatorFault(`${thing} does not exist.`);
  throw new OperatorFault(`${thing} cannot be changed any more: it was decided otherwise, or does not wait.`);
}

/** A result that says whether something changed. */
export function change(changed: boolean, message: string, already: string): Result {
  return { changed, message: changed ? message : already };
}
