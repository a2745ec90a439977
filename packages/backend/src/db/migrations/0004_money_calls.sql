-- Tables for the calls that move money, in addition to the ledger.

ALTER TABLE ledger_accounts DROP CONSTRAINT ledger_accounts_kind_check;

ALTER TABLE ledger_accounts ADD CONSTRAINT ledger_accounts_kind_check
  CHECK (kind IN ('user', 'house_cash', 'house_invested', 'house_profit', 'house_orders'));

-- Stored answers for idempotent retries. `answer` is null only within the transaction that creates it.
CREATE TABLE idempotency (
  user_id uuid NOT NULL REFERENCES users (id),
  operation text NOT NULL,
  key text NOT NULL,
  fingerprint bytea NOT NULL,
  answer text,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, operation, key)
);

CREATE INDEX idempotency_by_age ON idempotency (created_at);

-- The operator's reason for the decision.
ALTER TABLE audit_log ADD COLUMN reason text;

ALTER TABLE deposits ADD COLUMN reason text;

ALTER TABLE withdrawals ADD COLUMN reason text;

-- The destination of the money, with the fields of the payment method. Investors see only the last four characters.
ALTER TABLE withdrawals ADD COLUMN destination jsonb NOT NULL;

-- `moved_cents` is the part of `profit_cents` that was moved to the balance (DASH-6).
ALTER TABLE investments ADD COLUMN moved_cents bigint NOT NULL DEFAULT 0 CHECK (moved_cents >= 0);

ALTER TABLE investments ADD CONSTRAINT investments_moved_at_most_profit CHECK (moved_cents <= profit_cents);

-- Placed by the account's manager. They are shown only and change no balance.
CREATE TABLE trades (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  pair text NOT NULL,
  profit_cents bigint NOT NULL CHECK (profit_cents >= 0),
  loss_cents bigint NOT NULL CHECK (loss_cents >= 0),
  created_at timestamptz NOT NULL
);

CREATE INDEX trades_by_user ON trades (user_id, created_at);

CREATE TABLE trade_requests (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  note text,
  created_at timestamptz NOT NULL
);

CREATE INDEX trade_requests_by_user ON trade_requests (user_id, created_at);

-- `amount_cents` is the quantity at the price of the order; a purchase reserves it until it is decided.
CREATE TABLE orders (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  type text NOT NULL CHECK (type IN ('buy', 'sell', 'send')),
  asset text NOT NULL,
  quantity numeric NOT NULL CHECK (quantity > 0),
  chain text NOT NULL,
  network text NOT NULL CHECK (network IN ('main', 'test')),
  address text,
  amount_cents bigint CHECK (amount_cents > 0),
  status text NOT NULL CHECK (status IN ('Pending', 'Completed', 'Rejected')),
  created_at timestamptz NOT NULL,
  decided_at timestamptz,
  reason text,
  hold_transfer_id uuid UNIQUE REFERENCES ledger_transfers (id),
  resolution_transfer_id uuid UNIQUE REFERENCES ledger_transfers (id),
  CHECK ((type = 'buy') = (hold_transfer_id IS NOT NULL)),
  CHECK (type <> 'send' OR address IS NOT NULL),
  CHECK ((type = 'send') = (amount_cents IS NULL)),
  CHECK ((status = 'Pending') = (decided_at IS NULL))
);

CREATE INDEX orders_by_user ON orders (user_id, created_at);
