import { type Clock, MINUTE } from '../clock.ts';
import { type Db, singleRow } from '../db/Db.ts';
import { WAITS_FOR_APPROVAL } from '../decisions/payoutSums.ts';
import { OFFLINE_AFTER_MS } from '../desk/deskProcess.ts';
import { family } from './metrics.ts';

interface GaugeRow {
  readonly mails: bigint;
  readonly pushes: bigint;
  readonly oldest: string;
  readonly transfers: bigint;
  readonly deposits: bigint;
  readonly withdrawals: bigint;
  readonly orders: bigint;
  readonly approvals: bigint;
  readonly moved: bigint;
  readonly registrations: bigint;
  readonly paused: boolean;
  readonly away: boolean;
}

const SQL = `SELECT
  (SELECT COUNT(*) FROM outbox WHERE done_at IS NULL AND kind = 'mail') AS mails,
  (SELECT COUNT(*) FROM outbox WHERE done_at IS NULL AND kind = 'push') AS pushes,
  (SELECT COALESCE(MAX(EXTRACT(EPOCH FROM $1::timestamptz - created_at)), 0)::text FROM outbox
    WHERE done_at IS NULL) AS oldest,
  (SELECT COALESCE(MAX(position), 0) FROM ledger_head) AS transfers,
  (SELECT COUNT(*) FROM deposits WHERE status = 'pending') AS deposits,
  (SELECT COUNT(*) FROM withdrawals WHERE status IN ('Pending', 'Processing')) AS withdrawals,
  (SELECT COUNT(*) FROM orders WHERE status = 'Pending') AS orders,
  (SELECT COUNT(*) FROM orders WHERE ${WAITS_FOR_APPROVAL}) AS approvals,
  (SELECT COUNT(*) FROM orders WHERE status = 'Pending' AND waits_for IS NOT NULL) AS moved,
  (SELECT COUNT(*) FROM registrations WHERE decision IS NULL) AS registrations,
  EXISTS (SELECT FROM desk_state WHERE paused_at IS NOT NULL) AS paused,
  EXISTS (SELECT FROM desk_process WHERE seen_at <= $1::timestamptz - INTERVAL '${OFFLINE_AFTER_MS} milliseconds') AS away`;

/** How long the number of accounts is cached, because counting many accounts takes long. */
const COUNTED_MS = MINUTE;

/**
 * The current state of the database and its pool in Prometheus' text format; the number of accounts may be a minute
 * old.
 */
export function openGauges(db: Db, clock: Clock): () => Promise<string> {
  let [users, countedAt] = [0n, 0];
  return async () => {
    const now = clock();
    if (now.getTime() - countedAt >= COUNTED_MS) {
      const { n } = singleRow(await db.query<{ n: bigint }>('SELECT COUNT(*) AS n FROM users'));
      [users, countedAt] = [n, now.getTime()];
    }
    return text(db, now, users);
  };
}

async function text(db: Db, now: Date, users: bigint): Promise<string> {
  const row = singleRow(await db.query<GaugeRow>(SQL, [now]));
  const { total, idle, waiting } = db.connections();
  return [
    ...family('keel_outbox_jobs', 'gauge', 'Pending mails and push messages.'),
    `keel_outbox_jobs{kind="mail"} ${row.mails}`,
    `keel_outbox_jobs{kind="push"} ${row.pushes}`,
    ...family('keel_outbox_oldest_seconds', 'gauge', 'The age of the oldest pending one.'),
    `keel_outbox_oldest_seconds ${row.oldest}`,
    ...family('keel_ledger_transfers', 'gauge', 'Transfers in the ledger.'),
    `keel_ledger_transfers ${row.transfers}`,
    ...family('keel_waiting', 'gauge', 'Items that wait for an operator.'),
    `keel_waiting{what="deposit"} ${row.deposits}`,
    `keel_waiting{what="withdrawal"} ${row.withdrawals}`,
    `keel_waiting{what="order"} ${row.orders}`,
    // Included in the orders: those above a limit (PAYOUT-3).
    `keel_waiting{what="approval"} ${row.approvals}`,
    // Included in the orders: sales that wait for a price or because it moved (M-9), and unproved purchases (M-27).
    `keel_waiting{what="price"} ${row.moved}`,
    `keel_waiting{what="kyc"} ${row.registrations}`,
    ...family('keel_desk_paused', 'gauge', '1 while the desk signs nothing until an operator resumes it.'),
    `keel_desk_paused ${row.paused ? 1 : 0}`,
    ...family('keel_desk_away', 'gauge', "1 while the desk's process was not seen for two minutes."),
    `keel_desk_away ${row.away ? 1 : 0}`,
    ...family('keel_users', 'gauge', 'Accounts.'),
    `keel_users ${users}`,
    ...family('keel_database_connections', 'gauge', 'Connections of the pool, and calls waiting for one.'),
    `keel_database_connections{state="busy"} ${total - idle}`,
    `keel_database_connections{state="idle"} ${idle}`,
    `keel_database_connections{state="wanted"} ${waiting}`,
    '',
  ].join('\n');
}
