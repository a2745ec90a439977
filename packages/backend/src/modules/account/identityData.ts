import { type Queryable, singleRow } from '../../db/Db.ts';
import { CURRENT_KEY, openIfPresent, placeOf, SEALED } from '../../sealing/places.ts';
import type { Sealer } from '../../sealing/Sealer.ts';

/** The identity and contact data of an investor (AUTH-9), which are sealed. */
const COLUMNS = ['nid', 'address', 'phone'] as const;
type Name = (typeof COLUMNS)[number];

/** The columns of one field in a row of `users`: sealed, or unencrypted if an older version wrote it. */
type StoredColumns<Column extends Name> = Readonly<
  Record<Column, string | null> & Record<`${Column}_sealed`, Uint8Array | null> & { id: string }
>;

/** The SQL columns of these fields; `users` has the alias `u`. */
export function identityColumns(...names: readonly Name[]): string {
  return names.map((name) => `u.${name}, u.${name}_sealed`).join(', ');
}

/** The only function that reads the identity number of a row; callers mask it before they send it to a browser. */
export function nidOf(sealer: Sealer, row: StoredColumns<'nid'>): string | null {
  return openIfPresent(sealer, placeOf(SEALED.nid, row.id), { clear: row.nid, sealed: row.nid_sealed });
}

/** The address of a row. */
export function addressOf(sealer: Sealer, row: StoredColumns<'address'>): string | null {
  return openIfPresent(sealer, placeOf(SEALED.address, row.id), { clear: row.address, sealed: row.address_sealed });
}

/** The phone number of a row. */
export function phoneOf(sealer: Sealer, row: StoredColumns<'phone'>): string | null {
  return openIfPresent(sealer, placeOf(SEALED.phone, row.id), { clear: row.phone, sealed: row.phone_sealed });
}

/** Seals and stores the given fields. Others stay unchanged. */
export async function writeIdentityData(
  tx: Queryable,
  sealer: Sealer,
  userId: string,
  given: Readonly<Partial<Record<Name, string>>>,
): Promise<void> {
  const { key } = singleRow(await tx.query<{ key: Uint8Array }>(`SELECT ${CURRENT_KEY} AS key`));
  for (const name of COLUMNS) {
    const text = given[name];
    if (text === undefined) continue;
    await tx.query(`UPDATE users SET ${name} = NULL, ${name}_sealed = $2, ${name}_key = $3 WHERE id = $1`, [
      userId,
      sealer.seal(key, placeOf(SEALED[name], userId), text),
      key,
    ]);
  }
}
