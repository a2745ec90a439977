import type { Attempt } from '../attempt.ts';
import type { Navigate } from '../intent.ts';
import type { Reply } from '../reply.ts';
import type { Cents, EpochMs } from '../types.ts';

export type TradeSide = 'buy' | 'sell';

/**
 * The typed values: a quantity in whole units of the asset, and US dollars, both in decimal text; only one of them
 * counts.
 */
export interface TradeDraft {
  readonly asset: string;
  readonly quantity: string;
  readonly dollars: string;
  readonly by: TradeUnit;
}

/** Which of the two counts. */
type TradeUnit = 'quantity' | 'dollars';

/** A price that is valid for a limited time (WALLET-7). */
export interface Quote {
  readonly id: string;
  readonly side: TradeSide;
  readonly asset: string;
  readonly quantity: string;
  /** The amount to pay or receive, fee included. */
  readonly amount: Cents;
  readonly fee: Cents;
  readonly expiresAt: EpochMs;
}

/** `pending` until it settles; the amount of a `refunded` order is back on the balance. */
export type OrderState = 'pending' | 'settled' | 'failed' | 'refunded';

export interface TradeOrder {
  readonly id: string;
  readonly state: OrderState;
}

/** The order: exactly what was reviewed. */
export interface TradeTerms {
  readonly quoteId: string;
  readonly side: TradeSide;
  readonly asset: string;
  readonly quantity: string;
  readonly amount: Cents;
}

export interface TradeAssetsInput {
  readonly side: TradeSide;
  readonly asset: string;
  /** An order that was sent before the page was left or reloaded, to resume. @default none */
  readonly resumed?: Attempt<TradeTerms>;
}

export interface TradeAssetsContext {
  readonly side: TradeSide;
  readonly draft: TradeDraft;
  /** The error of the value that counts; null if there is none. */
  readonly error: string | null;
  readonly quote: Quote | null;
  /** Ms until the quote expires, when the timer was set. */
  readonly left: number;
  /** The open order, whose outcome may not be known yet. */
  readonly attempt: Attempt<TradeTerms> | null;
  readonly order: TradeOrder | null;
  readonly message: string;
}

export type TradeAssetsEvent =
  | { readonly type: 'field.changed'; readonly name: 'asset' | 'quantity' | 'dollars'; readonly value: string }
  | { readonly type: 'field.changed'; readonly name: 'by'; readonly value: TradeUnit }
  | { readonly type: 'submitted' }
  /** @param attemptId a new id for each press; an order whose outcome is unknown keeps its first */
  | { readonly type: 'confirmed'; readonly attemptId: string; readonly at: EpochMs }
  /** The step-up succeeded (PAYOUT-4). @param attemptId as for `confirmed` */
  | { readonly type: 'proved'; readonly attemptId: string; readonly at: EpochMs }
  /** The step-up was cancelled. */
  | { readonly type: 'proof.left'; readonly at: EpochMs }
  | { readonly type: 'edited' }
  /** The page became visible, or the computer woke up. */
  | { readonly type: 'page.resumed'; readonly at: EpochMs }
  | { readonly type: 'check.requested' }
  | { readonly type: 'closed' }
  | { readonly type: 'message.dismissed' };

/** Port `fetchQuote`. */
export interface FetchQuoteCall {
  readonly side: TradeSide;
  readonly asset: string;
  /** null: as much as `amount` buys. */
  readonly quantity: string | null;
  /** The maximum to pay or receive, fee included; null: whatever the quantity costs. */
  readonly amount: Cents | null;
}
export type FetchQuoteReply = Reply<Quote>;

/** Port `createOrder`: POST /create-order, under the attempt's id (Idempotency-Key). */
export type CreateOrderCall = Attempt<TradeTerms>;
export type CreateOrderReply = Reply<TradeOrder>;

/** Port `findOrder`: the order of an attempt; `order` is null if the server has none. */
export interface FindOrderCall {
  readonly attemptId: string;
}
export type FindOrderReply = Reply<{ readonly order: TradeOrder | null }>;

export type TradeAssetsOutput = Navigate;
