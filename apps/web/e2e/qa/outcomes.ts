import { type Reply, TransportFailure } from '@keel/flows';
import type { Step } from '@keel/flows/testing';
import type { Outcome } from './FlowDriver.ts';

/** The body of a 401, which ends the session. */
export const UNAUTHENTICATED_BODY = { bool: false, message: 'Please log in again.', code: 'unauthenticated' };

const TRUE: Outcome = { kind: 'true' };

/**
 * The outcome for an answer of the model: the server's own answer if it is a success, otherwise a refusal with the same
 * status.
 */
export function outcomeOf(answer: Reply<unknown>): Outcome {
  const { status, text, bool, body, code, fields, retryAfterMs } = answer;
  if (status === 200 && body === null && bool === undefined) return { kind: 'unreadable', when: 'before' };
  if (status === 200 && bool !== false) return TRUE;
  return {
    kind: 'answer',
    status,
    json: {
      bool: false,
      message: text,
      ...(code !== undefined && { code }),
      ...(fields !== undefined && { errors: fields.map((field) => ({ field, message: text })) }),
    },
    ...(retryAfterMs !== undefined && { retryAfter: retryAfterMs / 1000 }),
  };
}

/** The outcome for a failure of the model; null for an error that no network causes. */
export function failureOutcome(error: unknown): Outcome | null {
  return error instanceof TransportFailure ? { kind: 'lost', when: 'before' } : null;
}

/** The outcome for `success(null)` of the model: a success of the server, whatever its body is. */
export function trueSuccess(answer: Reply<unknown>): Outcome {
  return answer.status === 200 && answer.bool !== false ? TRUE : outcomeOf(answer);
}

/** Whether a step is a success of a call, for calls that the server limits. */
export function isSuccess(step: Step): boolean {
  return 'answer' in step && trueSuccess(step.with as Reply<unknown>).kind === 'true';
}
