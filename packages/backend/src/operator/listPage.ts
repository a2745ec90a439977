import { type Queryable, type SqlValue, singleRow } from '../db/Db.ts';
import { type Field, flag, kinds } from './field.ts';
import { idOf } from './investorIds.ts';
import { LIST_ROWS } from './limits.ts';
import { OperatorFault, type Result, type Row } from './result.ts';

/** The parameters of every list: the row to continue after, the number of rows, and the order. */
export const PAGING = {
  after: flag(kinds.id),
  limit: flag(kinds.rows),
  newest: flag(kinds.yes),
} as const satisfies Record<string, Field<unknown>>;

/** The parameters of a list that can be limited to one investor. */
export const LISTING = { who: flag(kinds.who), ...PAGING } as const satisfies Record<string, Field<unknown>>;

interface Wanted {
  readonly who?: string | undefined;
  readonly after?: string | undefined;
  readonly limit?: number | undefined;
  readonly newest?: boolean | undefined;
}

/** The SQL of a list. Its texts are constants in the code; everything from outside is a parameter. */
interface List<Found> {
  /** The statement up to its conditions. */
  readonly select: string;
  /** The table of the rows, its alias in `select`, and its columns of time and id. */
  readonly table: string;
  readonly alias: string;
  readonly at: string;
  readonly id: string;
  /** The conditions; `$1` and so on refer to `values`. */
  readonly where: readonly string[];
  readonly values?: readonly SqlValue[];
  /** The condition for rows of an investor, whose id is the parameter `param`. */
  readonly isOf?: (param: string) => string;
  /** Converts a row to what is shown. */
  readonly view: (row: Found) => Row;
}

/**
 * A page of a list, oldest first so that what has waited longest comes first (BOOK-1). `next` of the result is the id
 * to continue after. Refuses an id that is not in the list's table.
 */
export async function listPage<Found extends { readonly id: string }>(
  db: Queryable,
  { select, table, alias, at, id, where, values = [], isOf, view }: List<Found>,
  { who, after, limit = LIST_ROWS, newest = false }: Wanted,
): Promise<Result> {
  const given: SqlValue[] = [...values];
  const param = (value: SqlValue) => `$${given.push(value)}`;
  const conditions = [...where];
  if (who !== undefined && isOf) conditions.push(isOf(param(await idOf(db, who))));
  if (after !== undefined) {
    const last = await placeOf(db, { table, at, id }, after);
    conditions.push(`(${alias}.${at}, ${alias}.${id}) ${newest ? '<' : '>'} (${param(last)}, ${param(after)}::uuid)`);
  }
  const direction = newest ? 'DESC' : 'ASC';
  const found = await db.query<Found>(
    `${select} WHERE ${['true', ...conditions].join(' AND ')}
     ORDER BY ${alias}.${at} ${direction}, ${alias}.${id} ${direction} LIMIT ${param(limit + 1)}`,
    given,
  );
  const shown = found.slice(0, limit);
  return {
    rows: shown.map((row) => view(row)),
    ...(found.length > limit && { next: singleRow(shown.slice(-1)).id }),
  };
}

async function placeOf(
  db: Queryable,
  { table, at, id }: Pick<List<unknown>, 'table' | 'at' | 'id'>,
  after: string,
): Promise<Date> {
  const [row] = await db.query<{ at: Date }>(
    `SELECT ${at} AS at FROM ${table} WHERE ${id} = $1 ORDER BY ${at} DESC LIMIT 1`,
    [after],
  );
  if (!row) throw new OperatorFault(`The list has no row ${after} to continue after. Start without --after.`);
  return row.at;
}
