import type { Page, Request } from '@playwright/test';
import type { MoneyCall } from './explainCalls.ts';

const KINDS: Readonly<Record<string, MoneyCall['kind']>> = {
  '/api/createwithdraw': 'withdraw',
  '/api/cancel-withdraw': 'cancel',
  '/api/transfer-funds': 'transfer',
};
/** The refusals that depend on the money, and so need an explanation. Others, e.g. a closed account, never move any. */
const REFUSED_FOR_MONEY: readonly number[] = [404, 409, 422];

interface Sent {
  readonly amount?: string;
  readonly _id?: string;
}

interface Answered {
  readonly withdrawal?: { readonly _id: string };
}

/** Records a page's calls that move money. */
export function recordMoneyCalls(page: Page): () => Promise<readonly MoneyCall[]> {
  const calls: { readonly request: Request; readonly from: number; to: number }[] = [];
  page.on('request', (request) => {
    if (kindOf(request) !== undefined) calls.push({ request, from: performance.now(), to: Number.POSITIVE_INFINITY });
  });
  page.on('response', (response) => {
    const call = calls.find(({ request }) => request === response.request());
    if (call !== undefined) call.to = performance.now();
  });
  return async () => (await Promise.all(calls.map(readCall))).flat();
}

async function readCall({ request, from, to }: { request: Request; from: number; to: number }): Promise<MoneyCall[]> {
  const kind = kindOf(request);
  const response = Number.isFinite(to) ? await request.response() : null;
  if (kind === undefined || (response !== null && isRefusedAlways(response.status()))) return [];
  const { amount = '0', _id = '' } = request.postDataJSON() as Sent;
  const answered = response?.ok() === true ? ((await response.json()) as Answered) : {};
  const id = answered.withdrawal?._id ?? _id;
  const key = (await request.headerValue('idempotency-key')) ?? '';
  return [{ kind, amount: centsOf(amount), id, key, isDone: response === null ? null : response.ok(), from, to }];
}

function isRefusedAlways(status: number): boolean {
  return status >= 400 && !REFUSED_FOR_MONEY.includes(status);
}

function kindOf(request: Request): MoneyCall['kind'] | undefined {
  return KINDS[new URL(request.url()).pathname];
}

/** An amount of the contract, e.g. '12.30', in cents. */
export function centsOf(amount: string): number {
  return Math.round(Number(amount) * 100);
}
