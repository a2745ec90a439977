import type { Admin, Transaction } from '@keel/contract';
import type { Context } from '../../context.ts';
import type { Call, Reply } from '../../contract/contract.ts';
import { refusals } from '../../contract/refusals.ts';
import { toWire } from '../../money.ts';
import { DEPOSIT_TYPES } from '../deposits/depositMethods.ts';
import { RECEIVING_ADDRESSES } from '../deposits/receivingAddresses.ts';
import { INVESTMENT_JSON, type InvestmentJson, toInvestment } from '../investments/investmentView.ts';
import { isSessionOver, recordUse } from '../session/sessions.ts';
import { toUser, USER_COLUMNS, type UserRow } from './userView.ts';

/** Maximum number of transactions in the answer, the newest first. */
const TRANSACTIONS = 200;

interface SessionStartRow extends UserRow {
  readonly expires_at: Date;
  readonly seen: Date;
  readonly settings: Readonly<Record<string, string>> | null;
  readonly transactions: readonly (Omit<Transaction, 'amount'> & { readonly cents: string })[] | null;
  readonly investment: InvestmentJson;
}

/** Reads everything in one statement, because the app makes this call at every start, and each query costs time. */
export const USER_BY_TOKEN = `
  SELECT ${USER_COLUMNS}, s.expires_at, coalesce(s.last_seen_at, s.created_at) AS seen,
    (SELECT json_object_agg(key, value) FROM settings WHERE key LIKE 'address.%' OR key LIKE 'instructions.%') AS settings,
    (SELECT json_agg(t ORDER BY t.date DESC, t.id DESC) FROM (
      SELECT * FROM (
        SELECT id, 'deposit' AS kind, created_at AS date, COALESCE(credited_cents, amount_cents)::text AS cents, method, status
        FROM deposits WHERE user_id = s.user_id
        UNION ALL
        SELECT id, 'withdrawal', created_at, amount_cents::text, method, status
        FROM withdrawals WHERE user_id = s.user_id) AS moved
      ORDER BY date DESC, id DESC LIMIT ${TRANSACTIONS}) AS t) AS transactions,
    (SELECT ${INVESTMENT_JSON('s.user_id')}) AS investment
  FROM sessions s JOIN users u ON u.id = s.user_id JOIN ledger_accounts a ON a.owner_user_id = u.id
  WHERE s.token_hash = $1`;

/** SESS-3: everything that the app needs to start, for the token in the header named `header`. */
export async function getUserByToken(
  { caller, use }: Call<'getUserByToken'>,
  context: Context,
): Promise<Reply<'getUserByToken'>> {
  const { db, sealer } = context;
  const [row] = await db.query<SessionStartRow>(USER_BY_TOKEN, [caller.tokenHash]);
  if (!row) return refusals.unauthenticated;
  if (isSessionOver(context, row)) return refusals.sessionExpired;
  await recordUse(context, { tokenHash: caller.tokenHash, seen: row.seen }, use);
  return {
    status: 200,
    body: {
      user: toUser(sealer, row),
      admin: toAdmin(row.settings ?? {}),
      transactions: (row.transactions ?? []).map(toTransaction),
      investments: toInvestment(row.investment),
    },
  };
}

function toAdmin(settings: Readonly<Record<string, string>>): Admin {
  const addresses = Object.fromEntries(RECEIVING_ADDRESSES.map((name) => [name, settings[`address.${name}`] ?? null]));
  const instructions = Object.fromEntries(
    DEPOSIT_TYPES.flatMap((type) => {
      const text = settings[`instructions.${type}`];
      return text === undefined ? [] : [[type, text]];
    }),
  );
  return { ...addresses, instructions } as Admin;
}

function toTransaction({
  id,
  kind,
  date,
  cents,
  method,
  status,
}: NonNullable<SessionStartRow['transactions']>[number]): Transaction {
  return { id, kind, date: new Date(date).toISOString(), amount: toWire(BigInt(cents)), method, status };
}
