import { audit } from '../audit/audit.ts';
import type { Clock } from '../clock.ts';
import type { Queryable } from '../db/Db.ts';
import { type Cents, fromWire } from '../money.ts';
import type { Result } from './result.ts';
import { SECOND_PERSON_FROM } from './secondPerson.ts';

/** What is about to be done, by whom. */
interface Act {
  /** What the audit calls it, without what came of it: `deposit` or `adjustment`. */
  readonly action: string;
  /** What it is done to; its row is locked. */
  readonly object: string;
  /** What the audit names as its object. */
  readonly about: string;
  readonly actor: string;
  /**
   * The amount that the setting is compared with, whichever way it goes; `any` needs two people wherever the setting is set.
   */
  readonly cents: Cents | 'any';
  /** All that the other person has to agree to, as a person reads it. */
  readonly terms: string;
}

/**
 * Where an amount needs two people (`operator.secondPersonFrom`) and this is the first to say these terms, notes it and
 * says so; undefined lets it go on (BOOK-1). Whoever says other terms later withdraws from the ones before.
 */
export async function firstToAgree(
  tx: Queryable,
  clock: Clock,
  { action, object, about, actor, cents, terms }: Act,
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

/** Forgets who agreed, once it is done: for what can be done again, so that an old approval is not taken for a new one. */
export async function dropApprovals(tx: Queryable, action: string, object: string): Promise<void> {
  await tx.query('DELETE FROM approvals WHERE action = $1 AND object = $2', [action, object]);
}

function sizeOf(cents: Cents): Cents {
  return cents < 0n ? -cents : cents;
}
