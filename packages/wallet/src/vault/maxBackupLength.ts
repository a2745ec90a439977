/** A longer text is not read as a backup, which has less than 3000 characters. */
export const MAX_BACKUP_LENGTH = 10_000;
