import type { Leave } from '../limits/limits.ts';
import type { Refusal } from './contract.ts';

/** Failures that many operations have, in one place. */
export const refusals = {
  malformed: { status: 400, code: 'malformed_request', message: 'The request could not be read.' },
  unauthenticated: { status: 401, code: 'unauthenticated', message: 'Please log in again.' },
  sessionExpired: { status: 401, code: 'session_expired', message: 'Your session has ended. Please log in again.' },
  userMismatch: { status: 403, code: 'user_mismatch', message: 'This is not your account.' },
  notFound: { status: 404, code: 'not_found', message: 'Not found.' },
  methodNotAllowed: { status: 405, code: 'method_not_allowed', message: 'This address does not take that method.' },
  tooLarge: { status: 413, code: 'payload_too_large', message: 'The request is too large.' },
  wrongType: { status: 415, code: 'unsupported_media_type', message: 'Please send JSON.' },
  insufficientFund: { status: 422, code: 'insufficient_fund', message: 'Insufficient fund' },
  invalid: { status: 422, code: 'validation_failed', message: 'Please check the fields.' },
  tooMany: { status: 429, code: 'rate_limited', message: 'Too many tries. Please wait a moment.', retryAfter: 60 },
  broken: { status: 500, code: 'internal_error', message: 'Something went wrong' },
  unavailable: {
    status: 503,
    code: 'unavailable',
    message: 'The service is not available for the moment.',
    retryAfter: 5,
  },
} as const satisfies Record<string, Refusal>;

/** The 422 for one field that its schema could not judge. */
export function wrongField(field: string, message: string): Refusal<422> {
  return { ...refusals.invalid, message, errors: [{ field, message }] };
}

/** The answer to somebody who has to wait. */
export function tooMany({ retryAfter }: Extract<Leave, { ok: false }>, message?: string): Refusal<429> {
  return { ...refusals.tooMany, retryAfter, ...(message !== undefined && { message }) };
}
