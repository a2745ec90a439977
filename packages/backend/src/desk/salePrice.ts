import type { Queryable } from '../db/Db.ts';
import type { Cents } from '../money.ts';
import { deskPrice, type Priced, type Terms } from './deskPrice.ts';
import { quantityUnits } from './price.ts';
import { saleBand } from './saleBand.ts';

/** A pending sale with its quote. */
export interface QuotedSale {
  readonly asset: string;
  /** In the format of the wire. */
  readonly quantity: string;
  /** The quoted proceeds. */
  readonly quoted: Cents;
  readonly terms: Terms;
  /** The maximum price change, in basis points of the quoted proceeds. */
  readonly bandBps: number;
}

/** The proceeds of a sale at the current price. */
export interface SalePrice {
  readonly priced: Priced;
  /** The difference from the quoted proceeds, in basis points; negative if it is less. */
  readonly movedBps: bigint;
  readonly isWithinBand: boolean;
}

interface SaleRow {
  readonly asset: string;
  readonly quantity: string;
  readonly amount_cents: Cents;
  readonly fee_bps: number | null;
  readonly spread_bps: number | null;
  readonly band_bps: number | null;
}

/**
 * A pending sale of the desk; undefined for every other order. Fee, spread and band are those of its quote, whatever is
 * set now.
 * @param now the current terms, for a quote from before quotes stored them
 */
export async function readQuotedSale(db: Queryable, id: string, now: Terms): Promise<QuotedSale | undefined> {
  const [row] = await db.query<SaleRow>(
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
 * Prices a sale at the current rate. The proceeds are compared in cents, so that its investor can verify it.
 * @param market US dollars for one, in units of 10^-8
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
