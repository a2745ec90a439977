import type { Order as WireOrder, Quote as WireQuote } from '@keel/contract';
import type { Cents, CreateOrderCall, FetchQuoteCall, FindOrderCall, Quote, Reply, TradeOrder } from '@keel/flows';
import type { Api } from './api.ts';
import { idempotent } from './attempt.ts';
import { centsFromWire, centsToWire } from './money.ts';
import type { NetworkPlace } from './networks.ts';
import { toReply } from './reply.ts';

/** A quote with everything that its review shows (WALLET-7). */
export interface FullQuote extends Quote {
  /** US dollars for one unit, as decimal text: with the desk's spread, and the market price. */
  readonly rate: string;
  readonly marketRate: string;
  readonly spreadPercent: string;
  /** The network fee of a purchase, included in the amount; null for a sale. */
  readonly networkFee: Cents | null;
  /** How far the proceeds of a sale may differ from the quote before a person decides; null for a purchase. */
  readonly bandPercent: string | null;
  readonly source: WireQuote['source'];
  /** ISO 8601: the time of the market price. */
  readonly asOf: string;
  readonly counterparty: string;
}

/** An order with everything that its receipt shows. */
export interface FullOrder extends TradeOrder {
  /** ISO 8601. */
  readonly date: string;
  readonly side: WireOrder['type'];
  readonly asset: string;
  readonly quantity: string;
  readonly amount: Cents | null;
  readonly fee: Cents | null;
  /** The network fee of a purchase. */
  readonly networkFee: Cents | null;
  readonly address: string | null;
  readonly counterparty: string | null;
  /** The transaction on the chain that sent a purchase. */
  readonly txId: string | null;
  /** Where to send the coins of a sale; `until` is ISO 8601. */
  readonly payTo: { readonly address: string; readonly quantity: string; readonly until: string } | null;
  /** The reason why a sale is pending; null for everything else. */
  readonly waitsFor: WireOrder['waitsFor'];
  readonly reason: string | null;
}

/** POST /create-quote. */
export function fetchQuote(
  { client, ...answers }: Api,
  { chain, network }: NetworkPlace,
  { side, asset, quantity, amount }: FetchQuoteCall,
  signal: AbortSignal,
): Promise<Reply<FullQuote>> {
  const quantityOrAmount = {
    ...(quantity !== null && { quantity }),
    ...(amount !== null && { amount: centsToWire(amount) }),
  };
  const body = { type: side, asset, ...quantityOrAmount, chain, network };
  return toReply(client.POST('/create-quote', { body, signal }), answers, ({ quote }) => readQuote(quote));
}

/**
 * POST /create-order, at the reviewed price. `address` receives purchased coins, and coins of a sale that arrive too
 * late.
 */
export function createOrder(
  { client, ...answers }: Api,
  { chain, network, address }: NetworkPlace & { readonly address: string },
  { id, order: { quoteId, side, asset, quantity } }: CreateOrderCall,
  signal: AbortSignal,
): Promise<Reply<FullOrder>> {
  const body = { type: side, asset, quantity, chain, network, quote: quoteId, address };
  const call = client.POST('/create-order', { params: { header: idempotent(id) }, body, signal });
  return toReply(call, answers, ({ order }) => readOrder(order));
}

/** POST /find-order: the order of an attempt; null if the server has none. */
export function findOrder(
  { client, ...answers }: Api,
  { attemptId }: FindOrderCall,
  signal: AbortSignal,
): Promise<Reply<{ readonly order: FullOrder | null }>> {
  const call = client.POST('/find-order', { body: { attempt: attemptId }, signal });
  return toReply(call, answers, ({ order }) => ({ order: order && readOrder(order) }));
}

function readQuote(wire: WireQuote): FullQuote {
  const { _id, type, amount, fee, expiresAt, asset, quantity, rate, marketRate } = wire;
  const { spreadPercent, networkFee, bandPercent, source, asOf, counterparty } = wire;
  return {
    id: _id,
    side: type,
    asset,
    quantity,
    amount: centsFromWire(amount),
    fee: centsFromWire(fee),
    expiresAt: Date.parse(expiresAt),
    rate,
    marketRate,
    spreadPercent,
    networkFee: networkFee === null ? null : centsFromWire(networkFee),
    bandPercent,
    source,
    asOf,
    counterparty,
  };
}

function readOrder(wire: WireOrder): FullOrder {
  const { _id, type, amount, fee, state, date, asset, quantity, address, counterparty, txId } = wire;
  const { networkFee, payTo, waitsFor, reason } = wire;
  return {
    id: _id,
    state,
    date,
    side: type,
    asset,
    quantity,
    amount: amount === null ? null : centsFromWire(amount),
    fee: fee === null ? null : centsFromWire(fee),
    networkFee: networkFee === null ? null : centsFromWire(networkFee),
    address,
    counterparty,
    txId,
    payTo,
    waitsFor,
    reason,
  };
}
