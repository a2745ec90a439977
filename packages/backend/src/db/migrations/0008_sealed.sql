-- Data that the database alone must not reveal: destinations of withdrawals, and keys that the server generated.

-- The ids of the data keys that encrypted rows need; the keys themselves are stored elsewhere. An id stays while a row needs it.
CREATE TABLE data_keys (
  id bytea PRIMARY KEY CHECK (octet_length(id) = 8),
  is_current boolean NOT NULL,
  created_at timestamptz NOT NULL
);

CREATE UNIQUE INDEX data_keys_current ON data_keys (is_current) WHERE is_current;

-- The plain-text columns hold rows from before this migration. The server encrypts and empties them when it starts.
ALTER TABLE withdrawals ALTER COLUMN destination DROP NOT NULL;

ALTER TABLE withdrawals ADD COLUMN destination_sealed bytea;

ALTER TABLE withdrawals ADD COLUMN destination_key bytea REFERENCES data_keys (id);

ALTER TABLE withdrawals ADD CONSTRAINT withdrawals_destination_once
  CHECK ((destination IS NULL) = (destination_sealed IS NOT NULL));

ALTER TABLE withdrawals ADD CONSTRAINT withdrawals_destination_under_its_key
  CHECK (destination_key IS NOT DISTINCT FROM substring(destination_sealed FROM 2 FOR 8));

CREATE INDEX withdrawals_in_clear ON withdrawals (id) WHERE destination_sealed IS NULL;

ALTER TABLE server_keys ALTER COLUMN value DROP NOT NULL;

ALTER TABLE server_keys ADD COLUMN value_sealed bytea;

ALTER TABLE server_keys ADD COLUMN value_key bytea REFERENCES data_keys (id);

ALTER TABLE server_keys ADD CONSTRAINT server_keys_value_once
  CHECK ((value IS NULL) = (value_sealed IS NOT NULL));

ALTER TABLE server_keys ADD CONSTRAINT server_keys_value_under_its_key
  CHECK (value_key IS NOT DISTINCT FROM substring(value_sealed FROM 2 FOR 8));
