import type { OperationId } from '@keel/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MINUTE } from '../clock.ts';
import type { Config } from '../config/env.ts';
import { Refused } from './faults.ts';
import { refusals } from './refusals.ts';

/** Where guessing pays: a limit of its own for each. What counts per account is in modules/session/rules.ts. */
const GUARDED = ['login', 'signup', 'verifyEmail', 'resendCode'] as const satisfies readonly OperationId[];
const UNLIMITED = new Set<OperationId>(['getLiveness', 'getReadiness']);

/** Counts a call of this address; throws a 429 when there were too many in a minute. Kept in memory: it is coarse. */
export type AddressLimit = (operation: OperationId, request: FastifyRequest) => Promise<void>;

export function addressLimit(
  app: FastifyInstance,
  limits: Pick<Config, 'requestsPerMinute' | 'signInsPerMinute'>,
): AddressLimit {
  const perMinute = (max: number) => app.createRateLimit({ max, timeWindow: MINUTE });
  const all = perMinute(limits.requestsPerMinute);
  const guarded = new Map<OperationId, typeof all>(GUARDED.map((id) => [id, perMinute(limits.signInsPerMinute)]));

  return async (operation, request) => {
    if (UNLIMITED.has(operation)) return;
    const state = await (guarded.get(operation) ?? all)(request);
    if (state.isAllowed || !state.isExceeded) return;
    throw new Refused({ ...refusals.tooMany, retryAfter: Math.max(1, state.ttlInSeconds) });
  };
}
