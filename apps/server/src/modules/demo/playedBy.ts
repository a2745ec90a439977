import type { Context } from '../../context.ts';
import type { Refusal } from '../../contract/contract.ts';
import { messageOf } from '../../words/sentences.ts';

/** DEMO-2: the demo's operator, for a call that exists only where there is one. */
export function playedBy({ demoOperator }: Context): NonNullable<Context['demoOperator']> {
  // Its route is not made without one, see bindContract.ts.
  if (demoOperator === null) throw new Error('There is no operator to play.');
  return demoOperator;
}

/** The 409 of what the operator cannot do now; with the terminal's own sentence where it has one. */
export function demoRefused(fault?: string): Refusal<409> {
  const sentence = messageOf('demo_refused');
  return { status: 409, code: 'wrong_state', ...sentence, message: fault?.slice(0, 500) ?? sentence.message };
}
