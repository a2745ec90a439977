import type { OperationId } from '@keel/contract';
import { operationTable } from '@keel/contract';
import type { Context } from '../context.ts';
import type { Caller } from '../contract/contract.ts';
import { Refused } from '../contract/Refused.ts';
import { refusals } from '../contract/refusals.ts';
import { findSession } from '../modules/session/sessions.ts';
import { IDLE_HEADER, readUse } from '../modules/session/use.ts';
import { hashToken } from '../security/token.ts';
import { headerOf, type Incoming } from './Incoming.ts';

const BEARER = /^Bearer ([^\s]{20,200})$/i;
const BARE = /^[^\s]{20,200}$/;

type AnyCaller = Caller<OperationId>;

/** Authenticates the caller as the operation requires; throws a 401 otherwise. */
export function authenticate(operation: OperationId, incoming: Incoming, context: Context): Promise<AnyCaller> {
  return schemes[operationTable[operation].security](incoming, context, operation);
}

const schemes: Readonly<
  Record<
    'none' | 'header' | 'bearer',
    (incoming: Incoming, context: Context, operation: OperationId) => Promise<AnyCaller>
  >
> = {
  none: async () => null,
  // The operation verifies the token in its own statement: one query instead of two.
  async header(incoming) {
    const header = headerOf(incoming, 'header');
    if (header === undefined || !BARE.test(header)) throw new Refused(refusals.unauthenticated);
    return { tokenHash: hashToken(header) };
  },
  async bearer(incoming, context, operation) {
    const token = BEARER.exec(headerOf(incoming, 'authorization') ?? '')?.[1];
    if (token === undefined) throw new Refused(refusals.unauthenticated);
    const use = readUse(operation, incoming.headers[IDLE_HEADER]);
    const found = await findSession(context, hashToken(token), use);
    if (!found.ok) throw new Refused(refusals[found.reason]);
    return found.session;
  },
};
