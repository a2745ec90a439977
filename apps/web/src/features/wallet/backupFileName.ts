/** The name of a backup file that is made at this time, with the date where the person is (WALLET-9). */
export function backupFileName(at: number): string {
  const date = new Date(at);
  const [year, month, day] = [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) =>
    `${part}`.padStart(2, '0'),
  );
  return `keel-wallet-backup-${year}-${month}-${day}.json`;
}
