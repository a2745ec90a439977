import type { components } from '@keel/contract';

/** The kinds of entries of the security log (AUTH-8). */
export type SecurityKind = components['schemas']['SecurityEventKind'];

/**
 * The outcome: `done`, the reason of a refusal, or `factor_asked` if the password was right and a second factor is
 * required.
 */
export type SecurityOutcome = components['schemas']['SecurityEventOutcome'] | 'unknown_account';

/** The origin of a call, as far as the log stores it. */
export interface Origin {
  /** The truncated address; see `networkOf`. */
  readonly network: string | null;
  /** The User-Agent, which is not stored as it is. */
  readonly userAgent: string | null;
}

/** An event; `from` is null if an operator caused it. */
export interface SecurityEvent {
  readonly kind: SecurityKind;
  /** @default 'done' */
  readonly outcome?: SecurityOutcome;
  readonly from: Origin | null;
}
