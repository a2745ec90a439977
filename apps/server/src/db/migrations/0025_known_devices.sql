-- Browsers that have signed in to an account before, each known by a secret that it was given (AUTH-5): tries at the password
-- from elsewhere do not make them wait. One browser may know several accounts. At most 20 of an account.

CREATE TABLE known_devices (
  token_hash bytea NOT NULL,
  user_id uuid NOT NULL REFERENCES users (id),
  created_at timestamptz NOT NULL,
  last_used_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, token_hash)
);

CREATE INDEX known_devices_by_token ON known_devices (token_hash);

CREATE INDEX known_devices_by_age ON known_devices (last_used_at);
