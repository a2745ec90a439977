-- A sale is priced when its coins are confirmed (M-9), at the fee and the spread of its quote; `band_bps` is how far, in
-- hundredths of a percent, what it brings may lie from what was quoted before a person decides. Null before this version,
-- and the band for purchases.
ALTER TABLE quotes ADD COLUMN fee_bps int CHECK (fee_bps >= 0);

ALTER TABLE quotes ADD COLUMN spread_bps int CHECK (spread_bps >= 0);

ALTER TABLE quotes ADD COLUMN band_bps int CHECK (band_bps >= 0);

-- What a sale whose coins are confirmed waits for: a current price, or a person, since the price moved too far.
ALTER TABLE orders ADD COLUMN waits_for text CHECK (waits_for IN ('price', 'operator'));
