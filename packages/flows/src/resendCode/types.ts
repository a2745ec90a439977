import type { Announce } from '../intent.ts';
import type { Reply } from '../reply.ts';
import type { EpochMs } from '../types.ts';

export interface ResendCodeInput {
  readonly email: string;
  readonly at: EpochMs;
  /** When the last code was sent, if the page knows: the wait starts then. */
  readonly sentAt?: EpochMs;
}

export interface ResendCodeContext {
  readonly email: string;
  /** When the next code may be requested; 0 if immediately. Show `secondsLeft(readyAt, now)`. */
  readonly readyAt: EpochMs;
  /** Ms to wait when the running timer was set. */
  readonly left: number;
}

export type ResendCodeEvent = { readonly type: 'requested' };

/** Port `resendCode`: POST /resend-code. */
export interface ResendCodeCall {
  readonly email: string;
}
export type ResendCodeReply = Reply<unknown>;

export type ResendCodeEmitted = Announce;
