/**
 * The roles of operators. `viewer` can read, `support` manages people, `treasurer` manages money, `admin` may do
 * everything.
 */
export const ROLES = ['viewer', 'support', 'treasurer', 'admin'] as const;

export type Role = (typeof ROLES)[number];
