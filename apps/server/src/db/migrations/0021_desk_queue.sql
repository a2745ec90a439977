-- The queue of the desk (DESK-3). When it looks at an order next; null is at once.
ALTER TABLE orders ADD COLUMN desk_at timestamptz;

-- What keeps the desk from carrying an order out, for the operator; null while nothing does.
ALTER TABLE orders ADD COLUMN desk_note text;

-- When all coins of a sale were first seen at its address. Before, it is unpaid, and ends by time alone.
ALTER TABLE orders ADD COLUMN paid_at timestamptz;

CREATE INDEX orders_unpaid_sales ON orders (user_id)
  WHERE quote_id IS NOT NULL AND type = 'sell' AND status = 'Pending' AND paid_at IS NULL;
