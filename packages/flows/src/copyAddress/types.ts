import type { Announce } from '../intent.ts';

export interface CopyAddressContext {
  /** The address asked for last; '' before the first. */
  readonly text: string;
  /** What the button says of the last try; '' when it says nothing. */
  readonly label: string;
}

export interface CopyAddressEvent {
  readonly type: 'copy.requested';
  readonly text: string;
}

/** Port `copyText`: puts it on the clipboard. Rejects when the browser does not allow it. */
export interface CopyTextCall {
  readonly text: string;
}

export type CopyAddressEmitted = Announce;
