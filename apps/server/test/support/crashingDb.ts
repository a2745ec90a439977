import type { Db } from '@keel/backend/db/Db.ts';

/** The error of a transaction in a crashed process. */
export class Crash extends Error {
  override readonly name = 'Crash';
}

/** When the process dies: before its transaction is committed, or after the commit but before its result arrives. */
export type CrashPoint = 'before commit' | 'after commit';

export interface CrashingDb {
  readonly db: Db;
  /** Lets `skip` transactions pass, and crashes in the next one. */
  arm(point: CrashPoint, skip: number): void;
  /** Lets all transactions pass again. */
  disarm(): void;
}

/** A database whose callers die in a transaction on request. Committed data stays, as in a real crash. */
export function crashingDb(db: Db): CrashingDb {
  let armed: { readonly point: CrashPoint; skip: number } | undefined;
  const dueNow = (): CrashPoint | undefined => {
    if (!armed) return undefined;
    if (armed.skip > 0) {
      armed.skip -= 1;
      return undefined;
    }
    const { point } = armed;
    armed = undefined;
    return point;
  };
  return {
    arm(point, skip) {
      armed = { point, skip };
    },
    disarm() {
      armed = undefined;
    },
    db: {
      engine: db.engine,
      query: (sql, values) => db.query(sql, values),
      write: (sql, values) => db.write(sql, values),
      script: (sql) => db.script(sql),
      connections: () => db.connections(),
      close: () => db.close(),
      async tx(work, options) {
        const point = dueNow();
        const result = await db.tx(async (tx) => {
          const done = await work(tx);
          if (point === 'before commit') throw new Crash('before commit');
          return done;
        }, options);
        if (point === 'after commit') throw new Crash('after commit');
        return result;
      },
    },
  };
}
