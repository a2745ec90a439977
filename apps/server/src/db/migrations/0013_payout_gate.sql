-- Who may not move money. Until now an account was suspended by taking its verification, which only withdrawals asked for.

-- Set while an operator has suspended the account: its investor may look, and nothing else.
ALTER TABLE users ADD COLUMN suspended_at timestamptz;

-- No money leaves the account before this time, such as for a day after its password changed.
ALTER TABLE users ADD COLUMN payouts_held_until timestamptz;

-- Accounts that are suspended now: the verification that was taken comes back where an operator had given it.
UPDATE users u
SET suspended_at = s.at,
  account_status = u.kyc_verified = 'true' OR EXISTS (
    SELECT 1 FROM audit_log v WHERE v.object = s.object AND v.action IN ('user.restore', 'kyc.approve') AND v.at <= s.at
  )
FROM (SELECT object, MAX(at) AS at FROM audit_log WHERE action = 'user.suspend' GROUP BY object) s
WHERE s.object = u.id::text AND NOT u.account_status;
