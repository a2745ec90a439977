import type { EpochMs, User } from './types.ts';

/** Asks the app to open a page. The output of a flow that has ended, and an emitted event of the session. */
export interface Navigate {
  readonly type: 'navigate';
  /** A path of this app, including query and hash. */
  readonly to: string;
  /** Replace the current history entry. */
  readonly replace?: true;
  /** Navigation state for the page. */
  readonly state?: Readonly<Record<string, string>>;
}

/** Somebody signed in. The app forwards it to the session machine unchanged, before it follows any `navigate`. */
export interface Established {
  readonly type: 'established';
  readonly token: string;
  readonly user: User;
  readonly expiresInHours: number;
  readonly at: EpochMs;
}

/** The server sent a newer user. The app forwards it to the session machine as `user.updated`. */
export interface UserUpdated {
  readonly type: 'userUpdated';
  readonly user: User;
}

/** Data of another part of the page are out of date: a list, or the summary of the investment. */
export interface HistoryStale {
  readonly type: 'historyStale';
  readonly list: 'deposits' | 'withdrawals' | 'investment';
}

/** A message to show temporarily and to announce to screen readers. */
export interface Announce {
  readonly type: 'announce';
  readonly text: string;
  /** It reports a failure: the message stays until it is dismissed (PUSH-4). */
  readonly isFault?: true;
}

/** For the log only; never contains what a person typed. */
export interface Logged {
  readonly type: 'logged';
  readonly level: 'info' | 'warning' | 'error';
  readonly text: string;
}

export type Intent = Navigate | Established | UserUpdated | HistoryStale | Announce | Logged;

/** Creates a `navigate`; `replace` and `state` are left out unless given. */
export function navigate(to: string, options: Omit<Navigate, 'type' | 'to'> = {}): Navigate {
  return { type: 'navigate', to, ...options };
}
