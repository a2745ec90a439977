import type { Db, Queryable } from './Db.ts';

/** Runs `work` on a consistent snapshot of the database. `work` may run again. */
export function snapshot<Result>(db: Db, work: (tx: Queryable) => Promise<Result>): Promise<Result> {
  return db.tx(async (tx) => {
    await tx.script('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
    return work(tx);
  });
}
