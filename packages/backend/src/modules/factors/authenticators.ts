import { Secret, TOTP as Totp } from 'otpauth';
import { crypto } from '#crypto';
import { after, type Clock } from '../../clock.ts';
import { type Queryable, singleRow } from '../../db/Db.ts';
import { newId } from '../../ids.ts';
import { readBrand } from '../../mail/brand.ts';
import { CURRENT_KEY, placeOf, SEALED } from '../../sealing/places.ts';
import type { Sealer } from '../../sealing/Sealer.ts';
import { CONFIRM_MS, TOTP, TOTP_SECRET_BYTES, TOTP_STEP_MS, TOTP_WINDOW } from './rules.ts';

interface AuthenticatorRow {
  readonly id: string;
  readonly secret_sealed: Uint8Array;
}

interface Deps {
  readonly clock: Clock;
  readonly sealer: Sealer;
}

/** The setup of an authenticator app: the secret for typing, and the address for a QR code. */
export interface Setup {
  readonly setupKey: string;
  readonly uri: string;
}

/** Stores a new secret until its first code confirms it; replaces an unconfirmed one. */
export async function storeUnconfirmed(
  tx: Queryable,
  { clock, sealer }: Deps,
  { userId, email }: { readonly userId: string; readonly email: string },
): Promise<Setup> {
  const secret = generateSecret();
  const id = newId(clock);
  await tx.query('DELETE FROM authenticators WHERE user_id = $1 AND confirmed_at IS NULL', [userId]);
  const { key } = singleRow(await tx.query<{ key: Uint8Array }>(`SELECT ${CURRENT_KEY} AS key`));
  await tx.query(
    `INSERT INTO authenticators (id, user_id, name, secret_sealed, secret_key, created_at) VALUES ($1, $2, '', $3, $4, $5)`,
    [id, userId, sealer.seal(key, placeOf(SEALED.authenticator, id), secret.base32), key, clock()],
  );
  const { name } = await readBrand(tx);
  const { digits, period, algorithm } = TOTP;
  const totp = new Totp({ issuer: name, label: email, secret, algorithm, digits, period });
  return { setupKey: secret.base32, uri: totp.toString() };
}

/** Generates a new secret. */
export function generateSecret(): Secret {
  return new Secret({ buffer: crypto.randomBytes(TOTP_SECRET_BYTES).slice().buffer });
}

/** Makes the unconfirmed secret a second factor if the code belongs to it. Returns its id, otherwise undefined. */
export async function confirmWaiting(
  tx: Queryable,
  deps: Deps,
  { userId, code, name }: { readonly userId: string; readonly code: string; readonly name: string },
): Promise<string | undefined> {
  const now = deps.clock();
  const [waiting] = await tx.query<AuthenticatorRow>(
    `SELECT id, secret_sealed FROM authenticators
     WHERE user_id = $1 AND confirmed_at IS NULL AND created_at <= $2 AND created_at > $3 FOR UPDATE`,
    [userId, now, after(now, -CONFIRM_MS)],
  );
  const step = waiting && stepOf(waiting, deps, code);
  if (!waiting || step === undefined) return undefined;
  await tx.query('UPDATE authenticators SET confirmed_at = $2, name = $3, last_step = $4 WHERE id = $1', [
    waiting.id,
    now,
    name,
    step,
  ]);
  return waiting.id;
}

/**
 * Whether a code belongs to one of the account's authenticators. The same statement compares the time step and marks it
 * as used, so that of several concurrent calls only one is accepted, and no earlier step after it (RFC 6238, 5.2).
 */
export async function acceptCode(
  db: Queryable,
  deps: Deps,
  { userId, code }: { readonly userId: string; readonly code: string },
): Promise<boolean> {
  const rows = await db.query<AuthenticatorRow>(
    'SELECT id, secret_sealed FROM authenticators WHERE user_id = $1 AND confirmed_at IS NOT NULL ORDER BY created_at, id',
    [userId],
  );
  for (const row of rows) {
    const step = stepOf(row, deps, code);
    if (step === undefined) continue;
    const taken = await db.query(
      'UPDATE authenticators SET last_step = $2, last_used_at = $3 WHERE id = $1 AND last_step < $2 RETURNING id',
      [row.id, step, deps.clock()],
    );
    if (taken.length === 1) return true;
  }
  return false;
}

/** The time step of a code; undefined if it is valid for none of the current ones. */
function stepOf({ id, secret_sealed }: AuthenticatorRow, { clock, sealer }: Deps, code: string): number | undefined {
  const secret = Secret.fromBase32(sealer.open(placeOf(SEALED.authenticator, id), secret_sealed));
  const timestamp = clock().getTime();
  const delta = Totp.validate({ token: code, secret, ...TOTP, timestamp, window: TOTP_WINDOW });
  return delta === null ? undefined : Math.floor(timestamp / TOTP_STEP_MS) + delta;
}
