/** The setting: how many withdrawals of an account may wait at once, so that nobody can flood the operator. */
export const OPEN_WITHDRAWALS_SETTING = 'payouts.openWithdrawals';

/** What the setting may be. */
export const OPEN_WITHDRAWALS_WANTS = 'a whole number from 1 to 10000';

/** As many as may wait where the operator has set nothing. */
export const OPEN_WITHDRAWALS = 50;

const NUMBER = /^[1-9]\d{0,4}$/;
const MAX_OPEN = 10_000;

/** Whether a text can be the setting. */
export function isOpenWithdrawals(value: string): boolean {
  return NUMBER.test(value) && Number(value) <= MAX_OPEN;
}

/** How many may wait, by what is set. */
export function openWithdrawals(setting: string | null): number {
  return setting !== null && isOpenWithdrawals(setting) ? Number(setting) : OPEN_WITHDRAWALS;
}
