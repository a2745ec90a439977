import type {
  CreateDepositCall,
  CreateDepositReply,
  CreatePayCall,
  CreatePayReply,
  FetchDepositsCall,
  FetchDepositsReply,
  HoldRateCall,
  HoldRateReply,
} from '@keel/flows';
import { allPages, PAGE_ROWS } from './allPages.ts';
import type { Api } from './api.ts';
import { idempotent } from './attempt.ts';
import { centsToWire } from './money.ts';
import { readDeposit } from './read.ts';
import { toReply } from './reply.ts';

/** POST /createdeposit (DEP-4). */
export function createDeposit(
  { client, ...answers }: Api,
  { attemptId, amount, ...order }: CreateDepositCall,
  signal: AbortSignal,
): Promise<CreateDepositReply> {
  const body = { ...order, amount: centsToWire(amount) };
  const call = client.POST('/createdeposit', { params: { header: idempotent(attemptId) }, body, signal });
  return toReply(call, answers, ({ deposit }) => readDeposit(deposit));
}

/** POST /fetchdeposit, page by page until the oldest (DEP-1, DEP-6). */
export function fetchDeposits(
  { client, ...answers }: Api,
  { user }: FetchDepositsCall,
  signal: AbortSignal,
): Promise<FetchDepositsReply> {
  return allPages((cursor) => {
    const body = { user, limit: PAGE_ROWS, ...(cursor !== undefined && { cursor }) };
    return toReply(client.POST('/fetchdeposit', { body, signal }), answers, ({ message, nextCursor }) => ({
      items: message.map(readDeposit),
      next: nextCursor ?? null,
    }));
  });
}

/** POST /hold-deposit-rate: returns the deposit with its amount in the coin, reserved for a limited time (PAYOUT-6). */
export function holdRate(
  { client, ...answers }: Api,
  { depositId }: HoldRateCall,
  signal: AbortSignal,
): Promise<HoldRateReply> {
  const call = client.POST('/hold-deposit-rate', { body: { depositId }, signal });
  return toReply(call, answers, ({ deposit }) => readDeposit(deposit));
}

/** POST /createpay: sets `paid` of the deposit (PAY-2). */
export function createPay(
  { client, ...answers }: Api,
  { attemptId, amount, ...deposit }: CreatePayCall,
  signal: AbortSignal,
): Promise<CreatePayReply> {
  const body = { ...deposit, amount: centsToWire(amount) };
  const call = client.POST('/createpay', { params: { header: idempotent(attemptId) }, body, signal });
  return toReply(call, answers, ({ paid }) => ({ paid }));
}
