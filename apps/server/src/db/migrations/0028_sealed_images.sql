-- Identity images are sealed before they go to the object store. The key that sealed one; null where its bytes lie in clear:
-- what was stored before, which the server seals in the background once it has started, and profile photos, which are public.

ALTER TABLE uploads ADD COLUMN image_key bytea REFERENCES data_keys (id);

ALTER TABLE uploads ADD CONSTRAINT uploads_profile_in_clear CHECK (purpose = 'identity' OR image_key IS NULL);

-- What is still in clear is found at once, at every start.
CREATE INDEX uploads_in_clear ON uploads (key)
  WHERE purpose = 'identity' AND state IN ('stored', 'attached') AND image_key IS NULL;

CREATE INDEX uploads_by_image_key ON uploads (image_key) WHERE image_key IS NOT NULL;
