import type { Refusal } from '../contract/contract.ts';
import { Refused } from '../contract/Refused.ts';
import { refusals } from '../contract/refusals.ts';
import { sqlState } from '../db/retrying.ts';
import { ObjectStoreUnavailable } from '../objects/ObjectStore.ts';
import { DataKeyMissing } from '../sealing/Sealer.ts';
import { HasherBusy } from '../security/passwordHasher.ts';

const BY_STATUS: Readonly<Record<number, Refusal>> = {
  400: refusals.malformed,
  // Errors of @fastify/static for addresses outside the served folder or with an unusual encoding.
  403: refusals.notFound,
  404: refusals.notFound,
  413: refusals.tooLarge,
  414: refusals.malformed,
  415: refusals.wrongType,
};

/**
 * Error codes of a database that is temporarily unavailable: connection refused, lost or timed out, no resources, or a
 * statement took too long. XX: internal error, for example of PostgreSQL on a full disk, which may succeed on a retry.
 * 25006: the server has become a read-only standby.
 */
const NO_DATABASE = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|08...|57P0.|57014|25006|25P03|53...|XX...)$/;
/** Errors of the driver that have no code. */
const NO_CONNECTION =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error)/;

/** The database refuses statements for a closed account (AUTH-9): the caller's session has ended. */
const ACCOUNT_CLOSED = 'KE001';

/** Errors of resources that this instance temporarily lacks. */
const UNAVAILABLE = [HasherBusy, ObjectStoreUnavailable, DataKeyMissing];

/** Converts any thrown error to the answer for the caller. Nothing of the error itself is exposed. */
export function refusalOf(error: Error & { readonly statusCode?: number }): Refusal {
  if (error instanceof Refused) return error.refusal;
  const status = error.statusCode ?? 500;
  // Checked before the database errors: a caller who aborts the body causes a lost connection as well.
  if (status < 500) return BY_STATUS[status] ?? refusals.malformed;
  if (sqlState(error) === ACCOUNT_CLOSED) return refusals.unauthenticated;
  if (UNAVAILABLE.some((kind) => error instanceof kind) || NO_DATABASE.test(sqlState(error) ?? ''))
    return refusals.unavailable;
  if (NO_CONNECTION.test(error.message)) return refusals.unavailable;
  return refusals.broken;
}
