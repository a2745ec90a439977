-- What operators do: a chained audit, and a second person for large withdrawals.

-- `position` and `prev_hash` chain the acts as they do transfers. Acts from before the chain have neither.
ALTER TABLE audit_log ADD COLUMN detail text;

ALTER TABLE audit_log ADD COLUMN position bigint UNIQUE CHECK (position > 0);

ALTER TABLE audit_log ADD COLUMN prev_hash bytea;

ALTER TABLE audit_log ADD COLUMN hash bytea UNIQUE;

ALTER TABLE audit_log ADD CONSTRAINT audit_log_chained_or_not
  CHECK ((position IS NULL) = (hash IS NULL) AND (position IS NULL) = (prev_hash IS NULL));

-- The end of the chain, and how many acts were there before it began.
CREATE TABLE audit_head (
  id int PRIMARY KEY CHECK (id = 1),
  position bigint NOT NULL,
  hash bytea NOT NULL,
  unchained bigint NOT NULL
);

INSERT INTO audit_head (id, position, hash, unchained)
  SELECT 1, 0, decode(repeat('00', 32), 'hex'), COUNT(*) FROM audit_log;

-- Who said that a withdrawal may be paid, where one person is not enough.
CREATE TABLE withdrawal_approvals (
  withdrawal_id uuid NOT NULL REFERENCES withdrawals (id),
  actor text NOT NULL,
  approved_at timestamptz NOT NULL,
  PRIMARY KEY (withdrawal_id, actor)
);
