-- The chain on which a sale was first checked, by its id and its first block (M-27): answers of a node of another chain are
-- ignored. Null until then, and for purchases, whose transfers have it.
ALTER TABLE orders ADD COLUMN genesis text;
