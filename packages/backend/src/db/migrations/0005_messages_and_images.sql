-- Images, notifications, and the events that the server sends to the open app.

ALTER TABLE users ADD COLUMN profile_photo_url text;

ALTER TABLE sessions ADD COLUMN last_seen_at timestamptz;

-- Keys that the server generated once, shared by all its instances.
CREATE TABLE server_keys (
  name text PRIMARY KEY,
  value text NOT NULL,
  created_at timestamptz NOT NULL
);

-- Permissions to upload a file, and their state. `object_key` is the object's key in the store once the upload is complete.
CREATE TABLE uploads (
  key text PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  purpose text NOT NULL CHECK (purpose IN ('profile', 'identity')),
  content_type text NOT NULL CHECK (content_type IN ('image/png', 'image/jpeg')),
  state text NOT NULL CHECK (state IN ('issued', 'stored', 'attached', 'deleted')),
  max_bytes int NOT NULL CHECK (max_bytes > 0),
  issued_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  stored_at timestamptz,
  object_key text UNIQUE,
  bytes int,
  width int,
  height int,
  CHECK (state NOT IN ('stored', 'attached') OR (stored_at IS NOT NULL AND object_key IS NOT NULL))
);

CREATE INDEX uploads_by_user ON uploads (user_id, issued_at);

-- Identity documents that investors submitted, and the decision on each.
CREATE TABLE registrations (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  upload_key text NOT NULL UNIQUE REFERENCES uploads (key),
  submitted_at timestamptz NOT NULL,
  decision text CHECK (decision IN ('approved', 'rejected', 'replaced')),
  reason text,
  actor text,
  decided_at timestamptz,
  CHECK ((decision IS NULL) = (decided_at IS NULL))
);

-- At most one is pending: a new submission replaces the previous one.
CREATE UNIQUE INDEX registrations_open ON registrations (user_id) WHERE decision IS NULL;

CREATE TABLE notifications (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  kind text NOT NULL CHECK (kind IN ('deposit', 'withdrawal', 'kyc', 'message')),
  title text NOT NULL,
  message text NOT NULL,
  image text,
  url text,
  created_at timestamptz NOT NULL,
  read_at timestamptz
);

CREATE INDEX notifications_by_user ON notifications (user_id, created_at, id);

CREATE INDEX notifications_unread ON notifications (user_id) WHERE read_at IS NULL;

CREATE TABLE push_subscriptions (
  endpoint_hash text PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  endpoint text NOT NULL,
  p256dh text NOT NULL,
  auth text NOT NULL,
  refreshed_at timestamptz NOT NULL
);

CREATE INDEX push_subscriptions_by_user ON push_subscriptions (user_id, refreshed_at);

-- Events for the open app. Each investor has a separate sequence, which is advanced under a row lock: it has no gaps, and no
-- number becomes visible before a smaller one. A reader that has read up to a number has missed no event.
CREATE TABLE event_heads (
  user_id uuid PRIMARY KEY REFERENCES users (id),
  seq bigint NOT NULL
);

CREATE TABLE events (
  user_id uuid NOT NULL REFERENCES users (id),
  seq bigint NOT NULL CHECK (seq > 0),
  kind text NOT NULL CHECK (kind IN ('user', 'deposit', 'withdrawal', 'trade', 'notification')),
  data text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, seq)
);

ALTER TABLE outbox DROP CONSTRAINT outbox_kind_check;

ALTER TABLE outbox ADD CONSTRAINT outbox_kind_check CHECK (kind IN ('mail', 'push'));
