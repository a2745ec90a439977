-- Counted nothing: what a balance is checked by is the chain of transfers.
ALTER TABLE ledger_accounts DROP COLUMN version;
