import { after, MINUTE } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { Call, Refusal, Reply } from '../../contract/contract.ts';
import { invalidField, refusals } from '../../contract/refusals.ts';
import { type Queryable, singleRow } from '../../db/Db.ts';
import { inserter } from '../../db/inserter.ts';
import { priceOf, quantityUnits } from '../../desk/price.ts';
import { userChanged } from '../../events/userChanged.ts';
import { once } from '../../idempotency/once.ts';
import { newId } from '../../ids.ts';
import { houseAccount, userAccount } from '../../ledger/accounts.ts';
import { hold, type TransferResult } from '../../ledger/transfer.ts';
import { coinIdOf } from '../../market/coinIds.ts';
import type { Cents } from '../../money.ts';
import { purchaseNotice } from '../../security/notices/notices.ts';
import { sendNotice } from '../../security/notices/sendNotice.ts';
import { messageOf } from '../../words/sentences.ts';
import { networkNotConfigured } from '../wallet/messages.ts';
import { ORDER_MAX, orderFault } from './orderRules.ts';
import { type OrderRow, readOrder, toOrder } from './orderView.ts';
import { purchaseNeeds } from './purchaseNeeds.ts';
import { lockQuote } from './quotes.ts';

type Body = Call<'createOrder'>['body'];

/** Maximum number of pending orders without a quote per account, so that nobody can flood the operator. */
const WAITING_MAX = 20;
const tooManyWaiting = {
  status: 422,
  code: 'limit_exceeded',
  ...messageOf('orders_waiting', WAITING_MAX),
} as const satisfies Refusal<422>;

/** Maximum number of sales that wait for their coins: they hold no money, and each costs the desk requests (DESK-3). */
const UNPAID_SALES_MAX = 3;
const tooManyUnpaid = {
  status: 422,
  code: 'limit_exceeded',
  ...messageOf('sales_unpaid', UNPAID_SALES_MAX),
} as const satisfies Refusal<422>;

/** The desk requires quotes, so that every order has a fee, a spread and an end (DESK-1). */
const quoteNeeded = invalidField('quote', 'quote_needed');

/** How long the desk waits for the coins of a sale. */
const SALE_MS = 30 * MINUTE;

/**
 * WALLET-7: creates an order. With a quote, the desk carries it out. Without a quote, it has the current price, and an
 * operator carries it out; this is refused if the desk trades the asset. A purchase holds its price immediately, as a
 * withdrawal does (WD-5), and its investor is mailed (PAYOUT-5).
 */
export async function createOrder(call: Call<'createOrder'>, context: Context): Promise<Reply<'createOrder'>> {
  const { body, caller, idempotencyKey: attempt } = call;
  const wrong = orderFault(body);
  if (wrong) return wrong;
  if (body.type !== 'send' && body.network === 'test' && context.config.mode === 'live') return networkNotConfigured;
  const isQuoted = (body.quote ?? null) !== null;
  const lacksQuote = !isQuoted && body.type !== 'send' && (await isTraded(body, context));
  const current = isQuoted || lacksQuote ? null : await currentValue(body, context);
  if (current && !current.ok) return current.refusal;
  // Before the idempotency key is used: the app repeats the same call after the person has proved their identity.
  const needed = await purchaseNeeds(context, call, current?.cents ?? null);
  if (needed) return needed;

  const reply = await once('createOrder', call, context, async (tx): Promise<Reply<'createOrder'>> => {
    // The answer of a key is only stored for a day, so that a later retry is recognised by the order.
    const known = attempt === null ? undefined : await readOrder(tx, caller.userId, 'attempt', attempt);
    if (known) return created(known);
    if (lacksQuote) return quoteNeeded;
    if (!isQuoted && (await waiting(tx, caller.userId)) >= WAITING_MAX) return tooManyWaiting;
    if (isQuoted && body.type === 'sell' && (await unpaidSales(tx, caller.userId)) >= UNPAID_SALES_MAX)
      return tooManyUnpaid;
    const terms = isQuoted ? await quoted(tx, context, call) : { ...NO_TERMS, amount_cents: current?.cents ?? null };
    if ('code' in terms) return terms;
    const row: OrderRow = { ...ordered(body, context), ...terms };
    const reservation = body.type === 'buy' ? await holdPrice(tx, context, caller.userId, row) : null;
    if (reservation?.ok === false) return refusals.insufficientFund;
    await insert(tx, caller.userId, row, { holdId: reservation?.id ?? null, attempt });
    if (reservation) {
      await sendNotice(
        tx,
        context,
        caller.userId,
        purchaseNotice('ordered', { ...row, cents: row.amount_cents ?? 0n }),
      );
      await userChanged(tx, context.clock, caller.userId);
    }
    return created(row);
  });
  if (isQuoted && reply.status === 200) context.desk.kick();
  context.outbox.kick();
  return reply;
}

/** Whether the desk trades the ordered asset. */
async function isTraded({ chain, network, asset }: Body, { nodes, desk }: Context): Promise<boolean> {
  const node = await nodes.of(chain, network);
  return node !== undefined && desk.trades(node).includes(asset);
}

/** The number of pending orders without a quote, which an operator has to decide. */
function waiting(tx: Queryable, userId: string): Promise<bigint> {
  return countOf(tx, userId, 'quote_id IS NULL');
}

/** The number of sales whose coins were not seen yet. */
function unpaidSales(tx: Queryable, userId: string): Promise<bigint> {
  return countOf(tx, userId, `quote_id IS NOT NULL AND type = 'sell' AND paid_at IS NULL`);
}

/**
 * The number of pending orders that match a condition. Counted with the user locked, so that concurrent calls are
 * counted too.
 */
async function countOf(tx: Queryable, userId: string, are: string): Promise<bigint> {
  await tx.query('SELECT id FROM users WHERE id = $1 FOR NO KEY UPDATE', [userId]);
  return singleRow(
    await tx.query<{ n: bigint }>(
      `SELECT COUNT(*) AS n FROM orders WHERE user_id = $1 AND status = 'Pending' AND ${are}`,
      [userId],
    ),
  ).n;
}

function created(row: OrderRow) {
  return { status: 200, body: { bool: true, ...messageOf('order_created'), order: toOrder(row) } } as const;
}

type WorthNow =
  | { readonly ok: true; readonly cents: Cents | null }
  | { readonly ok: false; readonly refusal: Refusal<422 | 503> };

/** The current value of an order without a quote, in cents; null if it transfers the investor's own coins. */
async function currentValue({ type, asset, quantity }: Body, { coinPrices }: Context): Promise<WorthNow> {
  if (type === 'send') return { ok: true, cents: null };
  const coin = coinIdOf(asset);
  const unit = coin && (await coinPrices(coin))?.usd;
  if (unit === undefined) return { ok: false, refusal: refusals.unavailable };
  const cents = priceOf(quantityUnits(quantity), unit, type);
  if (cents === 0n) return { ok: false, refusal: invalidField('quantity', 'quantity_wrong') };
  if (cents > ORDER_MAX)
    return { ok: false, refusal: { ...invalidField('quantity', 'quantity_wrong'), code: 'limit_exceeded' } };
  return { ok: true, cents };
}

type Ordered = 'id' | 'created_at' | 'type' | 'asset' | 'quantity' | 'chain' | 'network' | 'address' | 'status';
type Terms = Omit<OrderRow, Ordered>;

const NO_TERMS: Terms = {
  amount_cents: null,
  quote_id: null,
  fee_cents: null,
  network_fee_cents: null,
  counterparty: null,
  confirmations: null,
  pay_to: null,
  pay_until: null,
  reason: null,
  paid_at: null,
  waits_for: null,
  tx_id: null,
};

function ordered(body: Body, { clock }: Context): Pick<OrderRow, Ordered> {
  const { type, asset, quantity, chain, network, address = null } = body;
  return { id: newId(clock), created_at: clock(), type, asset, quantity, chain, network, address, status: 'Pending' };
}

/**
 * The terms of the quote, or why it cannot be used. Each sale has its own address, so that received coins belong to a
 * known order.
 */
async function quoted(tx: Queryable, { clock, desk }: Context, { body, caller }: Call<'createOrder'>) {
  const now = clock();
  const taken = await lockQuote(tx, now, caller.userId, body);
  if ('code' in taken) return taken;
  const { id, amount_cents, fee_cents, network_fee_cents, counterparty, confirmations } = taken;
  const isSale = body.type === 'sell';
  return {
    ...NO_TERMS,
    amount_cents,
    quote_id: id,
    fee_cents,
    network_fee_cents,
    counterparty,
    confirmations,
    pay_to: isSale ? desk.saleAddress(id) : null,
    pay_until: isSale ? after(now, SALE_MS) : null,
  } satisfies Terms;
}

async function holdPrice(
  tx: Queryable,
  { clock }: Context,
  userId: string,
  { id, amount_cents }: OrderRow,
): Promise<TransferResult> {
  const from = await userAccount(tx, userId);
  const to = await houseAccount(tx, clock, 'house_orders');
  return hold(tx, clock, { from, to, cents: amount_cents ?? 0n, ref: { type: 'order', id } });
}

/** The columns of a new order; the others are set later by the desk. */
interface Stored extends Omit<OrderRow, 'tx_id' | 'reason' | 'paid_at' | 'waits_for'> {
  readonly user_id: string;
  readonly hold_transfer_id: string | null;
  readonly attempt: string | null;
}

const stored = inserter<Stored>('orders', {
  id: true,
  user_id: true,
  created_at: true,
  type: true,
  asset: true,
  quantity: true,
  chain: true,
  network: true,
  address: true,
  amount_cents: true,
  status: true,
  quote_id: true,
  fee_cents: true,
  network_fee_cents: true,
  counterparty: true,
  confirmations: true,
  pay_to: true,
  pay_until: true,
  hold_transfer_id: true,
  attempt: true,
});

interface HoldAndAttempt {
  readonly holdId: string | null;
  readonly attempt: string | null;
}

async function insert(
  tx: Queryable,
  userId: string,
  row: OrderRow,
  { holdId, attempt }: HoldAndAttempt,
): Promise<void> {
  await tx.query(stored.sql, stored.values({ ...row, user_id: userId, hold_transfer_id: holdId, attempt }));
}
