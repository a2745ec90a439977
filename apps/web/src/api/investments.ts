import type { DepositHandler, Investment, PackagesReply, Reply } from '@keel/flows';
import type { Api } from './api.ts';
import { readHandler, readInvestment, readPackage } from './read.ts';
import { toReply } from './reply.ts';

/** GET /packages: what a new investor chooses from (SIGNUP-1). */
export function fetchPackages({ client, now }: Api, signal: AbortSignal): Promise<PackagesReply> {
  return toReply(client.GET('/packages', { signal }), now, ({ message }) => message.map(readPackage));
}

/** GET /investment/{id}: the summary behind the dashboard's cards (DASH-2, DASH-5). */
export function fetchInvestment({ client, now }: Api, userId: string, signal: AbortSignal): Promise<Reply<Investment>> {
  const call = client.GET('/investment/{id}', { params: { path: { id: userId } }, signal });
  return toReply(call, now, ({ message }) => readInvestment(message));
}

/** GET /fetch-handlers/{id}: the deposit plans (DASH-7). */
export function fetchHandlers(
  { client, now }: Api,
  userId: string,
  signal: AbortSignal,
): Promise<Reply<readonly DepositHandler[]>> {
  const call = client.GET('/fetch-handlers/{id}', { params: { path: { id: userId } }, signal });
  return toReply(call, now, ({ message }) => message.handler.map(readHandler));
}
