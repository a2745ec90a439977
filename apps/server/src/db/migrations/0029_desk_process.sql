-- The desk as a process of its own (DESK-1): what it says of itself to the web servers, which have no key. One row, made
-- when a desk first starts. `sale_key` is public: an extended public key (BIP 32) that the addresses of sales follow from.
CREATE TABLE desk_process (
  id int PRIMARY KEY CHECK (id = 1),
  address text NOT NULL,
  sale_key text NOT NULL,
  seen_at timestamptz NOT NULL
);
