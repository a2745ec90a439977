import { isAmount } from '../amount.ts';
import { attemptFor } from '../attempt.ts';
import { timerSlice } from '../delays.ts';
import { succeeded } from '../reply.ts';
import { isCount, isRecord, isText } from '../shape.ts';
import type { EpochMs } from '../types.ts';
import { tradeAssetsMessages } from './messages.ts';
import type * as Trade from './types.ts';

export function startTrading({ side, asset, resumed }: Trade.TradeAssetsInput): Trade.TradeAssetsContext {
  const draft = { asset, quantity: resumed?.order.quantity ?? '', dollars: '', by: 'quantity' } as const;
  return { side, draft, error: null, quote: null, left: 0, attempt: resumed ?? null, order: null, message: '' };
}

/** A quantity, or whole cents, above zero, in decimal text. */
export function isValid({ draft }: Trade.TradeAssetsContext): boolean {
  const typed = draft[draft.by].trim();
  const form = draft.by === 'dollars' ? money : decimal;
  return form.test(typed) && /[1-9]/.test(typed) && draft.asset !== '';
}

/** The message under the field that counts while its value is not valid. */
export function missingMessage({ draft }: Trade.TradeAssetsContext): string {
  return draft.by === 'dollars' ? tradeAssetsMessages.amount : tradeAssetsMessages.quantity;
}

/** The call that requests a price for the typed quantity or amount; dollars become cents. */
export function toQuote({ side, draft }: Trade.TradeAssetsContext): Trade.FetchQuoteCall {
  const { asset, by } = draft;
  if (by === 'quantity') return { side, asset, quantity: draft.quantity.trim(), amount: null };
  const [dollars = '', cents = ''] = draft.dollars.trim().split('.');
  return { side, asset, quantity: null, amount: Number(dollars) * 100 + Number(cents.padEnd(2, '0')) };
}

/** A valid quote: for the requested values, and not expired. */
export function isQuote(context: Trade.TradeAssetsContext, reply: Trade.FetchQuoteReply): boolean {
  if (!succeeded(reply) || !isRecord(reply.body)) return false;
  const { id, side, asset, quantity, amount, fee, expiresAt } = reply.body;
  const requestedQuote = toQuote(context);
  const isAsMuch = requestedQuote.quantity === null ? isText(quantity) : quantity === requestedQuote.quantity;
  const isSame = side === requestedQuote.side && asset === requestedQuote.asset && isAsMuch;
  const most = requestedQuote.amount ?? Number.MAX_SAFE_INTEGER;
  const isMoney = isAmount(amount, most) && Number.isSafeInteger(fee) && fee >= 0;
  return isText(id) && isSame && isMoney && isCount(expiresAt) && expiresAt > reply.at;
}

/** Stores the quote with its remaining time. */
export function setQuote({ body, at }: Trade.FetchQuoteReply): Partial<Trade.TradeAssetsContext> {
  return body === null ? {} : { quote: body, left: timerSlice(body.expiresAt - at), message: '' };
}

/** By wall-clock time: timers stop while a computer sleeps. */
export function isExpired({ quote }: Trade.TradeAssetsContext, at: EpochMs): boolean {
  return quote === null || at >= quote.expiresAt;
}

/** The remaining time of the quote, in ms. */
export function setTimeLeft({ quote, left }: Trade.TradeAssetsContext, at: EpochMs): Partial<Trade.TradeAssetsContext> {
  const rest = (quote?.expiresAt ?? at) - at;
  // A clock that was set back does not make a quote valid for longer.
  return { left: rest < left ? rest : left };
}

/** The reviewed order, under one id however often it is sent. */
export function openAttempt(context: Trade.TradeAssetsContext, attemptId: string): Partial<Trade.TradeAssetsContext> {
  const { quote, attempt } = context;
  if (quote === null) return {};
  const { id: quoteId, side, asset, quantity, amount } = quote;
  return { attempt: attemptFor(attempt, { quoteId, side, asset, quantity, amount }, attemptId), message: '' };
}

/** The open order. @throws TypeError if there is none, which no state that needs it allows */
export function attemptOf({ attempt }: Trade.TradeAssetsContext): Trade.CreateOrderCall {
  if (attempt === null) throw new TypeError('Nothing was ordered yet.');
  return attempt;
}

/** The server placed it. */
export function isPlaced(reply: Trade.CreateOrderReply): boolean {
  return succeeded(reply) && isOrder(reply.body);
}

/**
 * The server placed nothing, and will not: after 409 the first call is still running, after 5xx and invalid answers the
 * outcome is unknown.
 */
export function isRefused(reply: Trade.CreateOrderReply): boolean {
  if (reply.status === 200) return reply.bool === false;
  return reply.status >= 300 && reply.status < 500 && reply.status !== 409;
}

/** The order in a reply; null if it has none or is malformed. */
export function orderIn(reply: Trade.FindOrderReply): Trade.TradeOrder | null {
  if (!succeeded(reply) || !isRecord(reply.body)) return null;
  return isOrder(reply.body.order) ? reply.body.order : null;
}

/** The server knows that it has no such order. */
export function isUnknown(reply: Trade.FindOrderReply): boolean {
  return succeeded(reply) && isRecord(reply.body) && reply.body.order === null;
}

/** Whether the order is final, and its outcome. */
export function isIn(order: Trade.TradeOrder | null, state: Trade.OrderState): boolean {
  return order?.state === state;
}

const decimal = /^(?:\d+(?:\.\d*)?|\.\d+)$/;
/** The number of digits up to which cents are exact. */
const money = /^(?:\d{1,12}(?:\.\d{0,2})?|\.\d{1,2})$/;
const states: ReadonlySet<unknown> = new Set<Trade.OrderState>(['pending', 'settled', 'failed', 'refunded']);

function isOrder(order: unknown): order is Trade.TradeOrder {
  return isRecord(order) && isText(order['id']) && states.has(order['state']);
}
