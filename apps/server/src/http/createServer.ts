import { randomUUID } from 'node:crypto';
import { type FastifyError, type FastifyInstance, fastify, LogController } from 'fastify';
import type { Context } from '../context.ts';
import { otherMethodExists } from './addresses.ts';
import { bindContract } from './bindContract.ts';
import { refusalOf } from './faults.ts';
import { addForms } from './forms.ts';
import { refusals } from './refusals.ts';
import { guardHeaders } from './securityHeaders.ts';
import { refuse } from './send.ts';
import { refuseOnSocket } from './socketErrors.ts';
import { addStrictValidation, invalid } from './validation.ts';
import { sendApp, serveWebApp, wantsPage } from './webApp.ts';

const BODY_BYTES = 64 * 1024;
const HEADER_BYTES = 16 * 1024;
const HEADERS_MS = 15_000;
/** An image over a slow line takes its time; every other body has to come sooner, see `hurry`. */
const REQUEST_MS = 120_000;
const CONNECTIONS = 1000;
const LIVENESS = '/health/live';

/** The whole public server over an open context: API, health and app. Closing it closes the context. */
export async function createServer(context: Context): Promise<FastifyInstance> {
  const guard = guardHeaders(context.config);
  const app = fastify({
    loggerInstance: context.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // A logger for each request costs more than its one line, which names the request itself.
    childLoggerFactory: (logger) => logger,
    requestIdHeader: false,
    bodyLimit: BODY_BYTES,
    // No part of an address is longer than its line: what is too long breaks its schema, and is not another address.
    routerOptions: { maxParamLength: HEADER_BYTES },
    requestTimeout: REQUEST_MS,
    http: { maxHeaderSize: HEADER_BYTES, headersTimeout: HEADERS_MS },
    return503OnClosing: false,
    // No hook runs for an address that cannot be read.
    frameworkErrors: (error, request, reply) => {
      void refuse(request, reply.headers({ ...guard, 'X-Request-Id': request.id }), refusalOf(error));
    },
    clientErrorHandler: refuseOnSocket(context),
  });
  app.server.maxConnections = CONNECTIONS;
  app.removeContentTypeParser('text/plain');
  addForms(app);
  addStrictValidation(app);
  addHeaders(app, guard);
  addLog(app, context);
  addSetup(app, context);
  addFailures(app);
  bindContract(app, context, guard);
  await serveWebApp(app, context.config);
  app.addHook('preClose', async () => {
    context.state.draining = true;
    // Streams never end by themselves, and the server waits for every answer.
    await context.events.close();
  });
  app.addHook('onClose', () => context.close());
  return app;
}

/**
 * On every answer, as it leaves: files, failures and all that Fastify answers by itself. What an answer says itself
 * counts instead. Prepared answers go past this hook and have these headers in their own list, see `preparedSender`.
 */
function addHeaders(app: FastifyInstance, guard: Readonly<Record<string, string>>): void {
  const headers = Object.entries(guard);
  // With a callback: a promise for each hook is a good part of what a small answer costs.
  app.addHook('onSend', (request, reply, _payload, done) => {
    for (const [name, value] of headers) if (!reply.hasHeader(name)) reply.header(name, value);
    reply.header('X-Request-Id', request.id);
    done();
  });
}

function addLog(app: FastifyInstance, { metrics }: Context): void {
  app.addHook('onResponse', (request, { statusCode, elapsedTime }, done) => {
    const { operation, method, caller } = request;
    metrics.answered(operation, statusCode, elapsedTime);
    const user = caller && 'userId' in caller ? caller.userId : undefined;
    const facts = { reqId: request.id, operation, method, status: statusCode, ms: Math.round(elapsedTime), user };
    request.log.info(facts, 'call');
    done();
  });
}

/** HONEST-1: a live server serves nobody until its operator has set what it lacks. It says that it is alive. */
function addSetup(app: FastifyInstance, { setup, config }: Context): void {
  if (config.mode === 'demo') return;
  app.addHook('onRequest', async (request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    if (path === LIVENESS || !/^\/(api|health)\//.test(path)) return;
    if ((await setup.missing()).length > 0) await refuse(request, reply, refusals.unavailable);
  });
}

function addFailures(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (error.validation) {
      const schema = error.validationContext === 'body' ? request.routeOptions.schema?.body : undefined;
      return refuse(request, reply, invalid(error.validation, schema));
    }
    const refusal = refusalOf(error);
    if (refusal.status >= 500) request.log.error({ reqId: request.id, err: error }, 'fault');
    return refuse(request, reply, refusal);
  });
  app.setNotFoundHandler((request, reply) => {
    if (wantsPage(request)) return sendApp(reply);
    return refuse(request, reply, otherMethodExists(request.url) ? refusals.methodNotAllowed : refusals.notFound);
  });
}
