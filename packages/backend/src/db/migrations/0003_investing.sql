-- The figures of an account that the dashboard shows.

CREATE TABLE deposits (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  plan_id uuid NOT NULL REFERENCES plans (id),
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  method text NOT NULL,
  status text NOT NULL CHECK (status IN ('pending', 'confirmed', 'declined')),
  paid boolean NOT NULL DEFAULT false,
  address text,
  created_at timestamptz NOT NULL,
  decided_at timestamptz,
  transfer_id uuid UNIQUE REFERENCES ledger_transfers (id),
  CHECK ((status = 'confirmed') = (transfer_id IS NOT NULL))
);

CREATE INDEX deposits_by_user ON deposits (user_id, created_at);

CREATE TABLE withdrawals (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  method text NOT NULL CHECK (method IN ('bank', 'bitcoin', 'etherium', 'cashapp', 'zelle')),
  status text NOT NULL CHECK (status IN ('Pending', 'Completed', 'Rejected', 'Cancelled')),
  created_at timestamptz NOT NULL,
  decided_at timestamptz,
  hold_transfer_id uuid NOT NULL UNIQUE REFERENCES ledger_transfers (id),
  resolution_transfer_id uuid UNIQUE REFERENCES ledger_transfers (id),
  CHECK ((status = 'Pending') = (resolution_transfer_id IS NULL))
);

CREATE INDEX withdrawals_by_user ON withdrawals (user_id, created_at);

-- `profit_cents`: earned so far.
CREATE TABLE investments (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  plan_id uuid NOT NULL REFERENCES plans (id),
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  profit_cents bigint NOT NULL DEFAULT 0 CHECK (profit_cents >= 0),
  referral_bonus_cents bigint NOT NULL DEFAULT 0 CHECK (referral_bonus_cents >= 0),
  is_active boolean NOT NULL,
  started_at timestamptz NOT NULL,
  transfer_id uuid NOT NULL UNIQUE REFERENCES ledger_transfers (id)
);

CREATE UNIQUE INDEX investments_active ON investments (user_id) WHERE is_active;

CREATE TABLE handlers (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  status text NOT NULL CHECK (status IN ('active', 'paused', 'completed', 'expired')),
  deposits_required int NOT NULL CHECK (deposits_required > 0),
  deposits_made int NOT NULL CHECK (deposits_made >= 0),
  deposit_amount_cents bigint NOT NULL CHECK (deposit_amount_cents > 0),
  started_at timestamptz NOT NULL,
  days int NOT NULL CHECK (days > 0)
);

CREATE INDEX handlers_by_user ON handlers (user_id, started_at);
