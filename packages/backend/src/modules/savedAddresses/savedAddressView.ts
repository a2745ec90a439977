import type { SavedAddress } from '@keel/contract';
import type { Queryable } from '../../db/Db.ts';
import { openIfSealed, placeOf, SEALED } from '../../sealing/places.ts';
import type { Sealer } from '../../sealing/Sealer.ts';

interface SavedAddressRow {
  readonly id: string;
  readonly label: string;
  readonly chain: SavedAddress['chain'];
  readonly network: SavedAddress['network'];
  readonly address: string | null;
  readonly address_sealed: Uint8Array;
  readonly created_at: Date;
}

/** The saved addresses of an account, by label (ADDR-1). */
export async function readSavedAddresses(db: Queryable, sealer: Sealer, userId: string): Promise<SavedAddress[]> {
  const rows = await db.query<SavedAddressRow>(
    `SELECT id, label, chain, network, address, address_sealed, created_at FROM saved_addresses
     WHERE user_id = $1 ORDER BY label_lower`,
    [userId],
  );
  return rows.map(({ id, label, chain, network, address, address_sealed, created_at }) => ({
    _id: id,
    label,
    chain,
    network,
    address: openIfSealed(sealer, placeOf(SEALED.savedAddress, id), { clear: address, sealed: address_sealed }),
    createdAt: created_at.toISOString(),
  }));
}
