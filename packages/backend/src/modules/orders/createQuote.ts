import type { Quote } from '@keel/contract';
import { type Node, NodeFault } from '../../chains/Node.ts';
import { after, MINUTE, SECOND } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { Call, Refusal, Reply } from '../../contract/contract.ts';
import { invalidField, refusals, tooManyRequests } from '../../contract/refusals.ts';
import { deskPrice, type Priced, percentText, quantityFor, rateText, type Terms } from '../../desk/deskPrice.ts';
import { evmNode, NodeRefusal } from '../../desk/evmNode.ts';
import { networkFee } from '../../desk/networkFee.ts';
import { pauseOf } from '../../desk/pause.ts';
import { QUANTITY_DECIMALS, quantityText, quantityUnits } from '../../desk/price.ts';
import { saleBand } from '../../desk/saleBand.ts';
import { newId } from '../../ids.ts';
import { count, type Limit } from '../../limits/limits.ts';
import { coinIdOf } from '../../market/coinIds.ts';
import { type Cents, fromWire, toWire } from '../../money.ts';
import { networkNotConfigured } from '../wallet/messages.ts';
import { CHAINS } from './chains.ts';
import { minimumOrder } from './minimumOrder.ts';
import { assetFault, ORDER_MAX, quantityFault } from './orderRules.ts';
import { storeQuote } from './quotes.ts';

/** How long a quote is valid. */
const HOLDS_SECONDS = 60;
const LIMIT: Limit = { bucket: 'quote', max: 30, windowMs: MINUTE };
const MADE = `This price holds for ${HOLDS_SECONDS} seconds.`;

/** WALLET-7: a price of the desk with all its components. */
export async function createQuote(call: Call<'createQuote'>, context: Context): Promise<Reply<'createQuote'>> {
  const { body, caller } = call;
  const { clock, config, db, desk, nodes } = context;
  const wrong = requestFault(body);
  if (wrong) return wrong;
  const node = await nodes.of(body.chain, body.network);
  if (!node || !desk.trades(node).includes(body.asset)) return networkNotConfigured;
  const allowed = await count(db, clock, LIMIT, caller.userId);
  if (!allowed.ok) return tooManyRequests(allowed);

  // A paused desk pays at an unknown time, so it cannot promise a price (DESK-2).
  if (body.type === 'buy' && (await pauseOf(db))) return refusals.unavailable;
  if (desk.isOffline()) return refusals.unavailable;

  const least = await minimumOrder(db);
  const coin = coinIdOf(body.asset);
  const price = coin && (await context.coinPrices(coin));
  if (!price) return refusals.unavailable;
  const forNetwork = body.type === 'buy' ? await networkFeeNow(context, node, body.asset) : 0n;
  if (forNetwork === undefined) return refusals.unavailable;
  const market = price.usd;
  const { feeBps, spreadBps } = config.wallet;
  const { amount, ...request } = body;
  const quantity = body.quantity ?? quantityWithin(body, fromWire(amount ?? 0) - forNetwork, market, config.wallet);
  const bare = deskPrice(body.type, quantityUnits(quantity), market, config.wallet);
  const priced = { ...bare, amount: bare.amount + forNetwork };
  // The network fee leaves nothing to buy coins with.
  if (bare.amount <= 0n) return invalidField(amount === undefined ? 'quantity' : 'amount', 'quantity_wrong');
  const outside =
    amount === undefined
      ? outsideLimits(priced, 'quantity', priced.amount, least)
      : outsideLimits(priced, 'amount', fromWire(amount), least);
  if (outside) return outside;

  const bandBps = body.type === 'sell' ? await saleBand(db) : null;
  const now = clock();
  const quote: Quote = {
    _id: newId(clock),
    ...request,
    quantity,
    marketRate: rateText(market),
    rate: rateText(priced.rate),
    spreadPercent: percentText(spreadBps),
    fee: toWire(priced.fee),
    feePercent: percentText(feeBps),
    networkFee: body.type === 'buy' ? toWire(forNetwork) : null,
    amount: toWire(priced.amount),
    bandPercent: bandBps === null ? null : percentText(bandBps),
    source: price.source,
    asOf: price.asOf.toISOString(),
    expiresAt: after(now, HOLDS_SECONDS * SECOND).toISOString(),
    counterparty: config.operator.name ?? desk.sampleName,
  };
  await storeQuote(db, now, caller.userId, {
    quote,
    priced,
    confirmations: node.confirmations,
    terms: config.wallet,
    bandBps,
    networkFee: body.type === 'buy' ? forNetwork : null,
  });
  return { status: 200, body: { bool: true, message: MADE, quote } };
}

/** The network fee of a purchase; undefined if it is unknown at the moment. */
async function networkFeeNow(
  { nodes, coinPrices, log }: Context,
  node: Node,
  asset: string,
): Promise<Cents | undefined> {
  const coin = coinIdOf(node.coin.asset);
  const price = coin && (await coinPrices(coin));
  if (!price) return undefined;
  try {
    return await networkFee(evmNode(nodes, node), asset, price.usd);
  } catch (error) {
    if (!(error instanceof NodeFault || error instanceof NodeRefusal)) throw error;
    log.warn(
      { chain: node.chain, reason: error.message },
      'nothing is quoted, since the fee of the network is not known',
    );
    return undefined;
  }
}

/** Decimals of a quantity that the desk computes: as many as screens show. */
const DECIMALS = 8;

/** The invalid part of the request; undefined if it is valid. */
function requestFault(body: Call<'createQuote'>['body']): Refusal<422> | undefined {
  const { quantity, amount } = body;
  if ((quantity === undefined) === (amount === undefined)) return invalidField('quantity', 'quantity_wrong');
  if (quantity !== undefined) return quantityFault({ ...body, quantity });
  // The amount is limited before its quantity is computed.
  return assetFault(body) ?? (fromWire(amount ?? 0) > ORDER_MAX ? amountTooLarge('amount') : undefined);
}

/** The largest quantity, in the format of the wire, whose price is at most an amount. */
function quantityWithin(
  { type, chain, asset }: Call<'createQuote'>['body'],
  amount: Cents,
  market: bigint,
  terms: Terms,
): string {
  const decimals = Math.min(CHAINS.get(chain)?.assets.get(asset) ?? 0, DECIMALS);
  const units = quantityFor(type, amount, market, terms, 10n ** BigInt(QUANTITY_DECIMALS - decimals));
  return quantityText(units);
}

type Field = 'quantity' | 'amount';

/** @param wanted is compared with the minimum: the amount to be spent or received, or the value of the quantity */
function outsideLimits(
  { amount }: Priced,
  field: Field,
  wanted: Cents,
  least: { readonly dollars: number; readonly cents: Cents },
): Refusal<422> | undefined {
  if (wanted < least.cents) return { ...invalidField(field, 'order_too_small', least.dollars), code: 'limit_exceeded' };
  return amount > ORDER_MAX ? amountTooLarge(field) : undefined;
}

function amountTooLarge(field: Field): Refusal<422> {
  return { ...invalidField(field, 'quantity_wrong'), code: 'limit_exceeded' };
}
