import type { OperationId } from '@keel/contract';
import type { Context } from '../context.ts';
import type { Call } from '../contract/contract.ts';
import type { MaybePromise } from '../contract/maybePromise.ts';
import { IDLE_HEADER, readUse } from '../modules/session/use.ts';
import { handlers } from './handlers.ts';
import { headerOf, type Incoming } from './Incoming.ts';
import type { AnyReply } from './write.ts';

/** Maximum length of the User-Agent that handlers receive, in characters. */
const USER_AGENT = 300;

/** The contents of a validated request. */
export interface Checked {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** The handlers, typed for any operation: the request has already been validated against the operation's schema. */
const answers = handlers as unknown as Readonly<
  Record<OperationId, (call: Call<OperationId>, context: Context) => MaybePromise<AnyReply>>
>;

/** The third step of a call: runs its handler. Synchronous if the handler is, for example for cached answers. */
export function answer(
  operation: OperationId,
  incoming: Incoming,
  { body, params, query }: Checked,
  context: Context,
): MaybePromise<AnyReply> {
  const call = {
    body,
    params,
    query,
    caller: incoming.caller,
    requestId: incoming.id,
    userAgent: headerOf(incoming, 'user-agent')?.slice(0, USER_AGENT) ?? null,
    network: incoming.network,
    use: readUse(operation, incoming.headers[IDLE_HEADER]),
    addressKey: incoming.addressKey,
    accept: headerOf(incoming, 'accept') ?? '',
    idempotencyKey: headerOf(incoming, 'idempotency-key') ?? null,
    lastEventId: headerOf(incoming, 'last-event-id') ?? null,
  } as Call<OperationId>;
  return answers[operation](call, context);
}
