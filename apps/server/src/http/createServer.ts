import { randomUUID } from 'node:crypto';
import { BODY_BYTES } from '@keel/backend/backend/readBody.ts';
import { allowedMethods } from '@keel/backend/calls/addresses.ts';
import { refusalOf } from '@keel/backend/calls/faults.ts';
import { type AddressLimit, addressLimit } from '@keel/backend/calls/rateLimit.ts';
import { isSetupMissing } from '@keel/backend/calls/setupCheck.ts';
import type { Context } from '@keel/backend/context.ts';
import type { Refusal } from '@keel/backend/contract/contract.ts';
import { refusals } from '@keel/backend/contract/refusals.ts';
import { securityHeaders } from '@keel/backend/http/securityHeaders.ts';
import { type FastifyError, type FastifyInstance, type FastifyRequest, fastify, LogController } from 'fastify';
import type { ServerContext } from '../openContext.ts';
import { bindContract } from './bindContract.ts';
import { addressKey, proxyRule } from './clientAddress.ts';
import { compressAnswers } from './compression.ts';
import { limitConnections } from './connections.ts';
import { addForms } from './forms.ts';
import { refuse } from './send.ts';
import { refuseOnSocket } from './socketErrors.ts';
import { isPageRequest, sendApp, serveWebApp } from './webApp.ts';

const HEADER_BYTES = 16 * 1024;

/** Time limits for clients, in milliseconds. */
export interface Timeouts {
  /** For all headers of a request, from the start of the connection or from the previous answer. */
  readonly headersMs: number;
  /**
   * For the whole request. Uploading an image over a slow line takes time; all other bodies have a shorter limit, see
   * `limitBodyTime`.
   */
  readonly requestMs: number;
  /** The interval for checking these limits. */
  readonly checkMs: number;
}

const TIMEOUTS: Timeouts = { headersMs: 10_000, requestMs: 120_000, checkMs: 2_000 };

/** The public server over an open context: API, health checks and web app. Closing it closes the context. */
export async function createServer(context: ServerContext, timeouts = TIMEOUTS): Promise<FastifyInstance> {
  const { config } = context;
  const guard = securityHeaders(config);
  const isProxy = proxyRule(config.trustedProxies);
  const limit = addressLimit(config, context.clock);
  const app = fastify({
    loggerInstance: context.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // No logger per request: it would cost more than the single line per request, which contains the request id itself.
    childLoggerFactory: (logger) => logger,
    requestIdHeader: false,
    bodyLimit: BODY_BYTES,
    // The router does not limit the length of path parameters: a value that is too long then violates its schema
    // instead of giving 404.
    routerOptions: { maxParamLength: HEADER_BYTES },
    trustProxy: config.trustedProxies !== null && isProxy,
    requestTimeout: timeouts.requestMs,
    http: {
      maxHeaderSize: HEADER_BYTES,
      headersTimeout: timeouts.headersMs,
      connectionsCheckingInterval: timeouts.checkMs,
    },
    return503OnClosing: false,
    // No hook runs for a request with a malformed URL, so the headers are added here.
    frameworkErrors: (error, request, reply) => {
      void refuse(request, reply.headers({ ...guard, 'X-Request-Id': request.id }), refusalOf(error));
    },
    clientErrorHandler: refuseOnSocket(context),
  });
  limitConnections(app.server, config.maxConnections, isProxy);
  app.removeContentTypeParser('text/plain');
  addForms(app);
  addHeaders(app, guard);
  compressAnswers(app);
  addLog(app, context);
  addSetup(app, context);
  addFailures(app, context, limit);
  bindContract(app, context, { limit, guard });
  await serveWebApp(app, config);
  app.addHook('preClose', async () => {
    context.state.draining = true;
    // The server waits for all answers, and event streams do not end by themselves.
    await context.events.close();
  });
  app.addHook('onClose', () => context.close());
  return app;
}

/**
 * Adds the common headers to every answer: files, failures and Fastify's own. Headers of the answer itself take
 * precedence. Prepared answers bypass this hook and contain these headers already, see `preparedSender`.
 */
function addHeaders(app: FastifyInstance, guard: Readonly<Record<string, string>>): void {
  const headers = Object.entries(guard);
  // With a callback, because a promise for each hook is a large part of the cost of a small answer.
  app.addHook('onSend', (request, reply, _payload, done) => {
    for (const [name, value] of headers) if (!reply.hasHeader(name)) reply.header(name, value);
    reply.header('X-Request-Id', request.id);
    done();
  });
}

function addLog(app: FastifyInstance, { metrics }: Context): void {
  app.addHook('onResponse', (request, { statusCode, elapsedTime }, done) => {
    const { operation, method, incoming } = request;
    const caller = incoming?.caller;
    metrics.answered(operation, statusCode, elapsedTime);
    const user = caller && 'userId' in caller ? caller.userId : undefined;
    const facts = { reqId: request.id, operation, method, status: statusCode, ms: Math.round(elapsedTime), user };
    request.log.info(facts, 'call');
    done();
  });
}

/** HONEST-1: a live server refuses API calls until its operator has completed the setup. */
function addSetup(app: FastifyInstance, context: Context): void {
  if (context.config.mode === 'demo') return;
  app.addHook('onRequest', async (request, reply) => {
    const [path = ''] = request.url.split('?');
    if (await isSetupMissing(path, context)) await refuse(request, reply, refusals.unavailable);
  });
}

function addFailures(app: FastifyInstance, context: Context, limit: AddressLimit): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal.status >= 500) request.log.error({ reqId: request.id, err: error }, 'fault');
    return refuse(request, reply, request.operation === null ? counted(request, refusal) : refusal);
  });
  app.setNotFoundHandler((request, reply) => {
    if (isPageRequest(request)) return sendApp(reply);
    const allowed = allowedMethods(request.url, context);
    if (allowed === undefined) return refuse(request, reply, counted(request, refusals.notFound));
    return refuse(request, reply.header('Allow', allowed), counted(request, refusals.methodNotAllowed));
  });

  /** Counts a request to an unknown path for the rate limit, because no route does. */
  function counted(request: FastifyRequest, refusal: Refusal): Refusal {
    try {
      limit(null, addressKey(request.ip));
      return refusal;
    } catch (error) {
      return refusalOf(error as Error);
    }
  }
}
