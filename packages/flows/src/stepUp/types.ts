import type { Reply } from '../reply.ts';
import type { FactorWay } from '../secondFactor.ts';
import type { Secret } from '../secret.ts';

/** How a person who is signed in proves who they are; the password only where there is no second factor (PAYOUT-4). */
export type ProofWay = 'password' | FactorWay;

export interface StepUpInput {
  /** The ways that this account has, the usual one first. @default asked of the server */
  readonly ways?: readonly ProofWay[] | undefined;
}

export interface StepUpContext {
  /** The ways that this account has and this app offers; none until they are known. */
  readonly ways: readonly ProofWay[];
  /** What is asked for now. */
  readonly way: ProofWay;
  /** What the server said of the last proof; '' where nothing is wrong with it. */
  readonly error: string;
  /** Proofs that were wrong: each empties the field. */
  readonly wrong: number;
  /** Message of the open modal, or why the person cannot be asked; '' otherwise. */
  readonly message: string;
}

export type StepUpEvent =
  | { readonly type: 'way.chosen'; readonly way: ProofWay }
  | { readonly type: 'proof.submitted'; readonly proof: Secret }
  /** Asks the browser for the passkey. */
  | { readonly type: 'passkey.requested' }
  /** Ask again which ways there are. */
  | { readonly type: 'retry.requested' }
  | { readonly type: 'message.dismissed' }
  /** What needed the proof refuses it: it was given too long ago. */
  | { readonly type: 'proof.expired' };

/** Port `fetchProofWays`: POST /begin-step-up. */
export type FetchProofWaysReply = Reply<readonly ProofWay[]>;

/**
 * Port `usePasskey`: POST /begin-step-up, then what the passkey signed, as JSON text. Rejects with `PasskeyUnused` where the
 * browser used none.
 */
export type UsePasskeyReply = Reply<Secret>;

/** Port `proveIdentity`: POST /step-up, after /begin-step-up for a code. */
export interface ProveIdentityCall {
  readonly way: ProofWay;
  /** What was typed, or what the passkey signed. */
  readonly proof: Secret;
}
export type ProveIdentityReply = Reply<unknown>;

/** The server knows who is there: what needs the proof can be done now. */
export interface Proved {
  readonly type: 'proved';
}
