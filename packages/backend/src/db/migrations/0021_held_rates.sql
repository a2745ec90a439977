-- The amount of a deposit in its coin, at a rate that is fixed for 15 minutes (PAYOUT-6). All null if the method uses no coin, if
-- no current price was known, and in deposits from before this migration.
ALTER TABLE deposits ADD COLUMN coin_rate text CHECK (coin_rate ~ '^\d+(\.\d+)?$');

ALTER TABLE deposits ADD COLUMN coin_amount text CHECK (coin_amount ~ '^\d+(\.\d+)?$');

-- The time of the market price that the rate is.
ALTER TABLE deposits ADD COLUMN rate_as_of timestamptz;

ALTER TABLE deposits ADD COLUMN rate_held_until timestamptz;

ALTER TABLE deposits ADD CONSTRAINT deposits_rate_whole
  CHECK (num_nulls(coin_rate, coin_amount, rate_as_of, rate_held_until) IN (0, 4));
