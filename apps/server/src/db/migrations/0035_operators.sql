-- The people who operate the site, each known by a key of their own (M-21). Only the hash of a key is stored. Rows of people who
-- left stay, so that nobody else takes a name that stands in the audit.
CREATE TABLE operators (
  name text PRIMARY KEY,
  role text NOT NULL CHECK (role IN ('viewer', 'support', 'treasurer', 'admin')),
  key_hash bytea NOT NULL UNIQUE,
  added_at timestamptz NOT NULL,
  removed_at timestamptz
);
