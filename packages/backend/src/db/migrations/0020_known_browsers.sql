-- Browsers with which an account was used (PAYOUT-5): a sign-in from another one is mailed to its owner. At most 20 per account.

CREATE TABLE known_browsers (
  user_id uuid NOT NULL REFERENCES users (id),
  -- The user agent without version numbers; empty if the browser sends none.
  browser text NOT NULL,
  first_seen_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  -- Since when it counts as new again, because the owner has reported a sign-in as not their own.
  forgotten_at timestamptz,
  PRIMARY KEY (user_id, browser)
);

INSERT INTO known_browsers (user_id, browser, first_seen_at, last_seen_at)
SELECT user_id, regexp_replace(coalesce(user_agent, ''), '[0-9._]+', '', 'g'), min(created_at),
  max(coalesce(last_seen_at, created_at))
FROM sessions GROUP BY 1, 2;

-- Accounts that have signed in before, with unknown browsers: their next sign-in is not the first.
INSERT INTO known_browsers (user_id, browser, first_seen_at, last_seen_at, forgotten_at)
SELECT id, '', email_verified_at, email_verified_at, email_verified_at FROM users u
WHERE email_verified_at IS NOT NULL AND NOT EXISTS (SELECT 1 FROM known_browsers k WHERE k.user_id = u.id);
