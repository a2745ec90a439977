import type { OperationId } from '@keel/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { fastifyOpenapiGlue } from 'fastify-openapi-glue';
import type { Context } from '../context.ts';
import { authenticate } from './auth.ts';
import { type Call, type Caller, type Contract, servedContract } from './contract.ts';
import { Refused } from './faults.ts';
import { hurry, isForm, takesForm } from './forms.ts';
import { gates } from './gates.ts';
import { handlers } from './handlers.ts';
import { type AddressLimit, addressLimit } from './rateLimit.ts';
import { refusals } from './refusals.ts';
import { type AnyReply, send } from './send.ts';

declare module 'fastify' {
  interface FastifyRequest {
    operation: OperationId | null;
    caller: Caller<OperationId>;
  }
}

/** Makes a route of every operation of the contract: who asks, what may be sent, what may be answered. */
export async function bindContract(app: FastifyInstance, context: Context): Promise<void> {
  app.decorateRequest('operation', null);
  app.decorateRequest('caller', null);
  app.addHook('onRoute', takeBodyWhateverItsType);
  app.addHook('onRoute', nameHeadersAsTheyCome);
  const limit = addressLimit(app, context.config);
  await app.register(fastifyOpenapiGlue, {
    specification: withoutOtherAnswers(withoutOtherBodies(servedContract())),
    operationResolver: (id) => route(id as OperationId, context, limit) as RouteOptions,
  });
}

/**
 * The order is: rate limit, who asks, what the account must have, body, its schema, handler. Nobody learns a schema by
 * guessing without a session.
 */
function route(
  operation: OperationId,
  context: Context,
  limit: AddressLimit,
): Pick<RouteOptions, 'exposeHeadRoute' | 'preParsing' | 'handler'> {
  return {
    // Asked for its headers alone, a stream would go on with nobody at its end.
    exposeHeadRoute: operation !== 'streamEvents',
    async preParsing(request: FastifyRequest) {
      request.operation = operation;
      if (takesForm(operation) && !isForm(request)) throw new Refused(refusals.wrongType);
      await limit(operation, request);
      request.caller = await authenticate(operation, request, context);
      const refusal = await gates[operation]?.(request.caller, context);
      if (refusal) throw new Refused(refusal);
      hurry(request);
    },
    async handler(request: FastifyRequest, reply: FastifyReply) {
      return send(request, reply, await answers[operation](callOf(request), context));
    },
  };
}

/** The handlers as they look from here, where a request has been checked against its own operation's schema. */
const answers = handlers as unknown as Readonly<
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
    accept: request.headers.accept ?? '',
    idempotencyKey: request.headers['idempotency-key'] ?? null,
    lastEventId: request.headers['last-event-id'] ?? null,
  } as Call<OperationId>;
}

/** With a schema for each content type, Fastify checks nothing where a request names none. */
function takeBodyWhateverItsType({ schema }: RouteOptions): void {
  const body = schema?.body as { content?: Record<string, { schema: unknown }> } | undefined;
  const json = body?.content?.['application/json'];
  if (schema && json) schema.body = json.schema;
}

/** A form is judged by its signed policy while it comes in, not by a schema. */
function withoutOtherBodies(contract: Contract): Contract {
  const paths = Object.entries(contract.paths).map(([path, item]) => {
    const operations = Object.entries(item).map(([method, operation]) => {
      const { requestBody: _, ...bodiless } = operation;
      return [method, takesForm(operation.operationId) ? bodiless : operation];
    });
    return [path, Object.fromEntries(operations)];
  });
  return { ...contract, paths: Object.fromEntries(paths) as Contract['paths'] };
}

/** What is no JSON goes out as it is. The binding would warn, at every start, that nothing can read such a body. */
function withoutOtherAnswers(contract: Contract): Contract {
  return JSON.parse(JSON.stringify(contract), (key, value: unknown) => {
    if (key !== 'content' || typeof value !== 'object' || value === null) return value;
    const kept = Object.entries(value).filter(([type]) => !type.includes('/') || type === 'application/json');
    return kept.length > 0 ? Object.fromEntries(kept) : undefined;
  }) as Contract;
}

/** Node writes the names of headers small. A schema with capitals in them would check nothing. */
function nameHeadersAsTheyCome({ schema }: RouteOptions): void {
  const headers = schema?.headers as { properties?: Record<string, unknown> } | undefined;
  if (!schema || !headers?.properties) return;
  const named = Object.entries(headers.properties).map(([name, value]) => [name.toLowerCase(), value]);
  schema.headers = { ...headers, properties: Object.fromEntries(named) };
}
