-- Who signed in, and what became of it, and every change of how an account is opened (AUTH-8). Rows go when they are old; the
-- audit, which is kept for ever, is about money and what operators do.
CREATE TABLE security_log (
  id uuid PRIMARY KEY,
  created_at timestamptz NOT NULL,
  -- What it was about and what became of it: a closed list of the program, with room for more.
  kind text NOT NULL CHECK (length(kind) BETWEEN 1 AND 40),
  outcome text NOT NULL CHECK (length(outcome) BETWEEN 1 AND 40),
  user_id uuid REFERENCES users (id),
  -- Where the e-mail that was given has no account: an HMAC of it, under a key of the server that lies sealed.
  email_hash bytea,
  -- The first part of the caller's address alone, as 203.0.113.0/24; null where an operator acted.
  network text,
  -- By name, as 'Firefox' and 'Linux': nothing is kept that a caller wrote.
  browser text,
  system text,
  CONSTRAINT security_log_of_one CHECK ((user_id IS NULL) = (email_hash IS NOT NULL))
);

CREATE INDEX security_log_by_age ON security_log (created_at, id);

CREATE INDEX security_log_by_user ON security_log (user_id, created_at, id);

CREATE INDEX security_log_by_email ON security_log (email_hash) WHERE email_hash IS NOT NULL;
