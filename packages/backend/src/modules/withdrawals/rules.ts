/** The setting: maximum number of undecided withdrawals per account, so that nobody can flood the operator. */
export const OPEN_WITHDRAWALS_SETTING = 'payouts.openWithdrawals';

/** The values of the setting. */
export const OPEN_WITHDRAWALS_EXPECTED = 'a whole number from 1 to 10000';

/** The default. */
export const OPEN_WITHDRAWALS = 50;

const NUMBER = /^[1-9]\d{0,4}$/;
const MAX_OPEN = 10_000;

/** Whether a text is a valid value of the setting. */
export function isOpenWithdrawals(value: string): boolean {
  return NUMBER.test(value) && Number(value) <= MAX_OPEN;
}

/** The current maximum. */
export function openWithdrawals(setting: string | null): number {
  return setting !== null && isOpenWithdrawals(setting) ? Number(setting) : OPEN_WITHDRAWALS;
}
