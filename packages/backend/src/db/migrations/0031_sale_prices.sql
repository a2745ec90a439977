-- A sale is priced when its coins are confirmed (M-9), with the fee and the spread of its quote. `band_bps`: by how many
-- hundredths of a percent the proceeds may differ from the quote before an operator has to decide. Null in orders from before
-- this migration; the band also in purchases.
ALTER TABLE quotes ADD COLUMN fee_bps int CHECK (fee_bps >= 0);

ALTER TABLE quotes ADD COLUMN spread_bps int CHECK (spread_bps >= 0);

ALTER TABLE quotes ADD COLUMN band_bps int CHECK (band_bps >= 0);

-- Why a sale with confirmed coins is waiting: for a current price, or for an operator because the price has moved too far.
ALTER TABLE orders ADD COLUMN waits_for text CHECK (waits_for IN ('price', 'operator'));
