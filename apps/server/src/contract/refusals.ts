import type { ErrorCode, MessageCode } from '@keel/contract';
import type { RateLimitResult } from '../limits/limits.ts';
import { messageOf } from '../words/sentences.ts';
import type { Refusal } from './contract.ts';

/** Failures that many operations have, in one place. */
export const refusals = {
  malformed: { status: 400, ...refused('malformed_request') },
  unauthenticated: { status: 401, ...refused('unauthenticated') },
  sessionExpired: { status: 401, ...refused('session_expired') },
  userMismatch: { status: 403, ...refused('user_mismatch') },
  notFound: { status: 404, ...refused('not_found') },
  methodNotAllowed: { status: 405, ...refused('method_not_allowed') },
  tooLarge: { status: 413, ...refused('payload_too_large') },
  wrongType: { status: 415, ...refused('unsupported_media_type') },
  insufficientFund: { status: 422, ...refused('insufficient_fund') },
  invalid: { status: 422, ...refused('validation_failed') },
  tooMany: { status: 429, ...refused('rate_limited'), retryAfter: 60 },
  broken: { status: 500, ...refused('internal_error') },
  unavailable: {
    status: 503,
    ...refused('unavailable'),
    retryAfter: 5,
  },
} as const satisfies Record<string, Refusal>;

/** The 422 for one field that its schema could not judge. */
export function wrongField(field: string, messageCode: MessageCode, count?: number): Refusal<422> {
  const sentence = messageOf(messageCode, count);
  return { ...refusals.invalid, ...sentence, errors: [{ field, message: sentence.message }] };
}

/** The answer to somebody who has to wait. */
export function tooMany(
  { retryAfter }: Extract<RateLimitResult, { ok: false }>,
  messageCode: MessageCode = 'rate_limited',
): Refusal<429> {
  return { ...refusals.tooMany, ...messageOf(messageCode), retryAfter };
}

/** A failure whose sentence has the name of its code. */
function refused<Code extends ErrorCode & MessageCode>(code: Code) {
  return { code, ...messageOf(code) };
}
