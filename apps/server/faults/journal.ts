import type { Cents } from '@keel/backend/money.ts';
import type { Investor } from '../rig/investors.ts';

/** An action that an investor requests with one idempotency key until it is answered. */
export interface Intent {
  readonly key: string;
  readonly investor: Investor;
  readonly kind: 'createwithdraw' | 'cancel-withdraw' | 'createdeposit';
  /** Unique among the intents of an investor and kind, so that each can be found in the database. */
  readonly cents: Cents;
  /** The withdrawal to cancel. */
  readonly withdrawal?: string;
  /** The first definite answer; undefined while the outcome is unknown. */
  answer?: { readonly status: number; readonly id?: string };
  /** How often it was sent. */
  sent: number;
}

/** Everything the clients know, for comparison with the database. */
export interface Journal {
  readonly intents: Intent[];
  /** Answers that no fault explains, such as a 500. */
  readonly unexpected: string[];
  /** Acknowledged withdrawals that nobody has tried to cancel. */
  readonly cancellable: Intent[];
}

/** Creates an empty journal. */
export function newJournal(): Journal {
  return { intents: [], unexpected: [], cancellable: [] };
}
