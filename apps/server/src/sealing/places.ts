import type { Place, Sealer } from './Sealer.ts';

/**
 * A column that is sealed: its text stands in `<column>_sealed`, the id of its key in `<column>_key`, which refers to
 * `data_keys`. The column itself holds only what was written before there was a seal. Both are null where there is nothing.
 */
interface SealedColumn {
  readonly table: string;
  readonly column: string;
  /** What identifies a row, and its type. */
  readonly row: string;
  readonly type: 'uuid' | 'text';
}

/** Every column that is sealed. */
export const SEALED = {
  destination: { table: 'withdrawals', column: 'destination', row: 'id', type: 'uuid' },
  authenticator: { table: 'authenticators', column: 'secret', row: 'id', type: 'uuid' },
  serverKey: { table: 'server_keys', column: 'value', row: 'name', type: 'text' },
  nid: { table: 'users', column: 'nid', row: 'id', type: 'uuid' },
  address: { table: 'users', column: 'address', row: 'id', type: 'uuid' },
  phone: { table: 'users', column: 'phone', row: 'id', type: 'uuid' },
} as const satisfies Record<string, SealedColumn>;

/** The place of one row. */
export function placeOf({ table, column }: SealedColumn, row: string): Place {
  return { table, column, row };
}

/** What a row holds, sealed or still in clear. */
export function openedOr(
  sealer: Sealer,
  place: Place,
  { clear, sealed }: { clear: string | null; sealed: Uint8Array | null },
): string {
  if (sealed) return sealer.open(place, sealed);
  if (clear === null) throw new Error(`${place.column} of ${place.row} in ${place.table} is empty.`);
  return clear;
}

/** The same for a column that may hold nothing. */
export function openedIfAny(
  sealer: Sealer,
  place: Place,
  { clear, sealed }: { clear: string | null; sealed: Uint8Array | null },
): string | null {
  return sealed ? sealer.open(place, sealed) : clear;
}

/**
 * The current key, as a part of a statement. Held until the commit, so that the list of keys keeps it until what is sealed
 * with it is there to be seen.
 */
export const CURRENT_KEY = '(SELECT id FROM data_keys WHERE is_current FOR KEY SHARE)';
