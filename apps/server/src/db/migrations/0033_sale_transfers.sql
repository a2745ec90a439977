-- Coins that lie at the addresses of sales and that the desk moves on because an operator said so (M-16): those of completed
-- sales to the desk's own address (`sweep`), those that came too late or too few back to the seller (`return`). The signed
-- bytes are kept before any node sees them, and every address has its own nonces: no coin can move twice.
CREATE TABLE sale_transfers (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders (id),
  kind text NOT NULL CHECK (kind IN ('sweep', 'return')),
  -- Where the coins go.
  address text NOT NULL,
  -- The most that the network may take for it, in the smallest unit of its coin.
  most_fee numeric NOT NULL CHECK (most_fee > 0),
  actor text NOT NULL,
  created_at timestamptz NOT NULL,
  -- When the desk looks at it next; null is at once.
  desk_at timestamptz,
  -- `empty` where nothing lay there.
  state text NOT NULL CHECK (state IN ('asked', 'signed', 'done', 'empty', 'failed')),
  -- What it waits for, or why it failed, for the operator.
  note text,
  genesis text,
  nonce bigint CHECK (nonce >= 0),
  raw text,
  tx_id text,
  -- Of the same transfer, signed with other fees under the same nonce.
  other_tx_ids text[] NOT NULL DEFAULT '{}',
  signed_at timestamptz,
  ended_at timestamptz,
  CHECK ((raw IS NULL) = (tx_id IS NULL) AND (raw IS NULL) = (nonce IS NULL) AND (raw IS NULL) = (genesis IS NULL)
    AND (raw IS NULL) = (signed_at IS NULL)),
  CHECK (state NOT IN ('signed', 'done') OR raw IS NOT NULL),
  CHECK ((state IN ('asked', 'signed')) = (ended_at IS NULL))
);

-- One at a time for a sale.
CREATE UNIQUE INDEX sale_transfers_open ON sale_transfers (order_id) WHERE state IN ('asked', 'signed');

CREATE INDEX sale_transfers_by_order ON sale_transfers (order_id, created_at);
