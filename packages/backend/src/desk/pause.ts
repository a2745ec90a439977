import { audit } from '../audit/audit.ts';
import type { Clock } from '../clock.ts';
import { type Queryable, singleRow } from '../db/Db.ts';
import { DESK } from './work.ts';

/** Why the desk signs nothing. */
export interface Pause {
  readonly since: Date;
  /** Sentences for the operator that include what to do. */
  readonly reason: string;
  /** Whether a chain has transfers of the desk that are missing in the database. */
  readonly hasUnknown: boolean;
}

/** Who pauses the desk, and why. */
export interface PauseCause {
  /** @default the desk itself */
  readonly actor?: string;
  readonly reason: string;
  readonly hasUnknown?: boolean;
}

interface DeskStateRow {
  readonly paused_at: Date | null;
  readonly reason: string | null;
  readonly has_unknown: boolean;
  readonly timeline: string | null;
}

/** The stored state of the desk. */
export interface DeskState {
  readonly pause: Pause | undefined;
  /** The PostgreSQL timeline of the desk's last signature; null before the first one, and on the embedded database. */
  readonly timeline: string | null;
}

/** The log message when the desk is paused. */
export const DESK_PAUSED = 'the desk is paused until an operator says desk resume';

/** SQL condition: the desk is not paused. */
export const IS_RUNNING = 'EXISTS (SELECT FROM desk_state WHERE paused_at IS NULL)';

const READ = 'SELECT paused_at, reason, has_unknown, timeline FROM desk_state WHERE id = 1';

/** DESK-2: since when and why the desk is paused; undefined while it is running. */
export async function pauseOf(db: Queryable): Promise<Pause | undefined> {
  return stateOf(singleRow(await db.query<DeskStateRow>(READ))).pause;
}

/**
 * The state of the desk, locked until the end of the transaction: nobody can pause the desk between this check and a
 * signature.
 */
export async function lockedState(tx: Queryable): Promise<DeskState> {
  return stateOf(singleRow(await tx.query<DeskStateRow>(`${READ} FOR UPDATE`)));
}

/**
 * Pauses the desk until an operator resumes it; returns whether it was running. Signed transfers are still followed to
 * their end. A paused desk keeps its first reason, unless `hasUnknown` is set and was not set before.
 */
export async function pauseDesk(tx: Queryable, clock: Clock, cause: PauseCause): Promise<boolean> {
  const { actor = DESK, reason, hasUnknown = false } = cause;
  const { pause } = await lockedState(tx);
  if (pause && (pause.hasUnknown || !hasUnknown)) return false;
  const since = pause?.since ?? clock();
  await tx.query('UPDATE desk_state SET paused_at = $1, reason = $2, has_unknown = $3 WHERE id = 1', [
    since,
    reason,
    hasUnknown,
  ]);
  await audit(tx, clock, { actor, action: 'desk.pause', object: DESK, reason });
  return !pause;
}

/** Accepts the unknown transactions that the operator was informed of and has checked, but no later ones. */
export async function acceptUnknownTransactions(tx: Queryable, clock: Clock): Promise<void> {
  await tx.query(
    'UPDATE desk_heads SET next_nonce = unknown_nonce, unknown_nonce = NULL WHERE unknown_nonce IS NOT NULL',
  );
  await tx.query(
    `UPDATE desk_payments SET looked_at = $1 WHERE state = 'signed' AND overtaken_at IS NOT NULL AND looked_at IS NULL`,
    [clock()],
  );
  await tx.query('UPDATE desk_state SET has_unknown = false WHERE id = 1');
}

/** Lets the desk sign again. `timeline` is the current timeline of PostgreSQL; see `timelineOf`. */
export async function resumeDesk(
  tx: Queryable,
  clock: Clock,
  { actor, timeline }: { readonly actor: string; readonly timeline: string | null },
): Promise<void> {
  await tx.query('UPDATE desk_state SET paused_at = NULL, reason = NULL, timeline = $1 WHERE id = 1', [timeline]);
  await audit(tx, clock, { actor, action: 'desk.resume', object: DESK });
}

function stateOf({ paused_at: since, reason, has_unknown: hasUnknown, timeline }: DeskStateRow): DeskState {
  return { pause: since === null || reason === null ? undefined : { since, reason, hasUnknown }, timeline };
}
