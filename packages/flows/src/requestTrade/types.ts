import type { Reply } from '../reply.ts';

export interface RequestTradeInput {
  /** `_id` of the user. */
  readonly user: string;
  /** What was written when the session of this person ended inside the dialog. @default nothing */
  readonly note?: string | undefined;
}

export interface RequestTradeContext {
  readonly user: string;
  /** What the person wishes, in own words; may stay empty. */
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
