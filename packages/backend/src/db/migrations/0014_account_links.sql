-- Links in mails that work once: to set a new password, or to report 'This was not me' (AUTH-1, PAYOUT-5). The token itself
-- is only in the mail.
CREATE TABLE account_links (
  token_hash bytea PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('reset_password', 'not_me', 'change_email', 'undo_email')),
  user_id uuid NOT NULL REFERENCES users (id),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);

CREATE INDEX account_links_by_user ON account_links (user_id, kind);

CREATE INDEX account_links_by_age ON account_links (expires_at);
