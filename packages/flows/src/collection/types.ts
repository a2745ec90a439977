import type { Reply } from '../reply.ts';
import type { EpochMs } from '../types.ts';

export interface CollectionInput {
  /** The message when loading fails and the server sends none; see `loadFailures`. */
  readonly failureText: string;
}

export interface CollectionContext<Data> {
  /** What was loaded last; a failing refresh leaves it. null until something came. */
  readonly data: Data | null;
  readonly fetchedAt: EpochMs | null;
  readonly failureText: string;
  /** Message of the open modal; '' when no modal is open. */
  readonly message: string;
}

export type CollectionEvent = { readonly type: 'refresh.requested' } | { readonly type: 'message.dismissed' };

/** Port `load`. What to load is closed over by the function that fills it. */
export type LoadReply<Data> = Reply<Data>;
