-- What a deposit comes to in its coin, at a rate that is held for 15 minutes (PAYOUT-6). All null where the method is paid in no
-- coin, where no current price was known, and in deposits from before this.
ALTER TABLE deposits ADD COLUMN coin_rate text CHECK (coin_rate ~ '^\d+(\.\d+)?$');

ALTER TABLE deposits ADD COLUMN coin_amount text CHECK (coin_amount ~ '^\d+(\.\d+)?$');

-- When that rate was the market's.
ALTER TABLE deposits ADD COLUMN rate_as_of timestamptz;

ALTER TABLE deposits ADD COLUMN rate_held_until timestamptz;

ALTER TABLE deposits ADD CONSTRAINT deposits_rate_whole
  CHECK (num_nulls(coin_rate, coin_amount, rate_as_of, rate_held_until) IN (0, 4));
