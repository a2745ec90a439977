import { bodyOf, succeeded } from '../reply.ts';
import { isFactor } from '../secondFactor.ts';
import type { Secret } from '../secret.ts';
import type { FetchProofWaysReply, ProofWay, StepUpContext, StepUpInput } from './types.ts';

const offered: ReadonlySet<unknown> = new Set<ProofWay>(['password', 'code', 'recovery']);

export function startStepUp({ ways = [] }: StepUpInput): StepUpContext {
  return { ways, way: ways[0] ?? 'password', error: '', wrong: 0, message: '' };
}

/** The ways of an answer that this app offers; none where it has no list. */
export function offeredWays(reply: FetchProofWaysReply): readonly ProofWay[] {
  const ways: unknown = succeeded(reply) ? bodyOf(reply) : [];
  return Array.isArray(ways) ? ways.filter((way): way is ProofWay => offered.has(way)) : [];
}

/** Whether it has the form of what is asked for; only the server knows a password. */
export function isProof(way: ProofWay, proof: Secret): boolean {
  return way === 'password' ? proof.length > 0 : isFactor(way, proof);
}
