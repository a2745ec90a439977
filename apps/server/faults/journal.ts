import type { Investor } from '../rig/investors.ts';
import type { Cents } from '../src/money.ts';

/** One thing that an investor wants, sent under one key until it is answered. */
export interface Intent {
  readonly key: string;
  readonly investor: Investor;
  readonly kind: 'createwithdraw' | 'cancel-withdraw' | 'createdeposit';
  /** No two intents of an investor and kind have the same amount, so that each can be found in the database. */
  readonly cents: Cents;
  /** What is cancelled. */
  readonly withdrawal?: string;
  /** The first answer that settled it; undefined while nothing is known. */
  answer?: { readonly status: number; readonly id?: string };
  /** How often it was sent. */
  sent: number;
}

/** What the clients know: the other side of the comparison with the database. */
export interface Journal {
  readonly intents: Intent[];
  /** Answers that no fault explains, such as a 500. */
  readonly unexpected: string[];
  /** Withdrawals that were acknowledged and that nobody has tried to cancel. */
  readonly cancellable: Intent[];
}

/** An empty journal. */
export function newJournal(): Journal {
  return { intents: [], unexpected: [], cancellable: [] };
}
