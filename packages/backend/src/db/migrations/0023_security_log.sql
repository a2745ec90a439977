-- Sign-ins with their outcome, and changes of sign-in data (AUTH-8). Old rows are deleted; the audit log, about money and
-- operators, is kept forever.
CREATE TABLE security_log (
  id uuid PRIMARY KEY,
  created_at timestamptz NOT NULL,
  -- The kind of event and its outcome, from a list in the program that can grow.
  kind text NOT NULL CHECK (length(kind) BETWEEN 1 AND 40),
  outcome text NOT NULL CHECK (length(outcome) BETWEEN 1 AND 40),
  user_id uuid REFERENCES users (id),
  -- If no account has the given email: an HMAC of it, with a key of the server that is stored encrypted.
  email_hash bytea,
  -- The network part of the client's address, e.g. 203.0.113.0/24; null for acts of operators.
  network text,
  -- Known names such as 'Firefox' and 'Linux': no text from the client is stored.
  browser text,
  system text,
  CONSTRAINT security_log_of_one CHECK ((user_id IS NULL) = (email_hash IS NOT NULL))
);

CREATE INDEX security_log_by_age ON security_log (created_at, id);

CREATE INDEX security_log_by_user ON security_log (user_id, created_at, id);

CREATE INDEX security_log_by_email ON security_log (email_hash) WHERE email_hash IS NOT NULL;
