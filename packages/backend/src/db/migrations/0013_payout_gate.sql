-- Accounts that may not move money. Before, suspending an account removed its verification, which only withdrawals checked.

-- Set while the account is suspended by an operator: its investor can read, but change nothing.
ALTER TABLE users ADD COLUMN suspended_at timestamptz;

-- No payout before this time, e.g. for a day after the password was changed.
ALTER TABLE users ADD COLUMN payouts_held_until timestamptz;

-- Accounts that are suspended now: restores the verification that an operator had granted.
UPDATE users u
SET suspended_at = s.at,
  account_status = u.kyc_verified = 'true' OR EXISTS (
    SELECT 1 FROM audit_log v WHERE v.object = s.object AND v.action IN ('user.restore', 'kyc.approve') AND v.at <= s.at
  )
FROM (SELECT object, MAX(at) AS at FROM audit_log WHERE action = 'user.suspend' GROUP BY object) s
WHERE s.object = u.id::text AND NOT u.account_status;
