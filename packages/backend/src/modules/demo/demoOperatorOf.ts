import type { Context } from '../../context.ts';
import type { Refusal } from '../../contract/contract.ts';
import { messageOf } from '../../words/sentences.ts';

/** DEMO-2: the demo's operator, for operations that only exist if there is one. */
export function demoOperatorOf({ demoOperator }: Context): NonNullable<Context['demoOperator']> {
  // Without an operator the route does not exist, see bindContract.ts.
  if (demoOperator === null) throw new Error('The demo has no operator.');
  return demoOperator;
}

/** The 409 for what the operator cannot do now, with the terminal's message if there is one. */
export function demoRefused(fault?: string): Refusal<409> {
  const sentence = messageOf('demo_refused');
  return { status: 409, code: 'wrong_state', ...sentence, message: fault?.slice(0, 500) ?? sentence.message };
}
