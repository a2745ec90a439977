import type { Refusal } from '../contract/contract.ts';
import { Refused } from '../contract/Refused.ts';
import { refusals } from '../contract/refusals.ts';
import { sqlState } from '../db/retrying.ts';
import { ObjectStoreUnavailable } from '../objects/ObjectStore.ts';
import { DataKeyMissing } from '../sealing/Sealer.ts';
import { HasherBusy } from '../security/passwordHasher.ts';

const BY_STATUS: Readonly<Record<number, Refusal>> = {
  400: refusals.malformed,
  // How files are refused whose address leads out of their folder, or is written in another way than theirs.
  403: refusals.notFound,
  404: refusals.notFound,
  413: refusals.tooLarge,
  414: refusals.malformed,
  415: refusals.wrongType,
};

/**
 * Connection refused, cut or timed out, and the SQL states that mean that the server is not there, has no room, or took
 * longer than it may. XX: the engine failed in itself, as PostgreSQL does when a full disk has no room for the cache file of
 * a new connection; whoever asks again may well be answered. 25006: the server has become a standby and only reads.
 */
const NO_DATABASE = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|08...|57P0.|57014|25006|25P03|53...|XX...)$/;
/** What the driver says without a code. */
const NO_CONNECTION =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error)/;

/** What the database refuses once the account is closed (AUTH-9): the caller's session is over. */
const ACCOUNT_CLOSED = 'KE001';

/** What this instance lacks for now. */
const UNAVAILABLE = [HasherBusy, ObjectStoreUnavailable, DataKeyMissing];

/** What the caller is told of anything thrown. Nothing of the error itself is repeated. */
export function refusalOf(error: Error & { readonly statusCode?: number }): Refusal {
  if (error instanceof Refused) return error.refusal;
  const status = error.statusCode ?? 500;
  // Before the database: whoever breaks off a body leaves the error of a lost connection too.
  if (status < 500) return BY_STATUS[status] ?? refusals.malformed;
  if (sqlState(error) === ACCOUNT_CLOSED) return refusals.unauthenticated;
  if (UNAVAILABLE.some((kind) => error instanceof kind) || NO_DATABASE.test(sqlState(error) ?? ''))
    return refusals.unavailable;
  if (NO_CONNECTION.test(error.message)) return refusals.unavailable;
  return refusals.broken;
}
