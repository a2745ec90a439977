import type { Reply } from '../reply.ts';
import type { EpochMs } from '../types.ts';

export interface CollectionInput {
  /** What to say when loading fails and the server has no words of its own; see `loadFailures`. */
  readonly failureText: string;
}

export interface CollectionContext<Data> {
  /** What was loaded last; a failing refresh leaves it. null until something came. */
  readonly data: Data | null;
  readonly fetchedAt: EpochMs | null;
  readonly failureText: string;
  /** Words of the open modal; '' when none is open. */
  readonly message: string;
}

export type CollectionEvent = { readonly type: 'refreshed' } | { readonly type: 'message.dismissed' };

/** Port `load`. What to load is closed over by the function that fills it. */
export type LoadReply<Data> = Reply<Data>;
