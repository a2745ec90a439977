import type { Context } from '../../context.ts';
import type { Refusal } from '../../contract/contract.ts';
import { messageOf } from '../../words/sentences.ts';

/** DEMO-2: the demo's operator, for operations that are disabled without one (`isDisabled`). */
export function demoOperatorOf({ demoOperator }: Context): NonNullable<Context['demoOperator']> {
  if (demoOperator === null) throw new Error('The demo has no operator.');
  return demoOperator;
}

/** The 409 for something that the operator cannot do now, with the message of the refused command if there is one. */
export function demoRefused(fault?: string): Refusal<409> {
  const sentence = messageOf('demo_refused');
  return { status: 409, code: 'wrong_state', ...sentence, message: fault?.slice(0, 500) ?? sentence.message };
}
