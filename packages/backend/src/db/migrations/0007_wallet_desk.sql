-- Quotes (prices with a limited validity), and orders that the operator's desk executes at them.

CREATE TABLE quotes (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  type text NOT NULL CHECK (type IN ('buy', 'sell')),
  asset text NOT NULL,
  quantity numeric NOT NULL CHECK (quantity > 0),
  chain text NOT NULL,
  network text NOT NULL CHECK (network IN ('main', 'test')),
  fee_cents bigint NOT NULL CHECK (fee_cents >= 0),
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  counterparty text NOT NULL,
  confirmations int NOT NULL CHECK (confirmations > 0),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);

CREATE INDEX quotes_by_user ON quotes (user_id, expires_at);

-- `attempt` is the client's idempotency key. Orders with a quote are executed by the desk; a quote has at most one order.
ALTER TABLE orders ADD COLUMN attempt text;

ALTER TABLE orders ADD COLUMN quote_id uuid UNIQUE REFERENCES quotes (id);

ALTER TABLE orders ADD COLUMN fee_cents bigint CHECK (fee_cents >= 0);

ALTER TABLE orders ADD COLUMN counterparty text;

ALTER TABLE orders ADD COLUMN confirmations int;

ALTER TABLE orders ADD COLUMN pay_to text;

ALTER TABLE orders ADD COLUMN pay_until timestamptz;

ALTER TABLE orders ADD CONSTRAINT orders_sale_has_its_address
  CHECK ((quote_id IS NOT NULL AND type = 'sell') = (pay_to IS NOT NULL) AND (pay_to IS NULL) = (pay_until IS NULL));

CREATE UNIQUE INDEX orders_by_attempt ON orders (user_id, attempt);

CREATE INDEX orders_of_the_desk ON orders (created_at) WHERE quote_id IS NOT NULL AND status = 'Pending';

-- The desk's next nonce on each chain. A chain is identified by its id and its first block, since local chains restart.
CREATE TABLE desk_heads (
  genesis text NOT NULL,
  address text NOT NULL,
  next_nonce bigint NOT NULL CHECK (next_nonce >= 0),
  PRIMARY KEY (genesis, address)
);

-- A signed transfer is stored before it is sent to a node: after any crash the same bytes are sent again, and the chain
-- accepts a nonce only once. One transfer for each order, one order for each nonce.
CREATE TABLE desk_payments (
  tx_id text PRIMARY KEY,
  order_id uuid NOT NULL UNIQUE REFERENCES orders (id),
  genesis text NOT NULL,
  address text NOT NULL,
  nonce bigint NOT NULL CHECK (nonce >= 0),
  raw text NOT NULL,
  state text NOT NULL CHECK (state IN ('signed', 'confirmed', 'dead')),
  created_at timestamptz NOT NULL,
  UNIQUE (genesis, address, nonce)
);
