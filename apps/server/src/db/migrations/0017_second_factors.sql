-- What an account proves itself with besides its password (AUTH-4), and when a session was proved last (PAYOUT-4).

-- When the person behind a session last gave the password or a second factor.
ALTER TABLE sessions ADD COLUMN proved_at timestamptz;

CREATE TABLE passkeys (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  -- As the browser names it, in base64url. One passkey belongs to one account.
  credential_id text NOT NULL UNIQUE,
  public_key bytea NOT NULL,
  -- How often the device says that it has signed; 0 for ever where it does not count.
  sign_count bigint NOT NULL CHECK (sign_count >= 0),
  -- How the browser reaches the device, as JSON.
  transports text NOT NULL,
  name text NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz
);

CREATE INDEX passkeys_by_user ON passkeys (user_id, created_at);

-- Apps that show a code of six digits. The secret is sealed from the first; its column in clear is always empty.
CREATE TABLE authenticators (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  name text NOT NULL,
  secret text CHECK (secret IS NULL),
  secret_sealed bytea NOT NULL,
  secret_key bytea NOT NULL REFERENCES data_keys (id),
  -- The time step of the last code that was taken: none of that step or before is taken again.
  last_step bigint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  -- Null until a code of it has been given.
  confirmed_at timestamptz,
  last_used_at timestamptz,
  CONSTRAINT authenticators_secret_under_its_key CHECK (secret_key = substring(secret_sealed FROM 2 FOR 8))
);

CREATE INDEX authenticators_by_user ON authenticators (user_id, created_at);

CREATE UNIQUE INDEX authenticators_waiting ON authenticators (user_id) WHERE confirmed_at IS NULL;

CREATE INDEX authenticators_unconfirmed ON authenticators (created_at) WHERE confirmed_at IS NULL;

CREATE INDEX authenticators_in_clear ON authenticators (id) WHERE secret_sealed IS NULL;

-- For a device that is lost. Each works once.
CREATE TABLE recovery_codes (
  user_id uuid NOT NULL REFERENCES users (id),
  code_hash bytea NOT NULL,
  created_at timestamptz NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (user_id, code_hash)
);

-- What waits for a second factor: a sign-in by its own token, anything else by the token of its session.
CREATE TABLE factor_challenges (
  token_hash bytea NOT NULL,
  purpose text NOT NULL CHECK (purpose IN ('sign_in', 'enrol', 'step_up')),
  user_id uuid NOT NULL REFERENCES users (id),
  -- What a passkey has to sign.
  passkey_challenge text NOT NULL,
  -- A digest of the password hash that a sign-in was begun with: another password ends it.
  password_digest bytea,
  attempts int NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (token_hash, purpose)
);

CREATE INDEX factor_challenges_by_user ON factor_challenges (user_id);

CREATE INDEX factor_challenges_by_end ON factor_challenges (expires_at);
