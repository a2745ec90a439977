import { expect, it } from 'vitest';
import { backupFileName } from './backupFileName.ts';

it.each([
  [new Date(2026, 10, 27, 0, 0, 1), 'keel-wallet-backup-2026-11-27.json'],
  [new Date(2027, 0, 5, 23, 59, 59), 'keel-wallet-backup-2027-01-05.json'],
])('[WALLET-9] a backup of %s is called %s', (date, name) => {
  expect(backupFileName(date.getTime())).toBe(name);
});
