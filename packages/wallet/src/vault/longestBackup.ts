/** A longer text is not read as a backup, which has less than 500 characters. */
export const LONGEST_BACKUP = 10_000;
