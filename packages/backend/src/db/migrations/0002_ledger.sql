-- Money. Amounts are integer cents. A transfer has a debit and a credit account, so it always balances.

CREATE TABLE ledger_accounts (
  id uuid PRIMARY KEY,
  owner_user_id uuid UNIQUE REFERENCES users (id),
  kind text NOT NULL CHECK (kind IN ('user', 'house_cash', 'house_invested')),
  currency text NOT NULL,
  credits_posted bigint NOT NULL DEFAULT 0 CHECK (credits_posted >= 0),
  debits_posted bigint NOT NULL DEFAULT 0 CHECK (debits_posted >= 0),
  debits_pending bigint NOT NULL DEFAULT 0 CHECK (debits_pending >= 0),
  version int NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  CHECK ((kind = 'user') = (owner_user_id IS NOT NULL)),
  CHECK (kind <> 'user' OR credits_posted - debits_posted - debits_pending >= 0)
);

CREATE UNIQUE INDEX ledger_house_accounts ON ledger_accounts (kind) WHERE owner_user_id IS NULL;

-- `position` and `prev_hash` chain the rows: verifying the chain finds a changed, missing or reordered row.
CREATE TABLE ledger_transfers (
  id uuid PRIMARY KEY,
  position bigint NOT NULL UNIQUE CHECK (position > 0),
  debit_account uuid NOT NULL REFERENCES ledger_accounts (id),
  credit_account uuid NOT NULL REFERENCES ledger_accounts (id),
  amount bigint NOT NULL CHECK (amount > 0),
  kind text NOT NULL CHECK (kind IN ('posted', 'pending', 'post', 'void')),
  pending_id uuid UNIQUE REFERENCES ledger_transfers (id),
  ref_type text NOT NULL,
  ref_id uuid NOT NULL,
  created_at timestamptz NOT NULL,
  prev_hash bytea NOT NULL,
  hash bytea NOT NULL UNIQUE,
  CHECK (debit_account <> credit_account),
  CHECK ((kind IN ('post', 'void')) = (pending_id IS NOT NULL)),
  UNIQUE (ref_type, ref_id, kind)
);

CREATE INDEX ledger_transfers_by_debit ON ledger_transfers (debit_account, position);

CREATE INDEX ledger_transfers_by_credit ON ledger_transfers (credit_account, position);

-- The end of the chain. Locking its only row serializes transfers, on both database engines.
CREATE TABLE ledger_head (
  id int PRIMARY KEY CHECK (id = 1),
  position bigint NOT NULL,
  hash bytea NOT NULL
);

CREATE FUNCTION refuse_change() RETURNS trigger AS $$
  BEGIN
    RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
  END;
  $$ LANGUAGE plpgsql;

CREATE TRIGGER ledger_transfers_append_only BEFORE UPDATE OR DELETE ON ledger_transfers
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TABLE audit_log (
  id uuid PRIMARY KEY,
  at timestamptz NOT NULL,
  actor text NOT NULL,
  action text NOT NULL,
  object text NOT NULL,
  request_id text
);

CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
