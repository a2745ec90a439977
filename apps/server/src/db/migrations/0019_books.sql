-- Books that are corrected by entries alone (BOOK-1), and deposits that bring another amount than announced (PAYOUT-6).

-- What a confirmed deposit brought; null in those that were confirmed before this, which brought what was announced.
ALTER TABLE deposits ADD COLUMN credited_cents bigint CHECK (credited_cents > 0);

-- What the bank or the chain calls the payment.
ALTER TABLE deposits ADD COLUMN reference text;

ALTER TABLE deposits ADD CONSTRAINT deposits_credited_when_confirmed
  CHECK (status = 'confirmed' OR (credited_cents IS NULL AND reference IS NULL));

-- One payment confirms one deposit.
CREATE UNIQUE INDEX deposits_by_reference ON deposits (method, reference);

-- What the books were corrected by, and bonuses.
ALTER TABLE ledger_accounts DROP CONSTRAINT ledger_accounts_kind_check;

ALTER TABLE ledger_accounts ADD CONSTRAINT ledger_accounts_kind_check
  CHECK (kind IN ('user', 'house_cash', 'house_invested', 'house_profit', 'house_orders', 'house_adjustments',
    'house_bonus'));

-- What an operator entered into the books of an investor. A negative amount was taken from the balance. `name` tells the
-- entries of an investor and kind apart, so that one that is said twice is made once.
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

-- Who agreed to what, where one person is not enough. Two have to agree to the same `terms`.
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
