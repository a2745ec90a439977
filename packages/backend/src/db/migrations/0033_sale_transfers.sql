-- Transfers of coins from the addresses of sales, which an operator requests (M-16): those of completed sales to the desk's own
-- address (`sweep`), those that came too late or in a wrong amount back to the seller (`return`). The signed bytes are stored
-- before they are sent, and every address has its own nonces, so no coin can move twice.
CREATE TABLE sale_transfers (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders (id),
  kind text NOT NULL CHECK (kind IN ('sweep', 'return')),
  -- The destination address.
  address text NOT NULL,
  -- The highest network fee, in the smallest unit of its coin.
  most_fee numeric NOT NULL CHECK (most_fee > 0),
  actor text NOT NULL,
  created_at timestamptz NOT NULL,
  -- When the desk checks it next; null means immediately.
  desk_at timestamptz,
  -- `empty`: there were no coins at the address.
  state text NOT NULL CHECK (state IN ('asked', 'signed', 'done', 'empty', 'failed')),
  -- Why it is waiting, or why it failed, for the operator.
  note text,
  genesis text,
  nonce bigint CHECK (nonce >= 0),
  raw text,
  tx_id text,
  -- Ids of the same transfer signed with other fees and the same nonce.
  other_tx_ids text[] NOT NULL DEFAULT '{}',
  signed_at timestamptz,
  ended_at timestamptz,
  CHECK ((raw IS NULL) = (tx_id IS NULL) AND (raw IS NULL) = (nonce IS NULL) AND (raw IS NULL) = (genesis IS NULL)
    AND (raw IS NULL) = (signed_at IS NULL)),
  CHECK (state NOT IN ('signed', 'done') OR raw IS NOT NULL),
  CHECK ((state IN ('asked', 'signed')) = (ended_at IS NULL))
);

-- At most one at a time for each sale.
CREATE UNIQUE INDEX sale_transfers_open ON sale_transfers (order_id) WHERE state IN ('asked', 'signed');

CREATE INDEX sale_transfers_by_order ON sale_transfers (order_id, created_at);
