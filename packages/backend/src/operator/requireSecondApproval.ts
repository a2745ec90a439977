import { audit } from '../audit/audit.ts';
import type { Clock } from '../clock.ts';
import type { Queryable } from '../db/Db.ts';
import { type Cents, fromWire } from '../money.ts';
import type { Result } from './result.ts';
import { SECOND_PERSON_FROM } from './secondPerson.ts';

/** A planned action, and who performs it. */
interface PlannedAction {
  /** Its name in the audit log without the outcome: `deposit` or `adjustment`. */
  readonly action: string;
  /** The object of the action; its row is locked. */
  readonly object: string;
  /** The object in the audit log. */
  readonly about: string;
  readonly actor: string;
  /**
   * The amount to compare with the setting, regardless of its sign; `any` needs two people if the setting is set at
   * all.
   */
  readonly cents: Cents | 'any';
  /** The terms that the other person has to agree to, as text for people. */
  readonly terms: string;
}

/**
 * If an amount needs two people (`operator.secondPersonFrom`) and this is the first approval of these terms, records it
 * and returns a result that says so; undefined if the action may continue (BOOK-1). Approving other terms later
 * withdraws the earlier approval.
 */
export async function requireSecondApproval(
  tx: Queryable,
  clock: Clock,
  { action, object, about, actor, cents, terms }: PlannedAction,
): Promise<Result | undefined> {
  const [setting] = await tx.query<{ value: string }>('SELECT value FROM settings WHERE key = $1', [
    SECOND_PERSON_FROM,
  ]);
  if (!setting || (cents !== 'any' && sizeOf(cents) < fromWire(setting.value))) return undefined;
  const others = await tx.query<{ actor: string; terms: string }>(
    'SELECT actor, terms FROM approvals WHERE action = $1 AND object = $2 AND actor <> $3 ORDER BY approved_at, actor',
    [action, object, actor],
  );
  if (others.some((other) => other.terms === terms)) return undefined;
  const noted = await tx.query(
    `INSERT INTO approvals (action, object, actor, terms, approved_at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (action, object, actor) DO UPDATE SET terms = EXCLUDED.terms, approved_at = EXCLUDED.approved_at
     WHERE approvals.terms <> EXCLUDED.terms RETURNING actor`,
    [action, object, actor, terms, clock()],
  );
  const changed = noted.length === 1;
  if (changed) await audit(tx, clock, { actor, action: `${action}.approved`, object: about, detail: terms });
  const differing = others.map((other) => ` ${other.actor} approved other terms: ${other.terms}.`).join('');
  return { changed, message: `Approved once: ${terms}. Another person must say the same.${differing}` };
}

/**
 * Deletes the approvals of a completed action, for actions that can be repeated, so that an old approval does not count
 * for a new one.
 */
export async function dropApprovals(tx: Queryable, action: string, object: string): Promise<void> {
  await tx.query('DELETE FROM approvals WHERE action = $1 AND object = $2', [action, object]);
}

function sizeOf(cents: Cents): Cents {
  return cents < 0n ? -cents : cents;
}
