-- Operators: the hash chain of the audit log, and a second approval for large withdrawals.

-- `position` and `prev_hash` chain the entries, as they do transfers. Both are null in entries from before the chain.
ALTER TABLE audit_log ADD COLUMN detail text;

ALTER TABLE audit_log ADD COLUMN position bigint UNIQUE CHECK (position > 0);

ALTER TABLE audit_log ADD COLUMN prev_hash bytea;

ALTER TABLE audit_log ADD COLUMN hash bytea UNIQUE;

ALTER TABLE audit_log ADD CONSTRAINT audit_log_chained_or_not
  CHECK ((position IS NULL) = (hash IS NULL) AND (position IS NULL) = (prev_hash IS NULL));

-- The end of the chain, and the number of entries from before it.
CREATE TABLE audit_head (
  id int PRIMARY KEY CHECK (id = 1),
  position bigint NOT NULL,
  hash bytea NOT NULL,
  unchained bigint NOT NULL
);

INSERT INTO audit_head (id, position, hash, unchained)
  SELECT 1, 0, decode(repeat('00', 32), 'hex'), COUNT(*) FROM audit_log;

-- Approvals of withdrawals that need more than one person.
CREATE TABLE withdrawal_approvals (
  withdrawal_id uuid NOT NULL REFERENCES withdrawals (id),
  actor text NOT NULL,
  approved_at timestamptz NOT NULL,
  PRIMARY KEY (withdrawal_id, actor)
);
