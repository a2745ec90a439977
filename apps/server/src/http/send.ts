import type { Failure } from '@keel/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RawBody, Refusal } from '../contract/contract.ts';
import type { AnswerSchemas } from './routeSchema.ts';
import type { PreparedAnswer } from './sendPrepared.ts';

/** Any answer of any operation; `Reply<Op>` is what a handler may give. */
export type AnyReply =
  | Refusal
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>> }
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly body: unknown }
  | PreparedAnswer
  | {
      readonly status: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly type: string;
      readonly raw: RawBody;
    };

/** Puts an answer that is not prepared on the wire; `schemas` say by its status which fields it may have. */
export function send(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Exclude<AnyReply, PreparedAnswer>,
  schemas: AnswerSchemas,
): FastifyReply {
  if ('headers' in answer && answer.headers) reply.headers(answer.headers);
  if ('code' in answer) return refuse(request, reply, answer);
  reply.code(answer.status);
  if ('raw' in answer) return reply.type(answer.type).send(answer.raw);
  if (!('body' in answer)) return reply.send();
  const schema = schemas.get(answer.status);
  // Made for the first answer that needs it: hundreds would make a start take seconds.
  const json = schema
    ? reply.serializeInput(answer.body as Record<string, unknown>, schema)
    : JSON.stringify(answer.body);
  return reply.type('application/json; charset=utf-8').send(json);
}

/** The one shape of every failure. */
export function refuse(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  const { status, retryAfter } = refusal;
  if (retryAfter !== undefined) reply.header('Retry-After', String(retryAfter));
  return reply.code(status).type('application/json; charset=utf-8').send(failureOf(refusal, request.id));
}

/** What a failure looks like on the wire. */
export function failureOf({ message, messageCode, params, code, errors }: Refusal, requestId: string): Failure {
  return {
    bool: false,
    message,
    code,
    messageCode,
    ...(params && { params }),
    requestId,
    ...(errors && { errors: [...errors] }),
  };
}
