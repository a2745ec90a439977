import type { Queryable } from '../db/Db.ts';

/** The setting: for how many years after its closing the identity data of an account are kept (AUTH-9). */
export const RETENTION_YEARS_SETTING = 'accounts.retentionYears';

/** Where the operator has not set it. */
export const RETENTION_YEARS = 5;

/** What it may be. */
export const RETENTION_YEARS_WANTS = 'a whole number of years from 1 to 30';

/** Whether a text can be such a setting. */
export function isRetentionYears(value: string): boolean {
  return /^[1-9]\d?$/.test(value) && Number(value) <= 30;
}

/** How many years a stored setting means; the default where there is none. */
export function yearsOf(setting: string | undefined): number {
  return setting !== undefined && isRetentionYears(setting) ? Number(setting) : RETENTION_YEARS;
}

/** For how many years they are kept now. */
export async function retentionYears(db: Queryable): Promise<number> {
  const [setting] = await db.query<{ value: string }>('SELECT value FROM settings WHERE key = $1', [
    RETENTION_YEARS_SETTING,
  ]);
  return yearsOf(setting?.value);
}
