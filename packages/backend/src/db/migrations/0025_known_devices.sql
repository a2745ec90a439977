-- Browsers that have signed in to an account before, each identified by a secret that it received (AUTH-5): password attempts
-- from other browsers do not delay them. A browser can have several accounts. At most 20 browsers per account.

CREATE TABLE known_devices (
  token_hash bytea NOT NULL,
  user_id uuid NOT NULL REFERENCES users (id),
  created_at timestamptz NOT NULL,
  last_used_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, token_hash)
);

CREATE INDEX known_devices_by_token ON known_devices (token_hash);

CREATE INDEX known_devices_by_age ON known_devices (last_used_at);
