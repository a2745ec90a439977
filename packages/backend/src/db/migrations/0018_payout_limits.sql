-- Purchases above a limit need an operator's approval (PAYOUT-3).

-- The setting whose limit the purchase exceeds: it waits for approval by operators.
ALTER TABLE orders ADD COLUMN above_limit text;

-- When the purchase was released: signed by the desk, or approved by operators. From then on it counts towards the daily sums.
ALTER TABLE orders ADD COLUMN released_at timestamptz;

ALTER TABLE orders ADD CONSTRAINT orders_limit_of_purchase CHECK (
  (above_limit IS NULL OR above_limit IN ('payouts.limitEach', 'payouts.limitAccountDay', 'payouts.limitDay'))
  AND (type = 'buy' OR (above_limit IS NULL AND released_at IS NULL))
);

-- Approvals of purchases.
CREATE TABLE order_approvals (
  order_id uuid NOT NULL REFERENCES orders (id),
  actor text NOT NULL,
  approved_at timestamptz NOT NULL,
  PRIMARY KEY (order_id, actor)
);

-- Purchases that the desk signed before this migration count towards the sums too.
UPDATE orders o SET released_at = p.created_at FROM desk_payments p WHERE p.order_id = o.id AND o.type = 'buy';

-- For the daily sums of released purchases.
CREATE INDEX withdrawals_let_through ON withdrawals ((COALESCE(claimed_at, created_at)))
  WHERE status IN ('Processing', 'Completed');

CREATE INDEX orders_let_through ON orders ((COALESCE(released_at, decided_at, created_at)))
  WHERE type = 'buy' AND status <> 'Rejected' AND (released_at IS NOT NULL OR status = 'Completed');
