-- Indexes for lists by age, for counting, and for deletion by age. On large tables they can be created beforehand with
-- CREATE INDEX CONCURRENTLY under the same names; see docs/operating.md.

CREATE INDEX IF NOT EXISTS deposits_waiting ON deposits (created_at, id) WHERE status = 'pending';

CREATE INDEX IF NOT EXISTS deposits_by_age ON deposits (created_at, id);

CREATE INDEX IF NOT EXISTS withdrawals_waiting ON withdrawals (created_at, id) WHERE status = 'Pending';

CREATE INDEX IF NOT EXISTS withdrawals_by_age ON withdrawals (created_at, id);

CREATE INDEX IF NOT EXISTS orders_waiting ON orders (created_at, id) WHERE status = 'Pending';

CREATE INDEX IF NOT EXISTS orders_by_age ON orders (created_at, id);

CREATE INDEX IF NOT EXISTS registrations_waiting ON registrations (submitted_at, user_id) WHERE decision IS NULL;

CREATE INDEX IF NOT EXISTS users_by_age ON users (created_at, id);

CREATE INDEX IF NOT EXISTS users_unverified ON users (created_at) WHERE email_verified_at IS NULL;

CREATE INDEX IF NOT EXISTS trade_requests_by_age ON trade_requests (created_at, id);

CREATE INDEX IF NOT EXISTS audit_log_by_age ON audit_log (at, id);

CREATE INDEX IF NOT EXISTS audit_log_by_object ON audit_log (object, at);

CREATE INDEX IF NOT EXISTS auth_counters_by_age ON auth_counters (last_at);

CREATE INDEX IF NOT EXISTS email_codes_by_age ON email_codes (expires_at);

CREATE INDEX IF NOT EXISTS email_codes_by_user ON email_codes (user_id);

CREATE INDEX IF NOT EXISTS sessions_by_end ON sessions (expires_at);

CREATE INDEX IF NOT EXISTS outbox_done ON outbox (done_at) WHERE done_at IS NOT NULL;

CREATE INDEX IF NOT EXISTS notifications_by_age ON notifications (created_at);

CREATE INDEX IF NOT EXISTS uploads_gone ON uploads (issued_at) WHERE state = 'deleted';

-- TRUNCATE fires no row triggers, so the append-only tables need a statement trigger.
CREATE TRIGGER ledger_transfers_no_truncate BEFORE TRUNCATE ON ledger_transfers
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER audit_log_no_truncate BEFORE TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
