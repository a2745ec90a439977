-- The desk as a separate process (DESK-1): its data for the web servers, which have no key. One row, created when a desk first
-- starts. `sale_key` is an extended public key (BIP 32), from which the addresses of sales are derived.
CREATE TABLE desk_process (
  id int PRIMARY KEY CHECK (id = 1),
  address text NOT NULL,
  sale_key text NOT NULL,
  seen_at timestamptz NOT NULL
);
