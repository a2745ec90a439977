-- The chain that a sale was first looked for on, by its id and its first block (M-27): a node of another one decides nothing
-- about it. Null until then, and for purchases, whose transfers have it.
ALTER TABLE orders ADD COLUMN genesis text;
