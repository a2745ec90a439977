import type { OperationId } from '@keel/contract';
import { after } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { Caller, Refusal } from '../../contract/contract.ts';
import { type Queryable, singleRow } from '../../db/Db.ts';
import { type Cents, fromWire } from '../../money.ts';
import { factorRequired, stepUpNeeded } from './messages.ts';
import { FRESH_MS, REQUIRE_FACTOR, STEP_UP_FROM } from './rules.ts';

/** The session of a call. */
interface Session {
  readonly userId: string;
  readonly tokenHash: Uint8Array;
}

/** Refuses a session without a recent proof (PAYOUT-4). */
export async function freshSession(caller: Caller<OperationId>, { clock, db }: Context): Promise<Refusal | undefined> {
  if (!caller) throw new Error('This operation has no session.');
  const [session] = await db.query<{ proved_at: Date | null }>('SELECT proved_at FROM sessions WHERE token_hash = $1', [
    caller.tokenHash,
  ]);
  return isFresh(session?.proved_at ?? null, clock()) ? undefined : stepUpNeeded;
}

/** Records a proof of the person behind a session; returns until when it is valid. */
export async function noteProof(
  db: Queryable,
  { clock }: Pick<Context, 'clock'>,
  tokenHash: Uint8Array,
): Promise<Date> {
  const now = clock();
  await db.query('UPDATE sessions SET proved_at = $2 WHERE token_hash = $1', [tokenHash, now]);
  return after(now, FRESH_MS);
}

interface Asked {
  readonly proved_at: Date | null;
  readonly has_factor: boolean;
  readonly required: string | null;
  readonly step_up_from: string | null;
}

/**
 * What a payout of an amount still requires from the person (PAYOUT-4, AUTH-4): a second factor if the operator
 * requires one, and a fresh proof from the operator's amount on.
 */
export async function payoutNeeds(
  { clock, db }: Context,
  { userId, tokenHash }: Session,
  cents: Cents,
): Promise<Refusal<403> | undefined> {
  const settings = singleRow(
    await db.query<Asked>(
      `SELECT (SELECT proved_at FROM sessions WHERE token_hash = $2) AS proved_at,
         (EXISTS (SELECT 1 FROM passkeys WHERE user_id = $1)
           OR EXISTS (SELECT 1 FROM authenticators WHERE user_id = $1 AND confirmed_at IS NOT NULL)) AS has_factor,
         (SELECT value FROM settings WHERE key = $3) AS required,
         (SELECT value FROM settings WHERE key = $4) AS step_up_from`,
      [userId, tokenHash, REQUIRE_FACTOR, STEP_UP_FROM],
    ),
  );
  if (settings.required !== null && !settings.has_factor) return factorRequired;
  const from = settings.step_up_from === null ? null : fromWire(settings.step_up_from);
  return from !== null && cents >= from && !isFresh(settings.proved_at, clock()) ? stepUpNeeded : undefined;
}

/** A proof from the future is invalid: the clock was set back. */
function isFresh(provedAt: Date | null, now: Date): boolean {
  return provedAt !== null && provedAt <= now && provedAt > after(now, -FRESH_MS);
}
