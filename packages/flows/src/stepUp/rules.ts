import { bodyOf, succeeded } from '../reply.ts';
import { isFactor } from '../secondFactor.ts';
import { Secret } from '../secret.ts';
import { isRecord } from '../shape.ts';
import type { FetchProofWaysReply, ProofWay, StepUpContext, StepUpInput, UsePasskeyReply } from './types.ts';

const offered: ReadonlySet<unknown> = new Set<ProofWay>(['password', 'passkey', 'code', 'recovery']);

export function startStepUp({ ways = [] }: StepUpInput): StepUpContext {
  return { ways, way: ways[0] ?? 'password', error: '', wrong: 0, message: '' };
}

/** The ways in an answer that this app knows; empty when the answer has no list. */
export function offeredWays(reply: FetchProofWaysReply): readonly ProofWay[] {
  const ways: unknown = succeeded(reply) ? bodyOf(reply) : [];
  return Array.isArray(ways) ? ways.filter((way): way is ProofWay => offered.has(way)) : [];
}

/** Whether the typed text has the right format; only the server knows a password. */
export function isProof(way: ProofWay, proof: Secret): boolean {
  return way === 'password' ? proof.length > 0 : isFactor(way, proof);
}

/** The proof of identity: what was typed, or the passkey's signature. @throws TypeError for any other event */
export function proofOf(event: object): Secret {
  if ('proof' in event && event.proof instanceof Secret) return event.proof;
  if ('output' in event && isRecord(event.output) && event.output['body'] instanceof Secret)
    return event.output['body'];
  throw new TypeError('No proof was given.');
}

/** Whether the browser used the passkey and returned a signature. */
export function isSigned(reply: UsePasskeyReply): boolean {
  return succeeded(reply) && bodyOf(reply) instanceof Secret;
}
