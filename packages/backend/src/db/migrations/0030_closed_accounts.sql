-- Closed accounts, and when their identity data was erased after its retention period (AUTH-9).
ALTER TABLE users ADD COLUMN closed_at timestamptz;

ALTER TABLE users ADD COLUMN erased_at timestamptz;

ALTER TABLE users ADD CONSTRAINT users_erased_once_closed CHECK (erased_at IS NULL OR closed_at IS NOT NULL);

-- Closing an account erases the gender; an open account has one.
ALTER TABLE users ALTER COLUMN gender DROP NOT NULL;

ALTER TABLE users ADD CONSTRAINT users_gender_while_open CHECK (gender IS NOT NULL OR closed_at IS NOT NULL);

-- Nobody can log in to a closed account, and its email becomes available: 'closed:' and an id is not an email.
ALTER TABLE users ADD CONSTRAINT users_closed_cannot_log_in
  CHECK (closed_at IS NULL OR (password_hash = '' AND email_lower = 'closed:' || id::text));

CREATE INDEX users_closed_to_erase ON users (closed_at) WHERE closed_at IS NOT NULL AND erased_at IS NULL;

-- A closed account has no balance. A constraint of the row itself, which adds no cost to a transfer.
ALTER TABLE ledger_accounts ADD COLUMN closed boolean NOT NULL DEFAULT false;

ALTER TABLE ledger_accounts ADD CONSTRAINT ledger_accounts_closed_empty
  CHECK (NOT closed OR (credits_posted = debits_posted AND debits_pending = 0));

-- A call that began before the account was closed must not add rows to it afterwards. The row is locked before it is read, to
-- wait for a transaction that closes it; the foreign key takes the same lock anyway. The server handles the error KE001.
CREATE FUNCTION refuse_closed_user() RETURNS trigger AS $$
  DECLARE
    closed timestamptz;
  BEGIN
    SELECT closed_at INTO closed FROM users WHERE id = NEW.user_id FOR KEY SHARE;
    IF closed IS NOT NULL THEN
      RAISE EXCEPTION 'The account is closed' USING ERRCODE = 'KE001';
    END IF;
    RETURN NEW;
  END;
  $$ LANGUAGE plpgsql;

CREATE TRIGGER sessions_of_open_accounts BEFORE INSERT ON sessions
  FOR EACH ROW EXECUTE FUNCTION refuse_closed_user();

CREATE TRIGGER passkeys_of_open_accounts BEFORE INSERT ON passkeys
  FOR EACH ROW EXECUTE FUNCTION refuse_closed_user();

CREATE TRIGGER authenticators_of_open_accounts BEFORE INSERT ON authenticators
  FOR EACH ROW EXECUTE FUNCTION refuse_closed_user();

CREATE TRIGGER push_subscriptions_of_open_accounts BEFORE INSERT ON push_subscriptions
  FOR EACH ROW EXECUTE FUNCTION refuse_closed_user();

-- A backup also contains rows that were decided before the account was closed, so only pending ones are refused.
CREATE TRIGGER deposits_of_open_accounts BEFORE INSERT ON deposits
  FOR EACH ROW WHEN (NEW.status = 'pending') EXECUTE FUNCTION refuse_closed_user();

CREATE TRIGGER orders_of_open_accounts BEFORE INSERT ON orders
  FOR EACH ROW WHEN (NEW.status = 'Pending') EXECUTE FUNCTION refuse_closed_user();

CREATE TRIGGER registrations_of_open_accounts BEFORE INSERT ON registrations
  FOR EACH ROW WHEN (NEW.decision IS NULL) EXECUTE FUNCTION refuse_closed_user();
