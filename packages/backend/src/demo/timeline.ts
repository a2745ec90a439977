import { after, type Clock, DAY } from '../clock.ts';
import type { Context } from '../context.ts';
import type { Db, Queryable } from '../db/Db.ts';

/** Performs one past action, with a context whose clock shows its time. */
export type Action = (context: Context) => Promise<unknown>;

/** Past actions. They are added in any order and performed in chronological order, as the ledger requires. */
export interface Timeline {
  /** Adds an action `daysAgo` days before now, which may be a fraction. */
  add(daysAgo: number, action: Action): void;
  /** Performs all actions in the transaction. */
  run(tx: Queryable, context: Context): Promise<void>;
}

/** Creates an empty timeline. */
export function createTimeline(): Timeline {
  const planned: { readonly daysAgo: number; readonly action: Action }[] = [];
  return {
    add: (daysAgo, action) => void planned.push({ daysAgo, action }),
    async run(tx, context) {
      const now = context.clock();
      const db = within(tx, context.db);
      for (const { daysAgo, action } of planned.toSorted((one, other) => other.daysAgo - one.daysAgo)) {
        const at = after(now, -Math.round(daysAgo * DAY));
        const clock: Clock = () => at;
        await action({ ...context, clock, db });
      }
    },
  };
}

/** A database whose transactions run inside the open transaction `tx`. */
function within(tx: Queryable, db: Db): Db {
  return {
    engine: db.engine,
    query: (sql, values) => tx.query(sql, values),
    write: (sql, values) => tx.write(sql, values),
    script: (sql) => tx.script(sql),
    tx: (work) => work(tx),
    connections: () => db.connections(),
    close: () => Promise.resolve(),
  };
}
