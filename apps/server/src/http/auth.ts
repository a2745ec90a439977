import type { OperationId } from '@keel/contract';
import { operationTable } from '@keel/contract';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import type { Caller } from '../contract/contract.ts';
import { Refused } from '../contract/Refused.ts';
import { refusals } from '../contract/refusals.ts';
import { findSession } from '../modules/session/sessions.ts';
import { IDLE_HEADER, readUse } from '../modules/session/use.ts';
import { hashToken } from '../security/token.ts';

const BEARER = /^Bearer ([^\s]{20,200})$/i;
const BARE = /^[^\s]{20,200}$/;

type AnyCaller = Caller<OperationId>;

/** Finds out who asks, in the way the operation wants it; throws a 401 when nobody does. */
export function authenticate(operation: OperationId, request: FastifyRequest, context: Context): Promise<AnyCaller> {
  return schemes[operationTable[operation].security](request, context, operation);
}

const schemes: Readonly<
  Record<
    'none' | 'header' | 'bearer',
    (request: FastifyRequest, context: Context, operation: OperationId) => Promise<AnyCaller>
  >
> = {
  none: async () => null,
  // The operation checks the token in the statement that answers it: one question to the database, not two.
  async header({ headers }) {
    const { header } = headers;
    if (typeof header !== 'string' || !BARE.test(header)) throw new Refused(refusals.unauthenticated);
    return { tokenHash: hashToken(header) };
  },
  async bearer({ headers }, context, operation) {
    const token = BEARER.exec(headers.authorization ?? '')?.[1];
    if (token === undefined) throw new Refused(refusals.unauthenticated);
    const found = await findSession(context, hashToken(token), readUse(operation, headers[IDLE_HEADER]));
    if (!found.ok) throw new Refused(refusals[found.reason]);
    return found.session;
  },
};
