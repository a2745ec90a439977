-- A withdrawal that an operator has claimed to pay cannot be cancelled (PAYOUT-2). A paid one has the reference of its payment;
-- withdrawals completed before this migration have none.
ALTER TABLE withdrawals DROP CONSTRAINT withdrawals_status_check;

ALTER TABLE withdrawals ADD CONSTRAINT withdrawals_status_check
  CHECK (status IN ('Pending', 'Processing', 'Completed', 'Rejected', 'Cancelled', 'Returned'));

ALTER TABLE withdrawals DROP CONSTRAINT withdrawals_check;

ALTER TABLE withdrawals ADD CONSTRAINT withdrawals_resolved_or_open
  CHECK ((status IN ('Pending', 'Processing')) = (resolution_transfer_id IS NULL));

ALTER TABLE withdrawals ADD COLUMN claimed_by text;

ALTER TABLE withdrawals ADD COLUMN claimed_at timestamptz;

ALTER TABLE withdrawals ADD COLUMN reference text;

ALTER TABLE withdrawals ADD CONSTRAINT withdrawals_claimed_while_processing
  CHECK ((claimed_by IS NULL) = (claimed_at IS NULL) AND (status <> 'Processing' OR claimed_by IS NOT NULL));

ALTER TABLE withdrawals ADD CONSTRAINT withdrawals_reference_of_completed
  CHECK (reference IS NULL OR status = 'Completed');

-- A payment reference belongs to at most one withdrawal.
CREATE UNIQUE INDEX withdrawals_by_reference ON withdrawals (method, reference);

DROP INDEX withdrawals_waiting;

CREATE INDEX withdrawals_waiting ON withdrawals (created_at, id) WHERE status IN ('Pending', 'Processing');
