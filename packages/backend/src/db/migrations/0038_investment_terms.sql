-- The agreed term of an investment in days from its start; null without one (DASH-5).
ALTER TABLE investments ADD COLUMN days int CHECK (days > 0);
