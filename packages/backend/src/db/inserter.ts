import type { SqlValue } from './Db.ts';

/** Builds INSERT statements for one table. */
export interface Inserter<Row> {
  /** `INSERT INTO table (a, b) VALUES ($1, $2)`. */
  readonly sql: string;
  /** The parameter of a column in `sql`, such as `$2`, for other uses of its value in the statement. */
  param(column: keyof Row): string;
  /** The values of a row in the order of the columns. */
  values(row: Row): SqlValue[];
}

/**
 * Binds each value to the column of its name, so that an added or moved field never shifts the others. `columns` has to
 * name exactly the fields of `Row`; otherwise it does not compile.
 */
export function inserter<Row extends { readonly [Column in keyof Row]: SqlValue }>(
  table: string,
  columns: Readonly<Record<keyof Row & string, true>>,
): Inserter<Row> {
  const names = Object.keys(columns) as (keyof Row & string)[];
  const param = (column: keyof Row) => `$${names.indexOf(column as keyof Row & string) + 1}`;
  return {
    sql: `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map(param).join(', ')})`,
    param,
    values: (row) => names.map((name) => row[name]),
  };
}
