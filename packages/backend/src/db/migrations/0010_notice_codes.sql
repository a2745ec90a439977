-- The message code of a notification and its values, so that the app can show it in the reader's language. Notifications from
-- before this migration, and those that operators write, have neither and are shown as written.
ALTER TABLE notifications
  ADD COLUMN message_code text,
  ADD COLUMN params jsonb,
  ADD CONSTRAINT notifications_code_has_params CHECK ((message_code IS NULL) = (params IS NULL));
