-- Several people may sign up with one email; whoever verifies it owns it (AUTH-2). Until then a row is a sign-up, identified
-- by a token in the browser that signed up.

ALTER TABLE users ADD COLUMN sign_up_token_hash bytea UNIQUE;

ALTER TABLE users DROP CONSTRAINT users_email_lower_key;

CREATE UNIQUE INDEX users_email_owner ON users (email_lower) WHERE email_verified_at IS NOT NULL;

CREATE INDEX users_by_email ON users (email_lower, created_at);
