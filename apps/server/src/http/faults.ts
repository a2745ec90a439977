import type { FastifyError } from 'fastify';
import { sqlState } from '../db/retrying.ts';
import { ObjectStoreAway } from '../objects/ObjectStore.ts';
import { DataKeyMissing } from '../sealing/Sealer.ts';
import { HasherBusy } from '../security/passwordHasher.ts';
import type { Refusal } from './contract.ts';
import { refusals } from './refusals.ts';

/** Carries a declared failure out of a hook, which cannot return an answer. */
export class Refused extends Error {
  override name = 'Refused';
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

const BY_STATUS: Readonly<Record<number, Refusal>> = {
  400: refusals.malformed,
  404: refusals.notFound,
  413: refusals.tooLarge,
  414: refusals.malformed,
  415: refusals.wrongType,
};

/**
 * Connection refused, cut or timed out, and the SQL states that mean that the server is not there, has no room, or took
 * longer than it may. XX: the engine failed in itself, as PostgreSQL does when a full disk has no room for the cache file of
 * a new connection; whoever asks again may well be answered.
 */
const NO_DATABASE = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|08...|57P0.|57014|25P03|53...|XX...)$/;
/** What the driver says without a code. */
const NO_CONNECTION =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error)/;

/** What this instance lacks for now. */
const AWAY = [HasherBusy, ObjectStoreAway, DataKeyMissing];

/** What the caller is told of anything thrown. Nothing of the error itself is repeated. */
export function refusalOf(error: FastifyError | Error): Refusal {
  if (error instanceof Refused) return error.refusal;
  if (AWAY.some((kind) => error instanceof kind) || NO_DATABASE.test(sqlState(error) ?? ''))
    return refusals.unavailable;
  if (NO_CONNECTION.test(error.message)) return refusals.unavailable;
  const status = 'statusCode' in error ? error.statusCode : undefined;
  return BY_STATUS[status ?? 500] ?? refusals.broken;
}
