-- The queue of the desk (DESK-3). When it looks at an order next; null is at once.
ALTER TABLE orders ADD COLUMN desk_at timestamptz;

-- What keeps the desk from carrying an order out, for the operator; null while nothing does.
ALTER TABLE orders ADD COLUMN desk_note text;

-- When all coins of a sale were first seen at its address. Before, it is unpaid, and ends by time alone.
ALTER TABLE orders ADD COLUMN paid_at timestamptz;

CREATE INDEX orders_unpaid_sales ON orders (user_id)
  WHERE quote_id IS NOT NULL AND type = 'sell' AND status = 'Pending' AND paid_at IS NULL;

-- Whether the desk may sign (DESK-2): one row. It is paused while `paused_at` is set, until an operator resumes it.
-- `timeline` is the one of PostgreSQL that it last signed on; a failover or a restore to a point in time begins another.
CREATE TABLE desk_state (
  id int PRIMARY KEY CHECK (id = 1),
  paused_at timestamptz,
  reason text,
  -- The chain knows transfers that the books do not: an operator has to look at those first.
  has_unknown boolean NOT NULL DEFAULT false,
  timeline text,
  CHECK ((paused_at IS NULL) = (reason IS NULL) AND (paused_at IS NOT NULL OR NOT has_unknown))
);

INSERT INTO desk_state (id) VALUES (1);

-- How many transactions of the purse the chain was found to know, where the books know fewer, until an operator has looked.
ALTER TABLE desk_heads ADD COLUMN unknown_nonce bigint CHECK (unknown_nonce > next_nonce);

-- When a transfer was first seen in a block; null again where that block was undone.
ALTER TABLE desk_payments ADD COLUMN mined_at timestamptz;

-- When an operator has looked at what took the place of a transfer.
ALTER TABLE desk_payments ADD COLUMN looked_at timestamptz;

CREATE INDEX desk_payments_signed ON desk_payments (genesis, address, nonce) WHERE state = 'signed';
