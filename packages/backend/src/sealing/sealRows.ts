import { bytesToHex } from '@noble/hashes/utils.js';
import { type Db, type Queryable, singleRow } from '../db/Db.ts';
import { sqlState } from '../db/retrying.ts';
import { openIfSealed, placeOf, SEALED } from './places.ts';
import type { Sealer } from './Sealer.ts';

const PAGE = 500;
const STILL_USED = '23503';

type Column = (typeof SEALED)[keyof typeof SEALED];

interface SealableRow {
  readonly row: string;
  readonly clear: string | null;
  readonly sealed: Uint8Array | null;
}

/**
 * Seals values that are unsealed, or sealed with an older key, with the current key, and removes the older keys from
 * the list of needed keys, except those that images still need. It can be interrupted and repeated; several instances
 * may run it concurrently. Returns the number of sealed rows.
 */
export async function sealRows(db: Db, sealer: Sealer): Promise<number> {
  let rows = 0;
  // Rows that another instance writes meanwhile are found in the next round.
  do {
    for (const column of Object.values(SEALED)) rows += await sealColumn(db, sealer, column);
    await dropOlderKeys(db);
  } while (await hasUnsealedRows(db));
  return rows;
}

/** Images are sealed separately (`sealImages`); an older key stays on the list as long as one needs it. */
const OLDER_KEY = 'SELECT 1 FROM data_keys k WHERE NOT k.is_current';
const WITHOUT_IMAGES = `${OLDER_KEY} AND NOT EXISTS (SELECT 1 FROM uploads u WHERE u.image_key = k.id)`;

function hasUnsealedRows(db: Queryable): Promise<boolean> {
  return hasAny(db, WITHOUT_IMAGES);
}

/** Whether there is anything to seal. Fast, because unsealed values have an index. */
export function hasUnsealedData(db: Queryable): Promise<boolean> {
  return hasAny(db, OLDER_KEY);
}

async function hasAny(db: Queryable, olderKey: string): Promise<boolean> {
  const clear = Object.values(SEALED).map(
    ({ table, column }) => `EXISTS (SELECT 1 FROM ${table} WHERE ${column} IS NOT NULL)`,
  );
  const { found } = singleRow(
    await db.query<{ found: boolean }>(`SELECT ${clear.join(' OR ')} OR EXISTS (${olderKey}) AS found`),
  );
  return found;
}

async function sealColumn(db: Db, sealer: Sealer, column: Column): Promise<number> {
  let [last, rows] = [null as string | null, 0];
  for (;;) {
    const page = await db.tx((tx) => sealPage(tx, sealer, column, last));
    rows += page.length;
    if (page.length < PAGE) return rows;
    last = page.at(-1) ?? null;
  }
}

/** Seals the next rows after `last`; returns the id of the last one. */
async function sealPage(tx: Queryable, sealer: Sealer, column: Column, last: string | null): Promise<string[]> {
  const { table, column: name, row, type } = column;
  // Locked until the commit, so that the key is not rotated meanwhile.
  const { id } = singleRow(await tx.query<{ id: Uint8Array }>('SELECT id FROM data_keys WHERE is_current FOR SHARE'));
  // A row that another instance sealed while this one waited for its lock is checked again and skipped.
  const found = await tx.query<SealableRow>(
    `SELECT ${row}::text AS row, ${name}::text AS clear, ${name}_sealed AS sealed FROM ${table}
     WHERE ${name}_key IS DISTINCT FROM $1 AND (${name} IS NOT NULL OR ${name}_sealed IS NOT NULL) AND ($2::${type} IS NULL OR ${row} > $2)
     ORDER BY ${row} LIMIT ${PAGE} FOR UPDATE`,
    [id, last],
  );
  const sealed = found.map((each) => {
    const place = placeOf(column, each.row);
    return bytesToHex(sealer.seal(id, place, openIfSealed(sealer, place, each)));
  });
  const rows = found.map((each) => each.row);
  await tx.query(
    `UPDATE ${table} SET ${name} = NULL, ${name}_key = $1, ${name}_sealed = decode(given.hex, 'hex')
     FROM unnest($2::${type}[], $3::text[]) AS given (row, hex) WHERE ${table}.${row} = given.row`,
    [id, rows, sealed],
  );
  return rows;
}

/**
 * A foreign key prevents the removal of a key that a row needs, such as one that was just written with an older key.
 */
async function dropOlderKeys(db: Db): Promise<void> {
  try {
    await db.query('DELETE FROM data_keys WHERE NOT is_current');
  } catch (error) {
    if (sqlState(error) !== STILL_USED) throw error;
  }
}
