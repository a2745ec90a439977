import type { Db, Queryable } from './Db.ts';

/** Reads everything as it was at one moment, whatever others write meanwhile. `work` may run again. */
export function snapshot<Result>(db: Db, work: (tx: Queryable) => Promise<Result>): Promise<Result> {
  return db.tx(async (tx) => {
    await tx.script('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
    return work(tx);
  });
}
