import type { Quote } from '@keel/contract';
import { after, DAY } from '../../clock.ts';
import type { Call, Refusal } from '../../contract/contract.ts';
import type { Db, Queryable } from '../../db/Db.ts';
import type { Priced, Terms } from '../../desk/deskPrice.ts';
import { quantityUnits } from '../../desk/price.ts';
import type { Cents } from '../../money.ts';
import { messageOf } from '../../words/sentences.ts';

/** A quoted price for an order. */
export interface QuoteRow {
  readonly id: string;
  readonly type: Quote['type'];
  readonly asset: string;
  readonly quantity: string;
  readonly chain: string;
  readonly network: Quote['network'];
  readonly fee_cents: Cents;
  readonly network_fee_cents: Cents | null;
  readonly amount_cents: Cents;
  readonly counterparty: string;
  readonly confirmations: number;
  readonly expires_at: Date;
}

interface QuotedOrder {
  readonly quote: Quote;
  readonly priced: Priced;
  readonly confirmations: number;
  readonly terms: Terms;
  /** For a sale: the maximum price change, in basis points. */
  readonly bandBps: number | null;
  /** For a purchase: the network fee. */
  readonly networkFee: Cents | null;
}

/** Stores a quote, and deletes the user's unused quotes that expired more than a day ago. */
export async function storeQuote(
  db: Db,
  now: Date,
  userId: string,
  { quote, priced, confirmations, terms, bandBps, networkFee }: QuotedOrder,
): Promise<void> {
  await db.tx(async (tx) => {
    await tx.query(
      `DELETE FROM quotes q WHERE q.user_id = $1 AND q.expires_at < $2
         AND NOT EXISTS (SELECT 1 FROM orders o WHERE o.quote_id = q.id)`,
      [userId, after(now, -DAY)],
    );
    await tx.query(
      `INSERT INTO quotes (id, user_id, type, asset, quantity, chain, network, fee_cents, amount_cents, counterparty,
         confirmations, created_at, expires_at, fee_bps, spread_bps, band_bps, network_fee_cents)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)`,
      [
        quote._id,
        userId,
        quote.type,
        quote.asset,
        quote.quantity,
        quote.chain,
        quote.network,
        priced.fee,
        priced.amount,
        quote.counterparty,
        confirmations,
        now,
        quote.expiresAt,
        terms.feeBps,
        terms.spreadBps,
        bandBps,
        networkFee,
      ],
    );
  });
}

const unknown = {
  status: 422,
  code: 'unknown_quote',
  ...messageOf('unknown_quote'),
} as const satisfies Refusal;

const used = {
  status: 422,
  code: 'quote_used',
  ...messageOf('quote_used'),
} as const satisfies Refusal;

const expired = {
  status: 422,
  code: 'quote_expired',
  ...messageOf('quote_expired'),
} as const satisfies Refusal;

const mismatch = {
  status: 422,
  code: 'quote_mismatch',
  ...messageOf('quote_mismatch'),
} as const satisfies Refusal;

/** The quote of an order, locked for this transaction, or why it cannot be used. */
export async function lockQuote(
  tx: Queryable,
  now: Date,
  userId: string,
  body: Call<'createOrder'>['body'],
): Promise<QuoteRow | Refusal<422>> {
  const [row] = await tx.query<QuoteRow>(
    `SELECT id, type, asset, quantity, chain, network, fee_cents, network_fee_cents, amount_cents, counterparty, confirmations, expires_at
     FROM quotes WHERE id = $1 AND user_id = $2 FOR UPDATE`,
    [body.quote ?? null, userId],
  );
  if (!row) return unknown;
  const orders = await tx.query('SELECT id FROM orders WHERE quote_id = $1', [row.id]);
  if (orders.length > 0) return used;
  if (row.expires_at <= now) return expired;
  return isFor(row, body) ? row : mismatch;
}

function isFor(row: QuoteRow, { type, asset, quantity, chain, network }: Call<'createOrder'>['body']): boolean {
  const isSame = row.type === type && row.asset === asset && row.chain === chain && row.network === network;
  return isSame && quantityUnits(row.quantity) === quantityUnits(quantity);
}
