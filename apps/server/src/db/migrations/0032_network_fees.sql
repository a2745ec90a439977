-- The network's fee is part of what a purchase costs (M-11): as it was quoted, in the account's money. Null before this
-- version, and for everything but purchases at a quote.
ALTER TABLE quotes ADD COLUMN network_fee_cents bigint CHECK (network_fee_cents >= 0);

ALTER TABLE orders ADD COLUMN network_fee_cents bigint CHECK (network_fee_cents >= 0);

-- What the network took for the transfer, in the smallest unit of its coin; null while it is in no block.
ALTER TABLE desk_payments ADD COLUMN network_fee numeric CHECK (network_fee >= 0);
