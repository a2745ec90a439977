-- The email that the account gets by following the link: the new one, or the previous one (AUTH-3).
ALTER TABLE account_links ADD COLUMN email text;

ALTER TABLE account_links ADD CONSTRAINT account_links_email
  CHECK ((kind IN ('change_email', 'undo_email')) = (email IS NOT NULL));
