-- Identity and contact data is encrypted, like destinations.
-- The plain-text columns hold rows from before this migration. The server encrypts and empties them when it starts.

ALTER TABLE users ALTER COLUMN phone DROP NOT NULL;

ALTER TABLE users ADD COLUMN nid_sealed bytea;

ALTER TABLE users ADD COLUMN nid_key bytea REFERENCES data_keys (id);

ALTER TABLE users ADD CONSTRAINT users_nid_once CHECK (nid IS NULL OR nid_sealed IS NULL);

ALTER TABLE users ADD CONSTRAINT users_nid_under_its_key
  CHECK (nid_key IS NOT DISTINCT FROM substring(nid_sealed FROM 2 FOR 8));

ALTER TABLE users ADD COLUMN address_sealed bytea;

ALTER TABLE users ADD COLUMN address_key bytea REFERENCES data_keys (id);

ALTER TABLE users ADD CONSTRAINT users_address_once CHECK (address IS NULL OR address_sealed IS NULL);

ALTER TABLE users ADD CONSTRAINT users_address_under_its_key
  CHECK (address_key IS NOT DISTINCT FROM substring(address_sealed FROM 2 FOR 8));

ALTER TABLE users ADD COLUMN phone_sealed bytea;

ALTER TABLE users ADD COLUMN phone_key bytea REFERENCES data_keys (id);

ALTER TABLE users ADD CONSTRAINT users_phone_once CHECK (phone IS NULL OR phone_sealed IS NULL);

ALTER TABLE users ADD CONSTRAINT users_phone_under_its_key
  CHECK (phone_key IS NOT DISTINCT FROM substring(phone_sealed FROM 2 FOR 8));

-- Finds rows that are not yet encrypted, at each start.
CREATE INDEX users_nid_in_clear ON users (id) WHERE nid IS NOT NULL;

CREATE INDEX users_address_in_clear ON users (id) WHERE address IS NOT NULL;

CREATE INDEX users_phone_in_clear ON users (id) WHERE phone IS NOT NULL;

DROP INDEX withdrawals_in_clear;

CREATE INDEX withdrawals_in_clear ON withdrawals (id) WHERE destination IS NOT NULL;
