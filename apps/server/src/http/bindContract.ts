import { allowsHead, isDisabled } from '@keel/backend/calls/addresses.ts';
import { admission } from '@keel/backend/calls/admit.ts';
import { answer } from '@keel/backend/calls/answer.ts';
import { checkOf } from '@keel/backend/calls/check.ts';
import type { Incoming } from '@keel/backend/calls/Incoming.ts';
import type { AddressLimit } from '@keel/backend/calls/rateLimit.ts';
import { type AnyReply, writerOf } from '@keel/backend/calls/write.ts';
import type { Context } from '@keel/backend/context.ts';
import { servedOperations } from '@keel/backend/contract/contract.ts';
import type { OperationId } from '@keel/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { addressKey, networkOf } from './clientAddress.ts';
import { limitBodyTime } from './forms.ts';
import { send } from './send.ts';
import { type PreparedSender, preparedSender } from './sendPrepared.ts';

declare module 'fastify' {
  interface FastifyRequest {
    operation: OperationId | null;
    /** The data for the steps of a call; null if a request is not a call of the API. */
    incoming: Incoming | null;
  }
}

/** Dependencies of all routes; `guard` contains the headers of every answer. */
interface Shared {
  readonly limit: AddressLimit;
  readonly guard: Readonly<Record<string, string>>;
}

/** Creates a route for every operation of the contract. */
export function bindContract(app: FastifyInstance, context: Context, { limit, guard }: Shared): void {
  app.decorateRequest('operation', null);
  app.decorateRequest('incoming', null);
  const sendPrepared = preparedSender(guard);
  for (const [id, { path, method }] of servedOperations()) {
    if (isDisabled(id, context)) continue;
    app.route({
      method: method.toUpperCase(),
      url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
      ...route(id, context, { limit, sendPrepared }),
    });
  }
}

/** The route of an operation. It runs the steps of the backend's `src/calls`; Fastify reads the body after `admit`. */
function route(
  operation: OperationId,
  context: Context,
  { limit, sendPrepared }: { limit: AddressLimit; sendPrepared: PreparedSender },
): Pick<RouteOptions, 'exposeHeadRoute' | 'onRequest' | 'handler'> {
  const admit = admission(operation, context, limit);
  const check = checkOf(operation);
  const write = writerOf(operation);
  const sendAnswer = (request: FastifyRequest, reply: FastifyReply, made: AnyReply): FastifyReply => {
    if (!('prepared' in made)) return send(reply, write(made, request.id));
    sendPrepared(request, reply, made);
    return reply;
  };
  return {
    exposeHeadRoute: allowsHead(operation),
    // With a callback, because operations without authentication then need no promise.
    onRequest(request, _reply, done) {
      const proceed = () => {
        limitBodyTime(request);
        done();
      };
      request.operation = operation;
      request.incoming = incomingOf(request);
      try {
        const entering = admit(request.incoming);
        if (entering instanceof Promise) entering.then(proceed, done);
        else proceed();
      } catch (error) {
        done(error as Error);
      }
    },
    // A synchronous answer is sent without a promise.
    handler(request: FastifyRequest, reply: FastifyReply) {
      check(request);
      const answered = answer(operation, request.incoming ?? incomingOf(request), request, context);
      return answered instanceof Promise
        ? answered.then((made) => sendAnswer(request, reply, made))
        : sendAnswer(request, reply, answered);
    },
  };
}

function incomingOf({ id, headers, ip }: FastifyRequest): Incoming {
  return { id, headers, addressKey: addressKey(ip), network: networkOf(ip), caller: null };
}
