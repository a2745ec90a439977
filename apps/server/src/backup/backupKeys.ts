import { StartFault } from '@keel/backend/db/StartFault.ts';
import type { DataKey } from '@keel/backend/sealing/dataKey.ts';
import { readKeyFile } from '../sealing/keyFile.ts';

/**
 * The keys of BACKUP_KEY_FILE; the first one encrypts. Empty if the variable is not set. Throws a `StartFault` if the
 * file is invalid.
 */
export function readBackupKeys(file: string | null): DataKey[] {
  if (file === null) return [];
  const keys = readKeyFile(file, 'backup key');
  if (keys.length > 0) return keys;
  throw new StartFault(`There is no file ${file}, which BACKUP_KEY_FILE names. Put the backup key there.`);
}

/** The key for a new backup; null means that the backup is not encrypted, which live mode refuses. */
export function keyForNewBackup(file: string | null, isLive: boolean): DataKey | null {
  const [key] = readBackupKeys(file);
  if (key) return key;
  if (!isLive) return null;
  throw new StartFault(
    'MODE=live writes no backup in clear. Set BACKUP_KEY_FILE to a file with a backup key: docs/operating.md says how to make and to keep it. No backup was made.',
  );
}
