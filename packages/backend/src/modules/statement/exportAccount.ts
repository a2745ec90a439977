import type { AccountExport } from '@keel/contract';
import type { Context } from '../../context.ts';
import type { Call, Reply } from '../../contract/contract.ts';
import { type Queryable, singleRow } from '../../db/Db.ts';
import { NEWEST } from '../../paging/page.ts';
import type { Sealer } from '../../sealing/Sealer.ts';
import { identityColumns, phoneOf } from '../account/identityData.ts';
import { readUser } from '../account/userView.ts';
import { readDeposits, toDeposit } from '../deposits/depositView.ts';
import { readHandlers } from '../investments/handlerView.ts';
import { readInvestment } from '../investments/investmentView.ts';
import { NOTIFICATION_COLUMNS, type NotificationRow, toNotification } from '../notifications/notificationView.ts';
import { readOrders, toOrder } from '../orders/orderView.ts';
import { readSavedAddresses } from '../savedAddresses/savedAddressView.ts';
import { readSecurityLog } from '../securityLog/securityView.ts';
import { readTrades, toTrade } from '../trades/tradeView.ts';
import { readWithdrawals, toWithdrawal } from '../withdrawals/withdrawalView.ts';
import { readEntries } from './entries.ts';

/** HONEST-6: all data about the account in complete lists, newest first. */
export async function exportAccount(
  { caller }: Call<'exportAccount'>,
  { clock, db, sealer }: Context,
): Promise<Reply<'exportAccount'>> {
  const { userId, tokenHash } = caller;
  return db.tx(async (tx) => ({
    status: 200,
    body: {
      exportedAt: clock().toISOString(),
      user: await readUser(tx, sealer, userId),
      ...(await readSignup(tx, sealer, userId)),
      investment: await readInvestment(tx, userId),
      handlers: await readHandlers(tx, clock, userId),
      deposits: (await readDeposits(tx, userId, NEWEST, null)).map(toDeposit),
      withdrawals: (await readWithdrawals(tx, userId, NEWEST, null)).map((row) => toWithdrawal(row, sealer)),
      savedAddresses: await readSavedAddresses(tx, sealer, userId),
      trades: (await readTrades(tx, userId, NEWEST, null)).map(toTrade),
      tradeRequests: await readTradeRequests(tx, userId),
      orders: (await readOrders(tx, userId, NEWEST, null)).map(toOrder),
      statement: (await readEntries(tx, userId, null, null)).entries,
      notifications: await readNotifications(tx, userId),
      sessions: await readSessions(tx, userId, tokenHash),
      securityEvents: await readSecurityLog(tx, userId, null),
      uploads: await readUploads(tx, userId),
      pushEndpoints: await readPushEndpoints(tx, userId),
    },
  }));
}

interface SignupRow {
  readonly id: string;
  readonly phone: string | null;
  readonly phone_sealed: Uint8Array | null;
  readonly gender: AccountExport['gender'];
  readonly package_id: string;
}

async function readSignup(
  tx: Queryable,
  sealer: Sealer,
  userId: string,
): Promise<Pick<AccountExport, 'phone' | 'gender' | 'plan'>> {
  const row = singleRow(
    await tx.query<SignupRow>(
      `SELECT u.id, ${identityColumns('phone')}, u.gender, u.package_id FROM users u WHERE u.id = $1`,
      [userId],
    ),
  );
  return { phone: phoneOf(sealer, row) ?? '', gender: row.gender, plan: row.package_id };
}

async function readTradeRequests(tx: Queryable, userId: string): Promise<AccountExport['tradeRequests']> {
  const rows = await tx.query<{ id: string; created_at: Date; note: string | null }>(
    'SELECT id, created_at, note FROM trade_requests WHERE user_id = $1 ORDER BY created_at DESC, id DESC',
    [userId],
  );
  return rows.map(({ id, created_at, note }) => ({ _id: id, date: created_at.toISOString(), note }));
}

async function readNotifications(tx: Queryable, userId: string): Promise<AccountExport['notifications']> {
  const rows = await tx.query<NotificationRow>(
    `SELECT ${NOTIFICATION_COLUMNS} FROM notifications WHERE user_id = $1 ORDER BY created_at DESC, id DESC`,
    [userId],
  );
  return rows.map(toNotification);
}

interface SessionRow {
  readonly id: string;
  readonly created_at: Date;
  readonly last_seen_at: Date | null;
  readonly expires_at: Date;
  readonly user_agent: string | null;
  readonly current: boolean;
}

async function readSessions(tx: Queryable, userId: string, tokenHash: Uint8Array): Promise<AccountExport['sessions']> {
  const rows = await tx.query<SessionRow>(
    `SELECT id, created_at, last_seen_at, expires_at, user_agent, token_hash = $2 AS current FROM sessions
     WHERE user_id = $1 ORDER BY created_at DESC, id DESC`,
    [userId, tokenHash],
  );
  return rows.map((row) => ({
    _id: row.id,
    createdAt: row.created_at.toISOString(),
    lastSeenAt: (row.last_seen_at ?? row.created_at).toISOString(),
    expiresAt: row.expires_at.toISOString(),
    userAgent: row.user_agent,
    current: row.current,
  }));
}

type Upload = AccountExport['uploads'][number];

/** Images that still exist. */
async function readUploads(tx: Queryable, userId: string): Promise<Upload[]> {
  const rows = await tx.query<{ key: string; purpose: Upload['purpose']; content_type: string; stored_at: Date }>(
    `SELECT key, purpose, content_type, stored_at FROM uploads
     WHERE user_id = $1 AND state IN ('stored', 'attached') ORDER BY stored_at DESC, key DESC`,
    [userId],
  );
  return rows.map(({ key, purpose, content_type, stored_at }) => ({
    key,
    purpose,
    contentType: content_type,
    storedAt: stored_at.toISOString(),
  }));
}

async function readPushEndpoints(tx: Queryable, userId: string): Promise<string[]> {
  const rows = await tx.query<{ endpoint: string }>(
    'SELECT endpoint FROM push_subscriptions WHERE user_id = $1 ORDER BY refreshed_at DESC, endpoint',
    [userId],
  );
  return rows.map(({ endpoint }) => endpoint);
}
