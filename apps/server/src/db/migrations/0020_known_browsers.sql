-- With which browsers an account was used (PAYOUT-5): a sign-in from another one is mailed to its owner. At most 20 of an account.

CREATE TABLE known_browsers (
  user_id uuid NOT NULL REFERENCES users (id),
  -- What the browser calls itself, without version numbers; empty where it says nothing.
  browser text NOT NULL,
  first_seen_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  -- Since when it counts as new again: the owner has said that one of them was a stranger's.
  forgotten_at timestamptz,
  PRIMARY KEY (user_id, browser)
);

INSERT INTO known_browsers (user_id, browser, first_seen_at, last_seen_at)
SELECT user_id, regexp_replace(coalesce(user_agent, ''), '[0-9._]+', '', 'g'), min(created_at),
  max(coalesce(last_seen_at, created_at))
FROM sessions GROUP BY 1, 2;

-- Who has signed in before, with what nobody knows any more: the next sign-in is not the first.
INSERT INTO known_browsers (user_id, browser, first_seen_at, last_seen_at, forgotten_at)
SELECT id, '', email_verified_at, email_verified_at, email_verified_at FROM users u
WHERE email_verified_at IS NOT NULL AND NOT EXISTS (SELECT 1 FROM known_browsers k WHERE k.user_id = u.id);
