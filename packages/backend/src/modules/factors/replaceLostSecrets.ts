import type { Queryable } from '../../db/Db.ts';
import { placeOf, SEALED } from '../../sealing/places.ts';
import type { Sealer } from '../../sealing/Sealer.ts';
import { generateSecret } from './authenticators.ts';

/**
 * Replaces each secret that was sealed with a lost key by one that no app has, so that its codes are refused. If the
 * secrets were deleted, the password alone would open the account.
 */
export async function replaceLostSecrets(
  tx: Queryable,
  sealer: Sealer,
  { lost, replacement }: { readonly lost: Uint8Array; readonly replacement: Uint8Array },
): Promise<void> {
  const rows = await tx.query<{ id: string }>('SELECT id FROM authenticators WHERE secret_key = $1 FOR UPDATE', [lost]);
  for (const { id } of rows) {
    const sealed = sealer.seal(replacement, placeOf(SEALED.authenticator, id), generateSecret().base32);
    await tx.query('UPDATE authenticators SET secret_key = $2, secret_sealed = $3 WHERE id = $1', [
      id,
      replacement,
      sealed,
    ]);
  }
}
