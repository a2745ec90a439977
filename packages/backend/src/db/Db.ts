/** A parameter of a statement. JSON is passed as text, so that both engines parse it the same way. */
export type SqlValue = string | number | bigint | boolean | Date | Uint8Array | null | readonly string[];

/** Runs statements. int8 is returned as bigint, numeric as text, bytea as bytes, timestamptz as Date. */
export interface Queryable {
  query<Row extends object>(sql: string, values?: readonly SqlValue[]): Promise<Row[]>;
  /**
   * Runs a statement without waiting for its result. In a transaction on PostgreSQL the statement is only sent: later
   * statements see its effect, and if it fails, a later statement or the commit fails.
   */
  write(sql: string, values: readonly SqlValue[]): Promise<void>;
  /** Runs several statements without parameters, as a migration needs. */
  script(sql: string): Promise<void>;
}

/** The database, independent of its engine (OPS-2). */
export interface Db extends Queryable {
  readonly engine: 'pglite' | 'postgres';
  /**
   * Runs `work` in one transaction. `work` may run again if the engine requires a retry, so it must have no effects
   * outside the database, and it must never call the outer `query` (the embedded engine has a single connection and
   * would wait for itself). With `unlimited`, statements have no time limit, as migrations need; otherwise PostgreSQL
   * cancels each statement after 10 s.
   */
  tx<Result>(work: (tx: Queryable) => Promise<Result>, options?: { readonly unlimited?: boolean }): Promise<Result>;
  /** Open connections, those of them that are idle, and callers waiting for one. */
  connections(): { readonly total: number; readonly idle: number; readonly waiting: number };
  close(): Promise<void>;
}

/** The error message of `tx` if `work` ignored a failed statement: the transaction was rolled back. */
export const ROLLED_BACK = 'The transaction was given up, as a statement in it had failed.';

/** The only row of a result that must have exactly one. */
export function singleRow<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined || rows.length > 1) throw new Error(`Expected one row, got ${rows.length}.`);
  return row;
}
