-- Dogecoin is a chain of the wallet (WALLET-14), so its addresses can be saved.
ALTER TABLE saved_addresses DROP CONSTRAINT saved_addresses_chain_check;

ALTER TABLE saved_addresses ADD CONSTRAINT saved_addresses_chain_check
  CHECK (chain IN ('ethereum', 'bnb', 'bitcoin', 'dogecoin', 'solana'));
