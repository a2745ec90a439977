-- Operators of the site, each identified by a separate key (M-21). Only the hash of a key is stored. Rows of former operators
-- stay, so that nobody else gets a name that appears in the audit log.
CREATE TABLE operators (
  name text PRIMARY KEY,
  role text NOT NULL CHECK (role IN ('viewer', 'support', 'treasurer', 'admin')),
  key_hash bytea NOT NULL UNIQUE,
  added_at timestamptz NOT NULL,
  removed_at timestamptz
);
