import type { Order as WireOrder, Quote as WireQuote } from '@keel/contract';
import type { Cents, CreateOrderCall, FetchQuoteCall, FindOrderCall, Quote, Reply, TradeOrder } from '@keel/flows';
import type { Api } from './api.ts';
import { idempotent } from './attempt.ts';
import { centsFromWire, centsToWire } from './money.ts';
import type { NetworkPlace } from './networks.ts';
import { toReply } from './reply.ts';

/** A price with all that its review shows (WALLET-7). */
export interface FullQuote extends Quote {
  /** US dollars for one, decimal text: with the spread, and as the market has it. */
  readonly rate: string;
  readonly marketRate: string;
  readonly spreadPercent: string;
  /** What the network takes for a purchase, within the amount; null for a sale. */
  readonly networkFee: Cents | null;
  /** How far what a sale brings may lie from the quote before a person decides; null for a purchase. */
  readonly bandPercent: string | null;
  readonly source: WireQuote['source'];
  /** ISO 8601: since when the market's rate stands. */
  readonly asOf: string;
  readonly counterparty: string;
}

/** An order with all that its receipt shows. */
export interface FullOrder extends TradeOrder {
  /** ISO 8601. */
  readonly date: string;
  readonly side: WireOrder['type'];
  readonly asset: string;
  readonly quantity: string;
  readonly amount: Cents | null;
  readonly fee: Cents | null;
  /** What a purchase paid for the network's fee. */
  readonly networkFee: Cents | null;
  readonly address: string | null;
  readonly counterparty: string | null;
  /** The transfer on the chain by which a purchase was sent. */
  readonly txId: string | null;
  /** Where to send what is sold; `until` is ISO 8601. */
  readonly payTo: { readonly address: string; readonly quantity: string; readonly until: string } | null;
  /** What a pending sale waits for; null for everything else. */
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
  const howMuch = {
    ...(quantity !== null && { quantity }),
    ...(amount !== null && { amount: centsToWire(amount) }),
  };
  const body = { type: side, asset, ...howMuch, chain, network };
  return toReply(client.POST('/create-quote', { body, signal }), answers, ({ quote }) => readQuote(quote));
}

/** POST /create-order, at the price that was reviewed. `address` is where what is bought goes, or what comes too late returns. */
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

/** POST /find-order: the order of an attempt; null when the server has none. */
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
