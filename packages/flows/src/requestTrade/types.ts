import type { Reply } from '../reply.ts';

export interface RequestTradeInput {
  /** `_id` of the user. */
  readonly user: string;
  /** The note when this person's session ended in the dialog. @default empty */
  readonly note?: string | undefined;
}

export interface RequestTradeContext {
  readonly user: string;
  /** The person's request in their own words; may be empty. */
  readonly note: string;
  /** Message of the open modal; '' when no modal is open. */
  readonly message: string;
}

export type RequestTradeEvent =
  | { readonly type: 'opened' }
  | { readonly type: 'note.changed'; readonly note: string }
  | { readonly type: 'submitted' }
  | { readonly type: 'closed' }
  | { readonly type: 'message.dismissed' };

/** Port `requestTrade`: POST /request-trade. */
export interface RequestTradeCall {
  readonly user: string;
  readonly note?: string;
}
export type RequestTradeReply = Reply<unknown>;
