import type { Reply } from '../reply.ts';
import type { Secret } from '../secret.ts';

/** What a link does: `confirm` takes the new email, `undo` puts the one before back and freezes the account. */
export type EmailLinkAct = 'confirm' | 'undo';

export interface EmailLinkInput {
  readonly act: EmailLinkAct;
  /** What stood behind the # of the link; null when nothing did. */
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
