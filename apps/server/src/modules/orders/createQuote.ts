import type { Quote } from '@keel/contract';
import { after, MINUTE, SECOND } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { Call, Refusal, Reply } from '../../http/contract.ts';
import { refusals, tooMany, wrongField } from '../../http/refusals.ts';
import { newId } from '../../ids.ts';
import { count, type Limit } from '../../limits/limits.ts';
import { toWire } from '../../money.ts';
import { networkNotConfigured } from '../wallet/messages.ts';
import { ORDER_MAX, quantityFault, WRONG_QUANTITY } from './orderRules.ts';
import { priceOf, quantityUnits } from './quote.ts';
import { keepQuote } from './quotes.ts';
import { deskPrice, type Priced, percentText, rateText } from './trade.ts';

const HOLDS_SECONDS = 60;
const LIMIT: Limit = { bucket: 'quote', max: 30, windowMs: MINUTE };
const MADE = `This price holds for ${HOLDS_SECONDS} seconds.`;

/** WALLET-7: a price of the desk, with all that it is made of. */
export async function createQuote(call: Call<'createQuote'>, context: Context): Promise<Reply<'createQuote'>> {
  const { body, caller } = call;
  const { clock, config, db, desk, nodes } = context;
  const wrong = quantityFault(body);
  if (wrong) return wrong;
  const node = await nodes.of(body.chain, body.network);
  if (!node || !desk.trades(node).includes(body.asset)) return networkNotConfigured;
  const leave = await count(db, clock, LIMIT, caller.userId);
  if (!leave.ok) return tooMany(leave);

  const quotes = await context.market();
  const market = priceOf(quotes, body.asset);
  const isReal = config.mode === 'demo' || quotes.source === 'live' || quotes.source === 'cache';
  if (market === undefined || !isReal) return refusals.unavailable;
  const { feeBps, spreadBps } = config.wallet;
  const priced = deskPrice(body.type, quantityUnits(body.quantity), market, config.wallet);
  const outside = outsideLimits(priced);
  if (outside) return outside;

  const now = clock();
  const quote: Quote = {
    _id: newId(clock),
    ...body,
    marketRate: rateText(market),
    rate: rateText(priced.rate),
    spreadPercent: percentText(spreadBps),
    fee: toWire(priced.fee),
    feePercent: percentText(feeBps),
    amount: toWire(priced.amount),
    source: quotes.source,
    asOf: quotes.asOf.toISOString(),
    expiresAt: after(now, HOLDS_SECONDS * SECOND).toISOString(),
    counterparty: config.operator.name ?? desk.sampleName,
  };
  await keepQuote(db, now, caller.userId, { quote, priced, confirmations: node.confirmations });
  return { status: 200, body: { bool: true, message: MADE, quote } };
}

function outsideLimits({ amount }: Priced): Refusal<422> | undefined {
  if (amount <= 0n) return wrongField('quantity', WRONG_QUANTITY);
  return amount > ORDER_MAX ? { ...wrongField('quantity', WRONG_QUANTITY), code: 'limit_exceeded' } : undefined;
}
