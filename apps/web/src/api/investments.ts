import type {
  DepositHandler,
  Investment,
  Package,
  PackagesReply,
  Reply,
  TransferFundsCall,
  TransferFundsReply,
} from '@keel/flows';
import type { Api } from './api.ts';
import { idempotent } from './attempt.ts';
import { centsToWire } from './money.ts';
import { readHandler, readInvestment, readPackage, readUser } from './read.ts';
import { toReply } from './reply.ts';

/** GET /packages: the packages that a new investor can choose (SIGNUP-1). */
export function fetchPackages({ client, ...answers }: Api, signal: AbortSignal): Promise<PackagesReply> {
  return toReply(client.GET('/packages', { signal }), answers, ({ message }) => message.map(readPackage));
}

/** GET /investment/{id}: the summary behind the dashboard's cards (DASH-2, DASH-5). */
export function fetchInvestment(
  { client, ...answers }: Api,
  userId: string,
  signal: AbortSignal,
): Promise<Reply<Investment>> {
  const call = client.GET('/investment/{id}', { params: { path: { id: userId } }, signal });
  return toReply(call, answers, ({ message }) => readInvestment(message));
}

/** GET /fetch-handlers/{id}: the deposit plans (DASH-7). */
export function fetchHandlers(
  { client, ...answers }: Api,
  userId: string,
  signal: AbortSignal,
): Promise<Reply<readonly DepositHandler[]>> {
  const call = client.GET('/fetch-handlers/{id}', { params: { path: { id: userId } }, signal });
  return toReply(call, answers, ({ message }) => message.handler.map(readHandler));
}

/** The plans on offer and the account's own plan. */
export interface PlanList {
  readonly plans: readonly Package[];
  /** `_id` of the account's plan; null when it has none. */
  readonly current: string | null;
}

/** GET /plans (PLAN-1, PLAN-2). */
export function fetchPlans({ client, ...answers }: Api, signal: AbortSignal): Promise<Reply<PlanList>> {
  return toReply(client.GET('/plans', { signal }), answers, ({ message, current }) => ({
    plans: message.map(readPackage),
    current,
  }));
}

/** POST /transfer-funds (DASH-6). */
export function transferFunds(
  { client, ...answers }: Api,
  { attemptId, amount, user }: TransferFundsCall,
  signal: AbortSignal,
): Promise<TransferFundsReply> {
  const body = { amount: centsToWire(amount), user };
  const call = client.POST('/transfer-funds', { params: { header: idempotent(attemptId) }, body, signal });
  return toReply(call, answers, (wire) => ({ investment: readInvestment(wire.investment), user: readUser(wire.user) }));
}
