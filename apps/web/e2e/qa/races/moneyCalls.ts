import type { Page, Request } from '@playwright/test';
import type { MoneyCall } from './explainCalls.ts';

const KINDS: Readonly<Record<string, (sent: Sent) => MoneyCall['kind']>> = {
  '/api/createwithdraw': () => 'withdraw',
  '/api/cancel-withdraw': () => 'cancel',
  '/api/transfer-funds': () => 'transfer',
  '/api/createpay': ({ paid }) => (paid === 'Paid' ? 'markPaid' : 'markUnpaid'),
};
/** The refusals that depend on the money, and so need an explanation. Others, e.g. a closed account, never move any. */
const REFUSED_FOR_MONEY: readonly number[] = [404, 409, 422];

interface Sent {
  readonly amount?: string;
  readonly _id?: string;
  readonly depositId?: string;
  readonly paid?: string;
}

interface Answered {
  readonly withdrawal?: { readonly _id: string };
}

/** Records a page's calls that move money or mark a deposit. */
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
  const outcome = outcomeOfStatus(response?.status() ?? null);
  if (kind === undefined || outcome === 'refusedOtherwise') return [];
  const { amount = '0', _id, depositId } = request.postDataJSON() as Sent;
  const answered = response?.ok() === true ? ((await response.json()) as Answered) : {};
  const id = answered.withdrawal?._id ?? _id ?? depositId ?? '';
  const key = (await request.headerValue('idempotency-key')) ?? '';
  const call = { kind, amount: centsOf(amount), id, key, from };
  return outcome === 'unknown'
    ? [{ ...call, isDone: null, to: Number.POSITIVE_INFINITY }]
    : [{ ...call, isDone: outcome === 'done', to }];
}

/**
 * What a status says about a call: that the server did it, refused it because of the money or for another reason, or
 * nothing, since it failed (5xx) or the answer was lost (null).
 */
export function outcomeOfStatus(status: number | null): 'done' | 'refusedForMoney' | 'refusedOtherwise' | 'unknown' {
  if (status === null || status >= 500) return 'unknown';
  if (status < 400) return 'done';
  return REFUSED_FOR_MONEY.includes(status) ? 'refusedForMoney' : 'refusedOtherwise';
}

function kindOf(request: Request): MoneyCall['kind'] | undefined {
  return KINDS[new URL(request.url()).pathname]?.(request.postDataJSON() as Sent);
}

/** An amount of the contract, e.g. '12.30', in cents. */
export function centsOf(amount: string): number {
  return Math.round(Number(amount) * 100);
}
