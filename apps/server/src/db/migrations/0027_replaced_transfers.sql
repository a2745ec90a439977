-- A transfer of the desk whose fee has become too low is signed again with a higher one, under the same nonce, so that one of
-- them at most gets into a block (DESK-3). `tx_id` and `raw` are the newest; once one is in a block, `tx_id` is that one.
-- When `raw` was signed; null where that is `created_at`.
ALTER TABLE desk_payments ADD COLUMN signed_at timestamptz;

-- The ids of all others.
ALTER TABLE desk_payments ADD COLUMN other_tx_ids text[] NOT NULL DEFAULT '{}';
