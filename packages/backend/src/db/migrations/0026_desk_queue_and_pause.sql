-- The queue of the desk (DESK-3): when it checks an order next; null means immediately.
ALTER TABLE orders ADD COLUMN desk_at timestamptz;

-- Why the desk cannot execute the order, for the operator; null if it can.
ALTER TABLE orders ADD COLUMN desk_note text;

-- When all coins of a sale were first seen at its address. Until then it is unpaid, and only expires by time.
ALTER TABLE orders ADD COLUMN paid_at timestamptz;

CREATE INDEX orders_unpaid_sales ON orders (user_id)
  WHERE quote_id IS NOT NULL AND type = 'sell' AND status = 'Pending' AND paid_at IS NULL;

-- Whether the desk may sign (DESK-2), in one row. It is paused while `paused_at` is set, until an operator resumes it.
-- `timeline` is the PostgreSQL timeline on which it last signed; a failover or a point-in-time restore starts a new one.
CREATE TABLE desk_state (
  id int PRIMARY KEY CHECK (id = 1),
  paused_at timestamptz,
  reason text,
  -- The chain has transfers that the books do not have: an operator has to check them first.
  has_unknown boolean NOT NULL DEFAULT false,
  timeline text,
  CHECK ((paused_at IS NULL) = (reason IS NULL) AND (paused_at IS NOT NULL OR NOT has_unknown))
);

INSERT INTO desk_state (id) VALUES (1);

-- The number of the desk's transactions on the chain if the books have fewer, until an operator has checked them.
ALTER TABLE desk_heads ADD COLUMN unknown_nonce bigint CHECK (unknown_nonce > next_nonce);

-- When the transfer was first seen in a block; null again after that block was reorganised away.
ALTER TABLE desk_payments ADD COLUMN mined_at timestamptz;

-- When an operator has checked the transaction that replaced the transfer.
ALTER TABLE desk_payments ADD COLUMN looked_at timestamptz;

CREATE INDEX desk_payments_signed ON desk_payments (genesis, address, nonce) WHERE state = 'signed';
