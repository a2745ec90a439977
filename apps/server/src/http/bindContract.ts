import type { OperationId } from '@keel/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { fastifyOpenapiGlue } from 'fastify-openapi-glue';
import type { Context } from '../context.ts';
import { authenticate } from './auth.ts';
import { type Call, type Caller, type Contract, servedContract } from './contract.ts';
import { Refused } from './faults.ts';
import { handlers } from './handlers.ts';
import { NOT_BUILT } from './notBuilt.ts';
import { type AddressLimit, addressLimit } from './rateLimit.ts';
import { refusals } from './refusals.ts';
import { type AnyReply, send } from './send.ts';

declare module 'fastify' {
  interface FastifyRequest {
    operation: OperationId | null;
    caller: Caller<OperationId>;
  }
}

const notBuilt = new Set<string>(NOT_BUILT);

/** Makes a route of every operation of the contract: who asks, what may be sent, what may be answered. */
export async function bindContract(app: FastifyInstance, context: Context): Promise<void> {
  app.decorateRequest('operation', null);
  app.decorateRequest('caller', null);
  app.addHook('onRoute', takeBodyWhateverItsType);
  const limit = addressLimit(app, context.config);
  await app.register(fastifyOpenapiGlue, {
    specification: withoutUnbuiltBodies(servedContract()),
    operationResolver: (id) => route(id as OperationId, context, limit) as RouteOptions,
  });
}

/** The order is: rate limit, who asks, body, its schema, handler. Nobody learns a schema by guessing without a session. */
function route(
  operation: OperationId,
  context: Context,
  limit: AddressLimit,
): Pick<RouteOptions, 'preParsing' | 'handler'> {
  return {
    async preParsing(request: FastifyRequest) {
      request.operation = operation;
      await limit(operation, request);
      request.caller = await authenticate(operation, request, context);
      if (notBuilt.has(operation)) throw new Refused(refusals.notBuilt);
    },
    async handler(request: FastifyRequest, reply: FastifyReply) {
      const answer = await answers[operation]?.(callOf(request), context);
      if (!answer) throw new Refused(refusals.notBuilt);
      return send(request, reply, answer);
    },
  };
}

/** The handlers as they look from here, where a request has been checked against its own operation's schema. */
const answers = handlers as unknown as Partial<
  Record<OperationId, (call: Call<OperationId>, context: Context) => Promise<AnyReply>>
>;

function callOf(request: FastifyRequest): Call<OperationId> {
  return {
    body: request.body,
    params: request.params,
    query: request.query,
    caller: request.caller,
    requestId: request.id,
    userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
  } as Call<OperationId>;
}

/** With a schema for each content type, Fastify checks nothing where a request names none. */
function takeBodyWhateverItsType({ schema }: RouteOptions): void {
  const body = schema?.body as { content?: Record<string, { schema: unknown }> } | undefined;
  const json = body?.content?.['application/json'];
  if (schema && json) schema.body = json.schema;
}

/** What answers 501 reads no body and answers nothing but failures, so it needs no parser for either. */
function withoutUnbuiltBodies(contract: Contract): Contract {
  const paths = Object.entries(contract.paths).map(([path, item]) => {
    const operations = Object.entries(item).map(([method, operation]) => {
      const { requestBody: _, responses, ...rest } = operation;
      const unbuilt = { ...rest, responses: { default: responses['default'] } };
      return [method, notBuilt.has(operation.operationId) ? unbuilt : operation];
    });
    return [path, Object.fromEntries(operations)];
  });
  return { ...contract, paths: Object.fromEntries(paths) as Contract['paths'] };
}
