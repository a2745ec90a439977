-- The network fee that was quoted as part of a purchase (M-11), in the account's currency. Null in orders from before this
-- migration, and in all orders but purchases with a quote.
ALTER TABLE quotes ADD COLUMN network_fee_cents bigint CHECK (network_fee_cents >= 0);

ALTER TABLE orders ADD COLUMN network_fee_cents bigint CHECK (network_fee_cents >= 0);

-- The fee that the network charged, in the smallest unit of its coin; null until the transfer is in a block.
ALTER TABLE desk_payments ADD COLUMN network_fee numeric CHECK (network_fee >= 0);
