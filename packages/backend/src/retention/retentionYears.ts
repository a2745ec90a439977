import type { Queryable } from '../db/Db.ts';

/** The setting: for how many years after its closing the identity data of an account is kept (AUTH-9). */
export const RETENTION_YEARS_SETTING = 'accounts.retentionYears';

/** The default. */
export const RETENTION_YEARS = 5;

/** The values of the setting. */
export const RETENTION_YEARS_EXPECTED = 'a whole number of years from 1 to 30';

/** Whether a text is a valid value of the setting. */
export function isRetentionYears(value: string): boolean {
  return /^[1-9]\d?$/.test(value) && Number(value) <= 30;
}

/** Parses the stored setting; the default if there is none. */
export function yearsOf(setting: string | undefined): number {
  return setting !== undefined && isRetentionYears(setting) ? Number(setting) : RETENTION_YEARS;
}

/** The current retention period in years. */
export async function retentionYears(db: Queryable): Promise<number> {
  const [setting] = await db.query<{ value: string }>('SELECT value FROM settings WHERE key = $1', [
    RETENTION_YEARS_SETTING,
  ]);
  return yearsOf(setting?.value);
}
