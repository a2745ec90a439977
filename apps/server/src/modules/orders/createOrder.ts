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
import { CHAINS } from './chains.ts';
import { type OrderRow, toOrder } from './orderView.ts';
import { priceOf, quantityUnits, worth } from './quote.ts';

type Body = Call<'createOrder'>['body'];

/** An order above this is a slip of the finger; it also fits the contract's `Money`. */
const ORDER_MAX: Cents = 100_000_000n;

const CREATED = 'Order created.';
const WRONG_QUANTITY = 'Please enter a quantity that this asset can have';
const WRONG_ADDRESS = 'This address is not right. Please check it.';

/** WALLET-7: an order at the price of now. A purchase holds its price at once, as a withdrawal does (WD-5). */
export async function createOrder(call: Call<'createOrder'>, context: Context): Promise<Reply<'createOrder'>> {
  const { clock } = context;
  const { body, caller } = call;
  const wrong = fault(body);
  if (wrong) return wrong;
  const priced = await price(body, context);
  if (!priced.ok) return priced.refusal;

  return once('createOrder', call, context, async (tx): Promise<Reply<'createOrder'>> => {
    const row: OrderRow = {
      id: newId(clock),
      created_at: clock(),
      type: body.type,
      asset: body.asset,
      quantity: body.quantity,
      chain: body.chain,
      network: body.network,
      address: body.address ?? null,
      amount_cents: priced.cents,
      status: 'Pending',
    };
    const held = body.type === 'buy' ? await holdPrice(tx, context, caller.userId, row) : null;
    if (held?.ok === false) return refusals.insufficientFund;
    await insert(tx, caller.userId, row, held?.id ?? null);
    if (held) await userChanged(tx, clock, caller.userId);
    return { status: 200, body: { bool: true, message: CREATED, order: toOrder(row) } };
  });
}

function fault({ type, asset, quantity, chain, network, address = null }: Body): Refusal<422> | undefined {
  const known = CHAINS.get(chain);
  if (!known) return wrongField('chain', 'Please choose a chain from the list');
  const decimals = known.assets[asset];
  if (decimals === undefined) return wrongField('asset', 'Please choose an asset of this chain');
  const [, fraction = ''] = quantity.split('.');
  if (quantityUnits(quantity) === 0n || fraction.length > decimals) return wrongField('quantity', WRONG_QUANTITY);
  const isRight = address === null ? type !== 'send' : known.isAddress(address, network);
  return isRight ? undefined : { ...wrongField('address', WRONG_ADDRESS), code: 'invalid_address' };
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

async function insert(tx: Queryable, userId: string, row: OrderRow, holdId: string | null): Promise<void> {
  await tx.query(
    `INSERT INTO orders (id, user_id, type, asset, quantity, chain, network, address, amount_cents, status, created_at,
       hold_transfer_id) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      row.id,
      userId,
      row.type,
      row.asset,
      row.quantity,
      row.chain,
      row.network,
      row.address,
      row.amount_cents,
      row.status,
      row.created_at,
      holdId,
    ],
  );
}
