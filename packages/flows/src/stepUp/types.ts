import type { Reply } from '../reply.ts';
import type { FactorWay } from '../secondFactor.ts';
import type { Secret } from '../secret.ts';

/** How a person who is signed in proves their identity; by password only if there is no second factor (PAYOUT-4). */
export type ProofWay = 'password' | FactorWay;

export interface StepUpInput {
  /** The ways that this account has, the preferred one first. @default the server is asked */
  readonly ways?: readonly ProofWay[] | undefined;
}

export interface StepUpContext {
  /** The ways that this account has and this app offers; empty until they are known. */
  readonly ways: readonly ProofWay[];
  /** The requested kind of proof. */
  readonly way: ProofWay;
  /** The server's error for the last proof; '' if there is none. */
  readonly error: string;
  /** The number of wrong proofs; the form clears its field after each. */
  readonly wrong: number;
  /** Message of the open modal, or why no proof is possible; '' otherwise. */
  readonly message: string;
}

export type StepUpEvent =
  | { readonly type: 'way.chosen'; readonly way: ProofWay }
  | { readonly type: 'proof.submitted'; readonly proof: Secret }
  /** Opens the browser's passkey prompt. */
  | { readonly type: 'passkey.requested' }
  /** Load the ways again. */
  | { readonly type: 'retry.requested' }
  | { readonly type: 'message.dismissed' }
  /** The action refuses the proof: it was too long ago. */
  | { readonly type: 'proof.expired' };

/** Port `fetchProofWays`: POST /begin-step-up. */
export type FetchProofWaysReply = Reply<readonly ProofWay[]>;

/**
 * Port `usePasskey`: POST /begin-step-up, then the passkey's signature, as JSON text. Rejects with `PasskeyUnused` if
 * the browser used none.
 */
export type UsePasskeyReply = Reply<Secret>;

/** Port `proveIdentity`: POST /step-up, after /begin-step-up for a code. */
export interface ProveIdentityCall {
  readonly way: ProofWay;
  /** What was typed, or the passkey's signature. */
  readonly proof: Secret;
}
export type ProveIdentityReply = Reply<unknown>;

/** The server has accepted the proof: the action can be done now. */
export interface Proved {
  readonly type: 'proved';
}
