-- Investors, their sign-in, and the plans on offer.

CREATE TABLE plans (
  id uuid PRIMARY KEY,
  name text NOT NULL UNIQUE,
  price_cents bigint NOT NULL CHECK (price_cents >= 0),
  currency text NOT NULL,
  retired_at timestamptz
);

CREATE TABLE plan_features (
  plan_id uuid NOT NULL REFERENCES plans (id),
  position int NOT NULL,
  feature text NOT NULL,
  PRIMARY KEY (plan_id, position)
);

CREATE TABLE users (
  id uuid PRIMARY KEY,
  email text NOT NULL,
  email_lower text NOT NULL UNIQUE,
  password_hash text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  gender text NOT NULL CHECK (gender IN ('male', 'female')),
  country text NOT NULL,
  phone text NOT NULL,
  currency text NOT NULL DEFAULT 'USD',
  email_verified_at timestamptz,
  account_status boolean NOT NULL DEFAULT false,
  kyc_verified text NOT NULL DEFAULT 'false' CHECK (kyc_verified IN ('true', 'pending', 'false')),
  wallet_feature boolean NOT NULL DEFAULT false,
  nid text,
  state text,
  address text,
  package_id uuid NOT NULL REFERENCES plans (id),
  created_at timestamptz NOT NULL
);

CREATE TABLE sessions (
  token_hash bytea PRIMARY KEY,
  id uuid NOT NULL UNIQUE,
  user_id uuid NOT NULL REFERENCES users (id),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  user_agent text
);

CREATE INDEX sessions_by_user ON sessions (user_id, created_at);

CREATE TABLE email_codes (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  code_hash text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  attempts int NOT NULL DEFAULT 0 CHECK (attempts BETWEEN 0 AND 5),
  closed_at timestamptz
);

-- At most one code is valid at a time: a new code closes the previous one.
CREATE UNIQUE INDEX email_codes_open ON email_codes (user_id) WHERE closed_at IS NULL;

-- Rate limits that several instances share and that survive a restart.
CREATE TABLE auth_counters (
  bucket text NOT NULL,
  key text NOT NULL,
  window_start timestamptz NOT NULL,
  n int NOT NULL DEFAULT 1,
  last_at timestamptz NOT NULL,
  PRIMARY KEY (bucket, key, window_start)
);

CREATE TABLE settings (
  key text PRIMARY KEY,
  value text NOT NULL
);

-- Jobs that must run if, and only if, the transaction that created them was committed. The payload is deleted when the job ends.
CREATE TABLE outbox (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('mail')),
  payload text,
  attempts int NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  next_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  done_at timestamptz
);

CREATE INDEX outbox_due ON outbox (next_at) WHERE done_at IS NULL;
