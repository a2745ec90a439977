import type { Context } from '../../context.ts';
import type { Call, Reply } from '../../contract/contract.ts';
import { toWire } from '../../money.ts';
import { wrongCursor } from '../../paging/page.ts';
import { prefersCsv } from './accept.ts';
import { toCsv } from './csv.ts';
import { isOwnEntry, readEntries } from './entries.ts';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const DOWNLOAD = { 'Content-Disposition': 'attachment; filename="statement.csv"' };

/** HONEST-6: all ledger entries behind the balance. CSV, selected by Accept, always contains the complete statement. */
export async function getStatement(
  { accept, caller, query }: Call<'getStatement'>,
  { db }: Context,
): Promise<Reply<'getStatement'>> {
  if (prefersCsv(accept)) {
    const { entries } = await readEntries(db, caller.userId, null, null);
    return { status: 200, headers: DOWNLOAD, type: 'text/csv', raw: toCsv(entries) };
  }
  const { cursor = null, limit = 50 } = query;
  if (cursor !== null && !(UUID.test(cursor) && (await isOwnEntry(db, caller.userId, cursor)))) return wrongCursor;
  const { balance, entries } = await readEntries(db, caller.userId, cursor, limit + 1);
  const message = entries.slice(0, limit);
  const nextCursor = entries.length > limit ? (message.at(-1)?.id ?? null) : null;
  return { status: 200, body: { bool: true, message, balance: toWire(balance), nextCursor } };
}
