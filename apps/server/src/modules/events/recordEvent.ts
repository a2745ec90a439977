import { after, DAY } from '../../clock.ts';
import type { Queryable } from '../../db/Db.ts';

/** What the open app is told of. */
export type EventKind = 'user' | 'deposit' | 'withdrawal' | 'trade' | 'notification';

/** A change that happened at `at`; `entity` is what changed, as the contract has it. */
export interface NewEvent {
  readonly userId: string;
  readonly kind: EventKind;
  readonly entity: object;
  readonly at: Date;
}

/** Whoever was away for longer reads the lists anew. */
const KEPT_MS = 7 * DAY;

/**
 * Tells the investor's open apps, on whichever instance, of a change once its transaction is committed (PUSH-6). Call it
 * last: it holds the end of the investor's sequence until then.
 */
export async function recordEvent(tx: Queryable, { userId, kind, entity, at }: NewEvent): Promise<void> {
  // One statement: this one runs while others wait for what its transaction holds.
  await tx.query(
    `WITH head AS (
       INSERT INTO event_heads (user_id, seq) VALUES ($1, 1)
       ON CONFLICT (user_id) DO UPDATE SET seq = event_heads.seq + 1 RETURNING seq),
     old AS (DELETE FROM events WHERE user_id = $1 AND created_at < $2)
     INSERT INTO events (user_id, seq, kind, data, created_at) SELECT $1, seq, $3, $4, $5 FROM head`,
    [userId, after(at, -KEPT_MS), kind, JSON.stringify(entity), at],
  );
}
