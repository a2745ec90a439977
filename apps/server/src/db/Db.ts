/** A value that a statement takes. JSON goes in as text, so that both engines read it the same way. */
export type SqlValue = string | number | bigint | boolean | Date | Uint8Array | null | readonly string[];

/** Runs statements. int8 comes back as bigint, numeric as text, bytea as bytes, timestamptz as Date. */
export interface Queryable {
  query<Row extends object>(sql: string, values?: readonly SqlValue[]): Promise<Row[]>;
  /**
   * Runs a statement whose answer nobody needs. In a transaction on PostgreSQL it is sent and not waited for: what comes
   * behind it sees what it did, and its failure fails the transaction at the latest where that would end.
   */
  write(sql: string, values: readonly SqlValue[]): Promise<void>;
  /** Runs several statements without values, as a migration needs. */
  script(sql: string): Promise<void>;
}

/** The database, whichever engine is behind it (OPS-2). */
export interface Db extends Queryable {
  readonly engine: 'pglite' | 'postgres';
  /**
   * Runs `work` in one transaction: all of it happens or nothing does. `work` may run again when the engine asks for
   * it, so it touches nothing but the database, and it never calls the outer `query` (the embedded engine has one
   * connection and would wait for itself). With `unlimited`, statements may take as long as they take, as those of a
   * migration do; otherwise PostgreSQL ends each after 10 s.
   */
  tx<Result>(work: (tx: Queryable) => Promise<Result>, options?: { readonly unlimited?: boolean }): Promise<Result>;
  /** Connections that are open, those of them without work, and callers that wait for one. */
  connections(): { readonly total: number; readonly idle: number; readonly waiting: number };
  close(): Promise<void>;
}

/** What `tx` rejects with when `work` went on after a statement of it had failed: nothing of it has happened. */
export const ROLLED_BACK = 'The transaction was given up, as a statement in it had failed.';

/** The only row of an answer that has exactly one. */
export function singleRow<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined || rows.length > 1) throw new Error(`Expected one row, got ${rows.length}.`);
  return row;
}
