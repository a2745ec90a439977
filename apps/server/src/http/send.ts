import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Prepared, Refusal } from './contract.ts';

/** Any answer of any operation; `Reply<Op>` is what a handler may give. */
export type AnyReply =
  | Refusal
  | { readonly status: number }
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly body: unknown }
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly prepared: Prepared };

/** Puts an answer on the wire. */
export function send(request: FastifyRequest, reply: FastifyReply, answer: AnyReply): FastifyReply {
  if ('code' in answer) return refuse(request, reply, answer);
  reply.code(answer.status);
  if ('headers' in answer && answer.headers) reply.headers(answer.headers);
  if ('prepared' in answer) return sendPrepared(request, reply, answer.prepared);
  return reply.send('body' in answer ? answer.body : undefined);
}

/** The one shape of every failure. */
export function refuse(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  const { status, code, message, errors, retryAfter } = refusal;
  if (retryAfter !== undefined) reply.header('Retry-After', String(retryAfter));
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send({ bool: false, message, code, requestId: request.id, ...(errors && { errors }) });
}

function sendPrepared(request: FastifyRequest, reply: FastifyReply, { json, etag }: Prepared): FastifyReply {
  reply.header('ETag', etag);
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply
    .type('application/json; charset=utf-8')
    .serializer((text) => text as string)
    .send(json);
}
