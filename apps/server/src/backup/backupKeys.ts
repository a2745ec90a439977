import { StartFault } from '../db/StartFault.ts';
import type { DataKey } from '../sealing/dataKey.ts';
import { readKeyFile } from '../sealing/keyFile.ts';

/** The keys of BACKUP_KEY_FILE, the one that encrypts first; none where it is not set. Throws a `StartFault`. */
export function readBackupKeys(file: string | null): DataKey[] {
  if (file === null) return [];
  const keys = readKeyFile(file, 'backup key');
  if (keys.length > 0) return keys;
  throw new StartFault(`There is no file ${file}, which BACKUP_KEY_FILE names. Put the backup key there.`);
}

/** The key that a new backup is encrypted with; null writes it in clear, which live mode refuses. */
export function keyForNewBackup(file: string | null, isLive: boolean): DataKey | null {
  const [key] = readBackupKeys(file);
  if (key) return key;
  if (!isLive) return null;
  throw new StartFault(
    'MODE=live writes no backup in clear. Set BACKUP_KEY_FILE to a file with a backup key: docs/operating.md says how to make and to keep it. No backup was made.',
  );
}
