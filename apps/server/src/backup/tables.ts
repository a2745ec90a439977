/**
 * All tables of a backup; each table comes after those that it refers to. Sessions and codes are not included, because
 * a restore must not revive those that ended after the backup.
 */
export const TABLES = [
  'plans',
  'plan_features',
  'settings',
  'data_keys',
  'server_keys',
  'server_mode',
  'users',
  'auth_counters',
  'outbox',
  'ledger_accounts',
  'ledger_transfers',
  'ledger_head',
  'audit_log',
  'audit_head',
  'deposits',
  'withdrawals',
  'saved_addresses',
  'withdrawal_approvals',
  'approvals',
  'operators',
  'book_entries',
  'investments',
  'handlers',
  'idempotency',
  'trades',
  'trade_requests',
  'quotes',
  'orders',
  'order_approvals',
  'desk_heads',
  'desk_payments',
  'sale_transfers',
  'uploads',
  'registrations',
  'notifications',
  'push_subscriptions',
  'passkeys',
  'authenticators',
  'recovery_codes',
  'known_browsers',
  'security_log',
  'known_devices',
  'event_heads',
  'events',
] as const;

/** Tables that are not in a backup; a restore recreates them empty. */
export const EXCLUDED_TABLES = [
  'sessions',
  'email_codes',
  'account_links',
  'factor_challenges',
  'desk_state',
  'desk_process',
] as const;

export type Table = (typeof TABLES)[number];

/** The order of rows in tables whose rows refer to each other: each row comes after those that it refers to. */
export const ORDER: Readonly<Partial<Record<Table, string>>> = { ledger_transfers: 'position' };
