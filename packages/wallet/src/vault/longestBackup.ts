/** A longer text is not read as a backup, which has less than 3000 characters. */
export const LONGEST_BACKUP = 10_000;
