-- The column was never read: balances are verified against the chain of transfers.
ALTER TABLE ledger_accounts DROP COLUMN version;
