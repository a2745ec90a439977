-- Second factors (AUTH-4), and the time of a session's last step-up authentication (PAYOUT-4).

-- When the password or a second factor was last given in this session.
ALTER TABLE sessions ADD COLUMN proved_at timestamptz;

CREATE TABLE passkeys (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  -- The credential id from the browser, in base64url. A passkey belongs to one account.
  credential_id text NOT NULL UNIQUE,
  public_key bytea NOT NULL,
  -- The authenticator's signature counter; always 0 if the device does not count.
  sign_count bigint NOT NULL CHECK (sign_count >= 0),
  -- The transports through which the browser reaches the device, as JSON.
  transports text NOT NULL,
  name text NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz
);

CREATE INDEX passkeys_by_user ON passkeys (user_id, created_at);

-- Authenticator apps (TOTP). The secret is encrypted from the start; its plain-text column is always empty.
CREATE TABLE authenticators (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  name text NOT NULL,
  secret text CHECK (secret IS NULL),
  secret_sealed bytea NOT NULL,
  secret_key bytea NOT NULL REFERENCES data_keys (id),
  -- The time step of the last accepted code: codes of this step and earlier ones are refused.
  last_step bigint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  -- Null until the first correct code.
  confirmed_at timestamptz,
  last_used_at timestamptz,
  CONSTRAINT authenticators_secret_under_its_key CHECK (secret_key = substring(secret_sealed FROM 2 FOR 8))
);

CREATE INDEX authenticators_by_user ON authenticators (user_id, created_at);

CREATE UNIQUE INDEX authenticators_waiting ON authenticators (user_id) WHERE confirmed_at IS NULL;

CREATE INDEX authenticators_unconfirmed ON authenticators (created_at) WHERE confirmed_at IS NULL;

CREATE INDEX authenticators_in_clear ON authenticators (id) WHERE secret_sealed IS NULL;

-- Recovery codes for a lost device. Each works once.
CREATE TABLE recovery_codes (
  user_id uuid NOT NULL REFERENCES users (id),
  code_hash bytea NOT NULL,
  created_at timestamptz NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (user_id, code_hash)
);

-- Pending second-factor challenges: of a sign-in by a separate token, of anything else by the session's token.
CREATE TABLE factor_challenges (
  token_hash bytea NOT NULL,
  purpose text NOT NULL CHECK (purpose IN ('sign_in', 'enrol', 'step_up')),
  user_id uuid NOT NULL REFERENCES users (id),
  -- The challenge that the passkey has to sign.
  passkey_challenge text NOT NULL,
  -- A digest of the password hash at the start of the sign-in: changing the password invalidates it.
  password_digest bytea,
  attempts int NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (token_hash, purpose)
);

CREATE INDEX factor_challenges_by_user ON factor_challenges (user_id);

CREATE INDEX factor_challenges_by_end ON factor_challenges (expires_at);
