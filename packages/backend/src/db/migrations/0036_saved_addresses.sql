-- Addresses that an investor saved for withdrawals and transfers of the wallet (ADDR-1). The address is encrypted from the start; its
-- plain-text column is always empty.
CREATE TABLE saved_addresses (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  label text NOT NULL CHECK (length(label) BETWEEN 1 AND 40),
  -- The label in lower case, by the server: the database's own rules depend on its locale.
  label_lower text NOT NULL,
  chain text NOT NULL CHECK (chain IN ('ethereum', 'bnb', 'bitcoin', 'solana')),
  network text NOT NULL CHECK (network IN ('main', 'test')),
  address text CHECK (address IS NULL),
  address_sealed bytea NOT NULL,
  address_key bytea NOT NULL REFERENCES data_keys (id),
  created_at timestamptz NOT NULL,
  UNIQUE (user_id, label_lower),
  CONSTRAINT saved_addresses_address_under_its_key CHECK (address_key = substring(address_sealed FROM 2 FOR 8))
);

CREATE INDEX saved_addresses_in_clear ON saved_addresses (id) WHERE address_sealed IS NULL;
