import type { Trade as WireTrade } from '@keel/contract';
import type { Cents, Reply, RequestTradeCall, RequestTradeReply } from '@keel/flows';
import { allPages, PAGE_ROWS } from './allPages.ts';
import type { Api } from './api.ts';
import { centsFromWire } from './money.ts';
import { toReply } from './reply.ts';

/** A trade that the account's manager placed (PROF-1). */
export interface Trade {
  readonly id: string;
  /** ISO 8601. */
  readonly date: string;
  readonly pair: string;
  readonly profitCents: Cents;
  readonly lossCents: Cents;
}

/** POST /tradess, page by page until the oldest (PROF-4). */
export function fetchTrades(
  { client, ...answers }: Api,
  user: string,
  signal: AbortSignal,
): Promise<Reply<readonly Trade[]>> {
  return allPages((cursor) => {
    const body = { user, limit: PAGE_ROWS, ...(cursor !== undefined && { cursor }) };
    return toReply(client.POST('/tradess', { body, signal }), answers, ({ message, nextCursor }) => ({
      items: message.map(readTrade),
      next: nextCursor ?? null,
    }));
  });
}

/** POST /request-trade (PROF-3). */
export function requestTrade(
  { client, ...answers }: Api,
  call: RequestTradeCall,
  signal: AbortSignal,
): Promise<RequestTradeReply> {
  return toReply(client.POST('/request-trade', { body: { ...call }, signal }), answers, (wire) => wire);
}

function readTrade({ _id, date, pair, profit, loss }: WireTrade): Trade {
  return { id: _id, date, pair, profitCents: centsFromWire(profit), lossCents: centsFromWire(loss) };
}
