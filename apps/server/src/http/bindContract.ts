import { type OperationId, operationTable } from '@keel/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { Context } from '../context.ts';
import { type Call, type Caller, type ContractOperation, servedOperations } from '../contract/contract.ts';
import type { MaybePromise } from '../contract/maybePromise.ts';
import { Refused } from '../contract/Refused.ts';
import { refusals } from '../contract/refusals.ts';
import { IDLE_HEADER, readUse } from '../modules/session/use.ts';
import { isLeftOut, takesHead } from './addresses.ts';
import { authenticate } from './auth.ts';
import { addressKey, networkOf } from './clientAddress.ts';
import { hurry, isForm, takesForm } from './forms.ts';
import { gates } from './gates.ts';
import { handlers } from './handlers.ts';
import type { AddressLimit } from './rateLimit.ts';
import { answerSchemas, requestSchema } from './routeSchema.ts';
import { type AnyReply, send } from './send.ts';
import { type PreparedSender, preparedSender } from './sendPrepared.ts';

declare module 'fastify' {
  interface FastifyRequest {
    operation: OperationId | null;
    caller: Caller<OperationId>;
  }
}

/** What all routes have one of; `guard` is on every answer. */
interface Shared {
  readonly limit: AddressLimit;
  readonly guard: Readonly<Record<string, string>>;
}

/** Makes a route of every operation of the contract: who asks, what may be sent, what may be answered. */
export function bindContract(app: FastifyInstance, context: Context, { limit, guard }: Shared): void {
  app.decorateRequest('operation', null);
  app.decorateRequest('caller', null);
  const sendPrepared = preparedSender(guard);
  for (const [id, { path, method, operation }] of servedOperations()) {
    if (isLeftOut(id, context)) continue;
    app.route({
      method: method.toUpperCase(),
      url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
      schema: requestSchema(operation),
      ...route(id, operation, context, { limit, sendPrepared }),
    });
  }
}

/**
 * The order is: rate limit, who asks, what the account must have, body, its schema, handler. Nobody learns a schema by
 * guessing without a session.
 */
function route(
  operation: OperationId,
  described: ContractOperation,
  context: Context,
  { limit, sendPrepared }: { limit: AddressLimit; sendPrepared: PreparedSender },
): Pick<RouteOptions, 'exposeHeadRoute' | 'onRequest' | 'handler'> {
  const schemas = answerSchemas(described);
  const gate = gates[operation];
  const isOpen = operationTable[operation].security === 'none' && !gate;
  const admit = async (request: FastifyRequest) => {
    request.caller = await authenticate(operation, request, context);
    const refusal = await gate?.(request.caller, context);
    if (refusal) throw new Refused(refusal);
  };
  const put = (request: FastifyRequest, reply: FastifyReply, answer: AnyReply): FastifyReply => {
    if (!('prepared' in answer)) return send(request, reply, answer, schemas);
    sendPrepared(request, reply, answer);
    return reply;
  };
  return {
    exposeHeadRoute: takesHead(operation),
    // With a callback, so that a call that anybody may make waits for no promise.
    onRequest(request, _reply, done) {
      const goOn = () => {
        hurry(request);
        done();
      };
      request.operation = operation;
      try {
        if (takesForm(operation) && !isForm(request)) throw new Refused(refusals.wrongType);
        limit(operation, request);
      } catch (error) {
        return done(error as Error);
      }
      if (isOpen) return goOn();
      admit(request).then(goOn, done);
    },
    // What is there already goes out at once, and Fastify waits for nothing.
    handler(request: FastifyRequest, reply: FastifyReply) {
      const answer = answers[operation](callOf(request), context);
      return answer instanceof Promise ? answer.then((made) => put(request, reply, made)) : put(request, reply, answer);
    },
  };
}

/** The handlers as they look from here, where a request has been checked against its own operation's schema. */
const answers = handlers as unknown as Readonly<
  Record<OperationId, (call: Call<OperationId>, context: Context) => MaybePromise<AnyReply>>
>;

function callOf(request: FastifyRequest): Call<OperationId> {
  return {
    body: request.body,
    params: request.params,
    query: request.query,
    caller: request.caller,
    requestId: request.id,
    userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
    network: networkOf(request.ip),
    use: readUse(request.operation ?? '', request.headers[IDLE_HEADER]),
    addressKey: addressKey(request.ip),
    accept: request.headers.accept ?? '',
    idempotencyKey: request.headers['idempotency-key'] ?? null,
    lastEventId: request.headers['last-event-id'] ?? null,
  } as Call<OperationId>;
}
