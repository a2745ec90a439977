import { type Written, writeFailure } from '@keel/backend/calls/write.ts';
import type { Refusal } from '@keel/backend/contract/contract.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Sends an answer. */
export function send(reply: FastifyReply, { status, headers, body }: Written): FastifyReply {
  return reply.code(status).headers(headers).send(body);
}

/** Sends a failure. */
export function refuse(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  return send(reply, writeFailure(refusal, request.id));
}
