import { audit } from '../audit/audit.ts';
import type { Clock } from '../clock.ts';
import type { Queryable } from '../db/Db.ts';
import { type Cents, fromWire } from '../money.ts';
import type { Result } from './result.ts';

/** The setting: from which amount on a second person must say the same. Unset, one is enough. */
export const SECOND_PERSON_FROM = 'operator.secondPersonFrom';

/**
 * Where paying a withdrawal needs two people and this is the first, notes it and says so; undefined lets it go on. It guards
 * against a slip: whoever may use the channel can give any name.
 */
export async function firstOfTwo(
  tx: Queryable,
  clock: Clock,
  { id, actor }: { id: string; actor: string },
): Promise<Result | undefined> {
  const [withdrawal] = await tx.query<{ amount_cents: Cents; status: string }>(
    'SELECT amount_cents, status FROM withdrawals WHERE id = $1 FOR UPDATE',
    [id],
  );
  const [setting] = await tx.query<{ value: string }>('SELECT value FROM settings WHERE key = $1', [
    SECOND_PERSON_FROM,
  ]);
  const waits = withdrawal?.status === 'Pending';
  if (!waits || !setting || withdrawal.amount_cents < fromWire(setting.value)) return undefined;
  const others = await tx.query('SELECT actor FROM withdrawal_approvals WHERE withdrawal_id = $1 AND actor <> $2', [
    id,
    actor,
  ]);
  if (others.length > 0) return undefined;
  const noted = await tx.query(
    `INSERT INTO withdrawal_approvals (withdrawal_id, actor, approved_at) VALUES ($1, $2, $3)
     ON CONFLICT DO NOTHING RETURNING actor`,
    [id, actor, clock()],
  );
  const changed = noted.length === 1;
  if (changed) await audit(tx, clock, { actor, action: 'withdrawal.approved', object: id });
  return { changed, message: `Withdrawal ${id} is approved once. Another person must start it too.` };
}
