import type { ErrorCode, MessageCode } from '@keel/contract';
import type { RateLimitResult } from '../limits/limits.ts';
import { messageOf } from '../words/sentences.ts';
import type { Refusal } from './contract.ts';

/** Failures that many operations share. */
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
  tooManyRequests: { status: 429, ...refused('rate_limited'), retryAfter: 60 },
  broken: { status: 500, ...refused('internal_error') },
  unavailable: {
    status: 503,
    ...refused('unavailable'),
    retryAfter: 5,
  },
} as const satisfies Record<string, Refusal>;

/** The 422 for a field that fails a check which its schema cannot express. */
export function invalidField(field: string, messageCode: MessageCode, count?: number): Refusal<422> {
  const sentence = messageOf(messageCode, count);
  return { ...refusals.invalid, ...sentence, errors: [{ field, message: sentence.message }] };
}

/** The 429 for a caller who has to wait. */
export function tooManyRequests(
  { retryAfter }: Extract<RateLimitResult, { ok: false }>,
  messageCode: MessageCode = 'rate_limited',
): Refusal<429> {
  return { ...refusals.tooManyRequests, ...messageOf(messageCode), retryAfter };
}

/** A failure whose message has the same name as its code. */
function refused<Code extends ErrorCode & MessageCode>(code: Code) {
  return { code, ...messageOf(code) };
}
