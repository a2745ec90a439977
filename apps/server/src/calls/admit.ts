import { type OperationId, operationTable } from '@keel/contract';
import type { Context } from '../context.ts';
import type { MaybePromise } from '../contract/maybePromise.ts';
import { Refused } from '../contract/Refused.ts';
import { refusals } from '../contract/refusals.ts';
import { FORM_MAX_BYTES } from '../objects/uploadRules.ts';
import { authenticate } from './authenticate.ts';
import { type Gate, gates } from './gates.ts';
import { headerOf, type Incoming } from './Incoming.ts';
import type { AddressLimit } from './rateLimit.ts';

/** Lets a request in and notes who asks, or throws what refuses it. */
export type Admit = (incoming: Incoming) => MaybePromise<void>;

/**
 * The first step of a call, before its body is read. The order is: rate limit, who asks, what the account must have. Nobody
 * learns a schema by guessing without a session.
 */
export function admission(operation: OperationId, context: Context, limit: AddressLimit): Admit {
  const gate = gates[operation];
  const isOpen = operationTable[operation].security === 'none' && !gate;
  return (incoming) => {
    if (takesForm(operation) && !isForm(incoming)) throw new Refused(refusals.wrongType);
    limit(operation, incoming.addressKey);
    // A call that anybody may make waits for no promise.
    return isOpen ? undefined : enter(operation, incoming, gate, context);
  };
}

async function enter(
  operation: OperationId,
  incoming: Incoming,
  gate: Gate | undefined,
  context: Context,
): Promise<void> {
  incoming.caller = await authenticate(operation, incoming, context);
  const refusal = await gate?.(incoming.caller, context);
  if (refusal) throw new Refused(refusal);
}

/** Whether an operation reads a form with a file, piece by piece, in place of JSON. */
export function takesForm(operation: OperationId | null): boolean {
  return operation === 'uploadObject';
}

/** Whether a body says that it is a form. */
export function isForm(incoming: Pick<Incoming, 'headers'>): boolean {
  return /^multipart\/form-data(;|$)/i.test(headerOf(incoming, 'content-type') ?? '');
}

/** Whether a form says of itself that it is longer than any form is taken. */
export function isFormTooLong(incoming: Pick<Incoming, 'headers'>): boolean {
  return Number(headerOf(incoming, 'content-length') ?? 0) > FORM_MAX_BYTES;
}
