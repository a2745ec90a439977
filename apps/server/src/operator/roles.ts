/** What an operator is there for. `viewer` reads, `support` deals with people, `treasurer` with money, `admin` may do everything. */
export const ROLES = ['viewer', 'support', 'treasurer', 'admin'] as const;

export type Role = (typeof ROLES)[number];
