-- Which sentence a notification is, and what stands in it, so that an app can say it in the reader's language. Those of
-- before, and what an operator writes, have neither and are shown as they were written.
ALTER TABLE notifications
  ADD COLUMN message_code text,
  ADD COLUMN params jsonb,
  ADD CONSTRAINT notifications_code_has_params CHECK ((message_code IS NULL) = (params IS NULL));
