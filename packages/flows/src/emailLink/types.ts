import type { Reply } from '../reply.ts';
import type { Secret } from '../secret.ts';

/** What the link does: `confirm` sets the new email, `undo` restores the previous one and freezes the account. */
export type EmailLinkAct = 'confirm' | 'undo';

export interface EmailLinkInput {
  readonly act: EmailLinkAct;
  /** The token from the fragment (#) of the link; null if there is none. */
  readonly token: Secret | null;
}

export interface EmailLinkContext {
  readonly act: EmailLinkAct;
  readonly token: Secret | null;
  /** Message of the open modal, or why the link does not work; '' otherwise. */
  readonly message: string;
}

export type EmailLinkEvent = { readonly type: 'confirmed' } | { readonly type: 'message.dismissed' };

/** Port `followEmailLink`: POST /confirm-email or /undo-email. */
export interface FollowEmailLinkCall {
  readonly act: EmailLinkAct;
  readonly token: Secret;
}
export type FollowEmailLinkReply = Reply<unknown>;
