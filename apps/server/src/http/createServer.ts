import { randomUUID } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import { type FastifyError, type FastifyInstance, fastify, LogController } from 'fastify';
import type { Context } from '../context.ts';
import { otherMethodExists } from './addresses.ts';
import { bindContract } from './bindContract.ts';
import { refusalOf } from './faults.ts';
import { refusals } from './refusals.ts';
import { API_POLICY, COMMON_HEADERS, transportHeaders } from './securityHeaders.ts';
import { refuse } from './send.ts';
import { addStrictValidation, invalid } from './validation.ts';
import { sendApp, serveWebApp, wantsPage } from './webApp.ts';

const BODY_BYTES = 64 * 1024;
const HEADER_BYTES = 16 * 1024;
const REQUEST_MS = 15_000;
const CONNECTIONS = 1000;

/** The whole public server over an open context: API, health and app. Closing it closes the context. */
export async function createServer(context: Context): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: context.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    bodyLimit: BODY_BYTES,
    requestTimeout: REQUEST_MS,
    http: { maxHeaderSize: HEADER_BYTES },
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => void refuse(request, reply, refusalOf(error)),
  });
  app.server.maxConnections = CONNECTIONS;
  app.removeContentTypeParser('text/plain');
  addStrictValidation(app);
  addHeaders(app, context);
  addLog(app);
  addFailures(app);
  await app.register(rateLimit, { global: false });
  await bindContract(app, context);
  await serveWebApp(app, context.config);
  app.addHook('preClose', async () => {
    context.state.draining = true;
  });
  app.addHook('onClose', () => context.close());
  return app;
}

function addHeaders(app: FastifyInstance, { config }: Context): void {
  const headers = Object.freeze({ ...COMMON_HEADERS, ...transportHeaders(config) });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('X-Request-Id', request.id);
  });
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('Content-Security-Policy')) reply.header('Content-Security-Policy', API_POLICY);
    if (!reply.hasHeader('Cache-Control')) reply.header('Cache-Control', 'no-store');
  });
}

function addLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, { statusCode, elapsedTime }) => {
    const { operation, method, caller } = request;
    const user = caller && 'userId' in caller ? caller.userId : undefined;
    request.log.info({ operation, method, status: statusCode, ms: Math.round(elapsedTime), user }, 'call');
  });
}

function addFailures(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (error.validation) {
      const schema = error.validationContext === 'body' ? request.routeOptions.schema?.body : undefined;
      return refuse(request, reply, invalid(error.validation, schema));
    }
    const refusal = refusalOf(error);
    if (refusal.status >= 500 && refusal.status !== 501) request.log.error({ err: error }, 'fault');
    return refuse(request, reply, refusal);
  });
  app.setNotFoundHandler((request, reply) => {
    if (wantsPage(request)) return sendApp(reply);
    return refuse(request, reply, otherMethodExists(request.url) ? refusals.methodNotAllowed : refusals.notFound);
  });
}
