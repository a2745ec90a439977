import type {
  CancelWithdrawCall,
  CancelWithdrawReply,
  CreateWithdrawCall,
  CreateWithdrawReply,
  FetchWithdrawalsCall,
  FetchWithdrawalsReply,
} from '@keel/flows';
import { allPages, PAGE_ROWS } from './allPages.ts';
import type { Api } from './api.ts';
import { idempotent } from './attempt.ts';
import { centsToWire } from './money.ts';
import { readWithdrawal } from './read.ts';
import { toReply } from './reply.ts';

/** POST /createwithdraw (WD-3). */
export function createWithdraw(
  { client, ...answers }: Api,
  { attemptId, amount, ...order }: CreateWithdrawCall,
  signal: AbortSignal,
): Promise<CreateWithdrawReply> {
  const body = { ...order, amount: centsToWire(amount) };
  const call = client.POST('/createwithdraw', { params: { header: idempotent(attemptId) }, body, signal });
  return toReply(call, answers, ({ withdrawal }) => readWithdrawal(withdrawal));
}

/** POST /fetchwithdraw, page by page until the oldest (WD-1, WD-4). */
export function fetchWithdrawals(
  { client, ...answers }: Api,
  { user }: FetchWithdrawalsCall,
  signal: AbortSignal,
): Promise<FetchWithdrawalsReply> {
  return allPages((cursor) => {
    const body = { user, limit: PAGE_ROWS, ...(cursor !== undefined && { cursor }) };
    return toReply(client.POST('/fetchwithdraw', { body, signal }), answers, ({ message, nextCursor }) => ({
      items: message.map(readWithdrawal),
      next: nextCursor ?? null,
    }));
  });
}

/** POST /cancel-withdraw (WD-5). */
export function cancelWithdraw(
  { client, ...answers }: Api,
  { attemptId, ...order }: CancelWithdrawCall,
  signal: AbortSignal,
): Promise<CancelWithdrawReply> {
  const call = client.POST('/cancel-withdraw', {
    params: { header: idempotent(attemptId) },
    body: { _id: order._id, user: order.user },
    signal,
  });
  return toReply(call, answers, ({ withdrawal }) => readWithdrawal(withdrawal));
}
