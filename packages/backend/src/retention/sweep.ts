import { after, type Clock, DAY } from '../clock.ts';
import { type Db, type Queryable, singleRow } from '../db/Db.ts';
import { dropUnverified } from './dropUnverified.ts';
import { isRetentionDays, RULES, type Rule, UNVERIFIED_MS } from './rules.ts';

/** Rows per transaction: few enough to stay far below the time limit of a statement. */
const BATCH = 1000;
/** The key of the advisory lock for sweeping. */
const LOCK = 7_309_002;

/**
 * Deletes expired rows in batches, and returns their number. Only one of several instances does it at a time: the
 * others do not get the advisory lock, and stop.
 */
export async function sweep(db: Db, clock: Clock): Promise<number> {
  let total = 0;
  const works = [...RULES.map((rule) => old(rule)), unverified];
  for (const work of works) {
    for (let more = true; more; ) {
      const deleted = await alone(db, (tx) => work(tx, clock()));
      if (deleted === undefined) return total;
      total += deleted;
      more = deleted === BATCH;
    }
  }
  return total;
}

function old({ table, where, retentionMs, setting }: Rule) {
  return async (tx: Queryable, now: Date): Promise<number> => {
    const rows = await tx.query(
      `DELETE FROM ${table} WHERE ctid = ANY(ARRAY(SELECT ctid FROM ${table} WHERE ${where} LIMIT ${BATCH})) RETURNING 1`,
      [after(now, -(setting === undefined ? retentionMs : await setMs(tx, setting, retentionMs)))],
    );
    return rows.length;
  };
}

async function setMs(tx: Queryable, setting: string, retentionMs: number): Promise<number> {
  const [days] = await tx.query<{ value: string }>('SELECT value FROM settings WHERE key = $1', [setting]);
  return days && isRetentionDays(days.value) ? Number(days.value) * DAY : retentionMs;
}

function unverified(tx: Queryable, now: Date): Promise<number> {
  return dropUnverified(tx, after(now, -UNVERIFIED_MS), BATCH);
}

/** Runs `work` with the advisory lock; undefined if another instance has it. */
function alone<Result>(db: Db, work: (tx: Queryable) => Promise<Result>): Promise<Result | undefined> {
  return db.tx(async (tx) => {
    const { mine } = singleRow(await tx.query<{ mine: boolean }>(`SELECT pg_try_advisory_xact_lock(${LOCK}) AS mine`));
    return mine ? work(tx) : undefined;
  });
}
