import type { Reply } from '../reply.ts';
import type { EpochMs } from '../types.ts';

export interface CollectionInput {
  /** The message when loading fails and the server sends none; see `loadFailures`. */
  readonly failureText: string;
}

export interface CollectionContext<Data> {
  /** The data that were loaded last; a failed refresh keeps them. null before the first load. */
  readonly data: Data | null;
  readonly fetchedAt: EpochMs | null;
  readonly failureText: string;
  /** Message of the open modal; '' when no modal is open. */
  readonly message: string;
}

export type CollectionEvent = { readonly type: 'refresh.requested' } | { readonly type: 'message.dismissed' };

/** Port `load`. The function that implements it decides what to load. */
export type LoadReply<Data> = Reply<Data>;
