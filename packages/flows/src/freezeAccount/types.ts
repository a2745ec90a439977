import type { Reply } from '../reply.ts';
import type { Secret } from '../secret.ts';

export interface FreezeAccountInput {
  /** The token from the fragment (#) of the link; null if there is none. */
  readonly token: Secret | null;
}

export interface FreezeAccountContext {
  readonly token: Secret | null;
  /** Message of the open modal, or why the link does not work; '' otherwise. */
  readonly message: string;
}

export type FreezeAccountEvent = { readonly type: 'confirmed' } | { readonly type: 'message.dismissed' };

/** Port `freezeAccount`: POST /freeze-account. */
export interface FreezeAccountCall {
  readonly token: Secret;
}
export type FreezeAccountReply = Reply<unknown>;
