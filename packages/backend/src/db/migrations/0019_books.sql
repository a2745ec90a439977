-- Books that are corrected only by entries (BOOK-1), and deposits whose amount differs from the announced one (PAYOUT-6).

-- The received amount of a confirmed deposit; null in those confirmed before this migration, which brought the announced amount.
ALTER TABLE deposits ADD COLUMN credited_cents bigint CHECK (credited_cents > 0);

-- The payment's reference at the bank or on the chain.
ALTER TABLE deposits ADD COLUMN reference text;

ALTER TABLE deposits ADD CONSTRAINT deposits_credited_when_confirmed
  CHECK (status = 'confirmed' OR (credited_cents IS NULL AND reference IS NULL));

-- A payment reference confirms at most one deposit.
CREATE UNIQUE INDEX deposits_by_reference ON deposits (method, reference);

-- House accounts of adjustments and bonuses.
ALTER TABLE ledger_accounts DROP CONSTRAINT ledger_accounts_kind_check;

ALTER TABLE ledger_accounts ADD CONSTRAINT ledger_accounts_kind_check
  CHECK (kind IN ('user', 'house_cash', 'house_invested', 'house_profit', 'house_orders', 'house_adjustments',
    'house_bonus'));

-- Entries that operators made in an investor's books. A negative amount was taken from the balance. `name` is the idempotency
-- key among the entries of an investor and kind: a repeated command creates one entry.
CREATE TABLE book_entries (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  kind text NOT NULL CHECK (kind IN ('adjustment', 'bonus')),
  name text NOT NULL,
  amount_cents bigint NOT NULL CHECK (amount_cents <> 0 AND (kind = 'adjustment' OR amount_cents > 0)),
  reason text NOT NULL,
  actor text NOT NULL,
  created_at timestamptz NOT NULL,
  transfer_id uuid NOT NULL UNIQUE REFERENCES ledger_transfers (id),
  UNIQUE (user_id, kind, name)
);

CREATE TRIGGER book_entries_append_only BEFORE UPDATE OR DELETE ON book_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TRIGGER book_entries_no_truncate BEFORE TRUNCATE ON book_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE INDEX book_entries_by_age ON book_entries (created_at, id);

-- Approvals of entries that need two people, who have to agree to the same `terms`.
CREATE TABLE approvals (
  action text NOT NULL,
  object text NOT NULL,
  actor text NOT NULL,
  terms text NOT NULL,
  approved_at timestamptz NOT NULL,
  PRIMARY KEY (action, object, actor)
);

ALTER TABLE notifications DROP CONSTRAINT notifications_kind_check;

ALTER TABLE notifications ADD CONSTRAINT notifications_kind_check
  CHECK (kind IN ('deposit', 'withdrawal', 'kyc', 'message', 'books'));
