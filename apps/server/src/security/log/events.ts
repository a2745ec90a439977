import type { components } from '@keel/contract';

/** What an entry of the security log is about (AUTH-8). */
export type SecurityKind = components['schemas']['SecurityEventKind'];

/** What became of it: `done`, why it was refused, or, with `factor_asked`, that the password was right and more is needed. */
export type SecurityOutcome = components['schemas']['SecurityEventOutcome'] | 'unknown_account';

/** Where a call came from, as far as the log keeps it. */
export interface Origin {
  /** The first part of the address; see `networkOf`. */
  readonly network: string | null;
  /** The browser in its own words, which are not kept. */
  readonly userAgent: string | null;
}

/** Something that happened; `from` is null where an operator did it. */
export interface SecurityEvent {
  readonly kind: SecurityKind;
  /** @default 'done' */
  readonly outcome?: SecurityOutcome;
  readonly from: Origin | null;
}
