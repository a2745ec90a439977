import { after, MINUTE } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../db/Db.ts';
import type { Call, Refusal, Reply } from '../../http/contract.ts';
import { refusals, wrongField } from '../../http/refusals.ts';
import { once } from '../../idempotency/once.ts';
import { newId } from '../../ids.ts';
import { houseAccount, userAccount } from '../../ledger/accounts.ts';
import { hold, type TransferResult } from '../../ledger/transfer.ts';
import type { Cents } from '../../money.ts';
import { userChanged } from '../account/userChanged.ts';
import { ORDER_MAX, orderFault, WRONG_QUANTITY } from './orderRules.ts';
import { type OrderRow, readOrder, toOrder } from './orderView.ts';
import { priceOf, quantityUnits, worth } from './quote.ts';
import { takeQuote } from './quotes.ts';

type Body = Call<'createOrder'>['body'];

const CREATED = 'Order created.';
/** How long the desk waits for what is sold: its price was made for now. */
const SALE_MS = 30 * MINUTE;

/**
 * WALLET-7: an order at a quote, which the desk carries out, or at the price of now, which people do. A purchase holds
 * its price at once, as a withdrawal does (WD-5).
 */
export async function createOrder(call: Call<'createOrder'>, context: Context): Promise<Reply<'createOrder'>> {
  const { body, caller, idempotencyKey: attempt } = call;
  const wrong = orderFault(body);
  if (wrong) return wrong;
  const isQuoted = (body.quote ?? null) !== null;
  const priced = isQuoted ? null : await price(body, context);
  if (priced && !priced.ok) return priced.refusal;

  const reply = await once('createOrder', call, context, async (tx): Promise<Reply<'createOrder'>> => {
    // The answer of a key is kept for a day, the order for good.
    const known = attempt === null ? undefined : await readOrder(tx, caller.userId, 'attempt', attempt);
    if (known) return created(known);
    const terms = isQuoted ? await quoted(tx, context, call) : { ...NO_TERMS, amount_cents: priced?.cents ?? null };
    if ('code' in terms) return terms;
    const row: OrderRow = { ...ordered(body, context), ...terms };
    const held = body.type === 'buy' ? await holdPrice(tx, context, caller.userId, row) : null;
    if (held?.ok === false) return refusals.insufficientFund;
    await insert(tx, caller.userId, row, { holdId: held?.id ?? null, attempt });
    if (held) await userChanged(tx, context.clock, caller.userId);
    return created(row);
  });
  if (isQuoted && reply.status === 200) context.desk.kick();
  return reply;
}

function created(row: OrderRow) {
  return { status: 200, body: { bool: true, message: CREATED, order: toOrder(row) } } as const;
}

type Priced =
  | { readonly ok: true; readonly cents: Cents | null }
  | { readonly ok: false; readonly refusal: Refusal<422 | 503> };

/** Nobody buys or sells for real money at a made-up price. */
async function price({ type, asset, quantity }: Body, { config, market }: Context): Promise<Priced> {
  if (type === 'send') return { ok: true, cents: null };
  const quotes = await market();
  const unit = priceOf(quotes, asset);
  const isReal = config.mode === 'demo' || quotes.source === 'live' || quotes.source === 'cache';
  if (unit === undefined || !isReal) return { ok: false, refusal: refusals.unavailable };
  const cents = worth(quantityUnits(quantity), unit, type);
  if (cents === 0n) return { ok: false, refusal: wrongField('quantity', WRONG_QUANTITY) };
  if (cents > ORDER_MAX)
    return { ok: false, refusal: { ...wrongField('quantity', WRONG_QUANTITY), code: 'limit_exceeded' } };
  return { ok: true, cents };
}

type Ordered = 'id' | 'created_at' | 'type' | 'asset' | 'quantity' | 'chain' | 'network' | 'address' | 'status';
type Terms = Omit<OrderRow, Ordered>;

const NO_TERMS: Terms = {
  amount_cents: null,
  quote_id: null,
  fee_cents: null,
  counterparty: null,
  confirmations: null,
  pay_to: null,
  pay_until: null,
  reason: null,
  tx_id: null,
};

function ordered(body: Body, { clock }: Context): Pick<OrderRow, Ordered> {
  const { type, asset, quantity, chain, network, address = null } = body;
  return { id: newId(clock), created_at: clock(), type, asset, quantity, chain, network, address, status: 'Pending' };
}

/** What the quote says. What is sold goes to an address of this order alone, so nobody has to guess whose it is. */
async function quoted(tx: Queryable, { clock, desk }: Context, { body, caller }: Call<'createOrder'>) {
  const now = clock();
  const taken = await takeQuote(tx, now, caller.userId, body);
  if ('code' in taken) return taken;
  const { id, amount_cents, fee_cents, counterparty, confirmations } = taken;
  const isSale = body.type === 'sell';
  return {
    ...NO_TERMS,
    amount_cents,
    quote_id: id,
    fee_cents,
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

interface Behind {
  readonly holdId: string | null;
  readonly attempt: string | null;
}

async function insert(tx: Queryable, userId: string, row: OrderRow, { holdId, attempt }: Behind): Promise<void> {
  const { tx_id: _, reason: _none, ...columns } = row;
  const values = { ...columns, user_id: userId, hold_transfer_id: holdId, attempt };
  const names = Object.keys(values);
  await tx.query(
    `INSERT INTO orders (${names.join(', ')}) VALUES (${names.map((_name, at) => `$${at + 1}`).join(', ')})`,
    Object.values(values),
  );
}
