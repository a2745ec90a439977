import type { Queryable } from '../db/Db.ts';
import type { Cents } from '../money.ts';
import { deskPrice, type Priced, type Terms } from './deskPrice.ts';
import { quantityUnits } from './price.ts';
import { saleBand } from './saleBand.ts';

/** A sale at a quote that still waits, with what it was quoted at. */
export interface QuotedSale {
  readonly asset: string;
  /** As the wire has it. */
  readonly quantity: string;
  /** What the quote said. */
  readonly quoted: Cents;
  readonly terms: Terms;
  /** How far the price may move, in hundredths of a percent of what was quoted. */
  readonly bandBps: number;
}

/** What a sale brings at the price of now. */
export interface SalePrice {
  readonly priced: Priced;
  /** How far that lies from what was quoted, in hundredths of a percent; below 0 where it is less. */
  readonly movedBps: bigint;
  readonly isWithinBand: boolean;
}

interface Row {
  readonly asset: string;
  readonly quantity: string;
  readonly amount_cents: Cents;
  readonly fee_bps: number | null;
  readonly spread_bps: number | null;
  readonly band_bps: number | null;
}

/**
 * A sale of the desk that nobody has decided; undefined for every other order. Its fee, spread and band are those of its
 * quote, whatever is set now.
 * @param now of a quote from before quotes kept them
 */
export async function readQuotedSale(db: Queryable, id: string, now: Terms): Promise<QuotedSale | undefined> {
  const [row] = await db.query<Row>(
    `SELECT o.asset, o.quantity, o.amount_cents, q.fee_bps, q.spread_bps, q.band_bps
     FROM orders o JOIN quotes q ON q.id = o.quote_id WHERE o.id = $1 AND o.type = 'sell' AND o.status = 'Pending'`,
    [id],
  );
  if (!row) return undefined;
  return {
    asset: row.asset,
    quantity: row.quantity,
    quoted: row.amount_cents,
    terms: { feeBps: row.fee_bps ?? now.feeBps, spreadBps: row.spread_bps ?? now.spreadBps },
    bandBps: row.band_bps ?? (await saleBand(db)),
  };
}

/**
 * Prices a sale anew. It is compared by what it brings, in cents, so that its investor can follow it.
 * @param market US dollars for one, in 10^-8
 */
export function salePrice({ quantity, quoted, terms, bandBps }: QuotedSale, market: bigint): SalePrice {
  const priced = deskPrice('sell', quantityUnits(quantity), market, terms);
  const moved = priced.amount - quoted;
  const distance = moved < 0n ? -moved : moved;
  return {
    priced,
    movedBps: (moved * 10_000n) / quoted,
    isWithinBand: priced.amount > 0n && distance * 10_000n <= quoted * BigInt(bandBps),
  };
}
