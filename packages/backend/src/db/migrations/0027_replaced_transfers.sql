-- A transfer whose fee has become too low is signed again with a higher fee and the same nonce, so that at most one of them
-- gets into a block (DESK-3). `tx_id` and `raw` are of the newest; once one is in a block, `tx_id` is that one.
-- When `raw` was signed; null means at `created_at`.
ALTER TABLE desk_payments ADD COLUMN signed_at timestamptz;

-- The ids of all other versions.
ALTER TABLE desk_payments ADD COLUMN other_tx_ids text[] NOT NULL DEFAULT '{}';
