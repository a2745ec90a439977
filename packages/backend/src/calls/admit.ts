import { type OperationId, operationTable } from '@keel/contract';
import type { Context } from '../context.ts';
import type { MaybePromise } from '../contract/maybePromise.ts';
import { Refused } from '../contract/Refused.ts';
import { refusals } from '../contract/refusals.ts';
import { FORM_MAX_BYTES } from '../objects/uploadRules.ts';
import { type AccessCheck, accessChecks } from './accessChecks.ts';
import { authenticate } from './authenticate.ts';
import { headerOf, type Incoming } from './Incoming.ts';
import type { AddressLimit } from './rateLimit.ts';

/** Admits a request and authenticates its caller, or throws the refusal. */
export type Admit = (incoming: Incoming) => MaybePromise<void>;

/**
 * The first step of a call, before its body is read: rate limit, then authentication, then the access check. Since the
 * body is validated later, nobody without a session can find out a schema by trial.
 */
export function admission(operation: OperationId, context: Context, limit: AddressLimit): Admit {
  const check = accessChecks[operation];
  const isOpen = operationTable[operation].security === 'none' && !check;
  return (incoming) => {
    if (acceptsForm(operation) && !isForm(incoming)) throw new Refused(refusals.wrongType);
    limit(operation, incoming.addressKey);
    // Without authentication the step is synchronous.
    return isOpen ? undefined : authorize(operation, incoming, check, context);
  };
}

async function authorize(
  operation: OperationId,
  incoming: Incoming,
  check: AccessCheck | undefined,
  context: Context,
): Promise<void> {
  incoming.caller = await authenticate(operation, incoming, context);
  const refusal = await check?.(incoming.caller, context);
  if (refusal) throw new Refused(refusal);
}

/** Whether an operation takes a multipart form with a file instead of JSON. */
export function acceptsForm(operation: OperationId | null): boolean {
  return operation === 'uploadObject';
}

/** Whether the content type of a body is that of a form. */
export function isForm(incoming: Pick<Incoming, 'headers'>): boolean {
  return /^multipart\/form-data(;|$)/i.test(headerOf(incoming, 'content-type') ?? '');
}

/** Whether the Content-Length of a form is above the maximum. */
export function isFormTooLong(incoming: Pick<Incoming, 'headers'>): boolean {
  return Number(headerOf(incoming, 'content-length') ?? 0) > FORM_MAX_BYTES;
}
