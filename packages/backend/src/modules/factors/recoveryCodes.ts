import { crypto } from '#crypto';
import type { Clock } from '../../clock.ts';
import type { Queryable } from '../../db/Db.ts';
import { RECOVERY_CODES, RECOVERY_LENGTH } from './rules.ts';

/** Without i, l, o and u, which are easily confused. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const GROUP = /.{4}(?=.)/g;

/** Generates new codes and replaces all previous ones; they are shown once, and stored as hashes. */
export async function renewRecoveryCodes(tx: Queryable, clock: Clock, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, generateCode);
  await tx.query('DELETE FROM recovery_codes WHERE user_id = $1', [userId]);
  for (const code of codes)
    await tx.query('INSERT INTO recovery_codes (user_id, code_hash, created_at) VALUES ($1, $2, $3)', [
      userId,
      hashOf(code),
      clock(),
    ]);
  return codes;
}

/** Uses a code; false if it does not belong to the account or was used before. */
export async function acceptRecoveryCode(
  db: Queryable,
  clock: Clock,
  { userId, code }: { readonly userId: string; readonly code: string },
): Promise<boolean> {
  const used = await db.query(
    'UPDATE recovery_codes SET used_at = $3 WHERE user_id = $1 AND code_hash = $2 AND used_at IS NULL RETURNING user_id',
    [userId, hashOf(code), clock()],
  );
  return used.length === 1;
}

function generateCode(): string {
  const characters = Array.from({ length: RECOVERY_LENGTH }, () => ALPHABET[crypto.randomBelow(ALPHABET.length)] ?? '');
  return characters.join('').replaceAll(GROUP, '$&-');
}

/** Normalises input. A code has 80 random bits and cannot be guessed, so one fast hash is enough. */
function hashOf(code: string): Uint8Array {
  const plain = code.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1');
  return crypto.sha256(plain);
}
