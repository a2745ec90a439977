-- Identity images are encrypted before they are stored. The id of the key; null if the bytes are not encrypted: images from
-- before this migration, which the server encrypts in the background, and profile photos, which are public.

ALTER TABLE uploads ADD COLUMN image_key bytea REFERENCES data_keys (id);

ALTER TABLE uploads ADD CONSTRAINT uploads_profile_in_clear CHECK (purpose = 'identity' OR image_key IS NULL);

-- Finds rows that are not yet encrypted, at each start.
CREATE INDEX uploads_in_clear ON uploads (key)
  WHERE purpose = 'identity' AND state IN ('stored', 'attached') AND image_key IS NULL;

CREATE INDEX uploads_by_image_key ON uploads (image_key) WHERE image_key IS NOT NULL;
