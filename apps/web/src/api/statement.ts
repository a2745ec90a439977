import type { EntryCode, EntryParams } from '@keel/contract';
import type { Cents, Reply } from '@keel/flows';
import { allPages, PAGE_ROWS } from './allPages.ts';
import type { Api } from './api.ts';
import { toFileReply } from './fileReply.ts';
import { centsFromWire } from './money.ts';
import { readEntry } from './read.ts';
import { toReply } from './reply.ts';

/** One ledger entry behind the balance (HONEST-6). */
export interface StatementEntry {
  readonly id: string;
  /** ISO 8601. */
  readonly date: string;
  /** The server's text, in English. */
  readonly description: string;
  /** The code and the values of the description; undefined if the server sent none. */
  readonly messageCode?: EntryCode;
  readonly params?: EntryParams;
  /** Negative if it lowers the available balance. */
  readonly amount: Cents;
  /** The available balance after it. */
  readonly balance: Cents;
  /** Id of its deposit, withdrawal or order; null if there is none. */
  readonly reference: string | null;
  /** Of the withdrawal or order that still holds the amount. */
  readonly status?: 'Pending' | 'Processing';
}

/** GET /statement, page by page until the oldest entry (HONEST-6). */
export function fetchStatement(
  { client, ...answers }: Api,
  signal: AbortSignal,
): Promise<Reply<readonly StatementEntry[]>> {
  return allPages((cursor) => {
    const query = { limit: PAGE_ROWS, ...(cursor !== undefined && { cursor }) };
    return toReply(client.GET('/statement', { params: { query }, signal }), answers, (wire) =>
      // Plain text would be the CSV, which was not requested.
      typeof wire === 'string' ? null : { items: wire.message.map(readEntry), next: wire.nextCursor ?? null },
    );
  });
}

/** GET /statement, only the newest entries: at most `count`, which is 1 to 200 (HONEST-6). */
export function fetchLatestEntries(
  { client, ...answers }: Api,
  count: number,
  signal: AbortSignal,
): Promise<Reply<readonly StatementEntry[]>> {
  return toReply(client.GET('/statement', { params: { query: { limit: count } }, signal }), answers, (wire) =>
    typeof wire === 'string' ? null : wire.message.map(readEntry),
  );
}

/** The range of a balance history. */
export type BalanceRange = 'week' | 'month' | 'quarter' | 'all';

/** The available balance at one time. */
export interface BalancePoint {
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly cents: Cents;
}

/** GET /balance-history: the available balance over time, oldest first (HONEST-6). */
export function fetchBalanceHistory(
  { client, ...answers }: Api,
  range: BalanceRange,
  signal: AbortSignal,
): Promise<Reply<readonly BalancePoint[]>> {
  return toReply(client.GET('/balance-history', { params: { query: { range } }, signal }), answers, ({ message }) =>
    message.map(({ date, balance }) => ({ time: Date.parse(date), cents: centsFromWire(balance) })),
  );
}

/** GET /statement as CSV: the whole of it, as the server writes it (HONEST-6). */
export function fetchStatementCsv({ client, ...answers }: Api, signal: AbortSignal): Promise<Reply<string>> {
  const headers = { Accept: 'text/csv' };
  return toFileReply(client.GET('/statement', { headers, parseAs: 'text', signal }), answers, 'text/csv');
}

/** GET /export: all data held about the account, as JSON text (HONEST-6). */
export function fetchExport({ client, ...answers }: Api, signal: AbortSignal): Promise<Reply<string>> {
  return toFileReply(client.GET('/export', { parseAs: 'text', signal }), answers, 'application/json');
}
