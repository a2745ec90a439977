import type { SealedPlace, Sealer } from './Sealer.ts';

/**
 * A sealed column: its ciphertext is in `<column>_sealed`, the id of its key in `<column>_key`, which references
 * `data_keys`. The column itself only contains values from before sealing. Both are null if there is no value.
 */
interface SealedColumn {
  readonly table: string;
  readonly column: string;
  /** The column that identifies a row, and its type. */
  readonly row: string;
  readonly type: 'uuid' | 'text';
}

/** All sealed columns. */
export const SEALED = {
  destination: { table: 'withdrawals', column: 'destination', row: 'id', type: 'uuid' },
  authenticator: { table: 'authenticators', column: 'secret', row: 'id', type: 'uuid' },
  savedAddress: { table: 'saved_addresses', column: 'address', row: 'id', type: 'uuid' },
  serverKey: { table: 'server_keys', column: 'value', row: 'name', type: 'text' },
  nid: { table: 'users', column: 'nid', row: 'id', type: 'uuid' },
  address: { table: 'users', column: 'address', row: 'id', type: 'uuid' },
  phone: { table: 'users', column: 'phone', row: 'id', type: 'uuid' },
} as const satisfies Record<string, SealedColumn>;

/** The place of one row. */
export function placeOf({ table, column }: SealedColumn, row: string): SealedPlace {
  return { table, column, row };
}

/** Reads the value of a row, sealed or still unsealed. */
export function openIfSealed(
  sealer: Sealer,
  place: SealedPlace,
  { clear, sealed }: { clear: string | null; sealed: Uint8Array | null },
): string {
  if (sealed) return sealer.open(place, sealed);
  if (clear === null) throw new Error(`${place.column} of ${place.row} in ${place.table} is empty.`);
  return clear;
}

/** As `openIfSealed`, for a column that may be empty. */
export function openIfPresent(
  sealer: Sealer,
  place: SealedPlace,
  { clear, sealed }: { clear: string | null; sealed: Uint8Array | null },
): string | null {
  return sealed ? sealer.open(place, sealed) : clear;
}

/**
 * The current key, as a part of a statement. Locked until the commit, so that the list of keys contains it until the
 * values sealed with it are visible.
 */
export const CURRENT_KEY = '(SELECT id FROM data_keys WHERE is_current FOR KEY SHARE)';
