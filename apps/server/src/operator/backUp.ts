import { existsSync } from 'node:fs';
import { audit } from '@keel/backend/audit/audit.ts';
import { ObjectStoreForbids, ObjectStoreUnavailable } from '@keel/backend/objects/ObjectStore.ts';
import type { Progress } from '@keel/backend/operator/call.ts';
import { OperatorFault, type Result } from '@keel/backend/operator/result.ts';
import { nameOf } from '@keel/backend/sealing/dataKey.ts';
import { keyForNewBackup } from '../backup/backupKeys.ts';
import { type BackupDeps, writeBackup } from '../backup/writeBackup.ts';

interface BackupOptions {
  readonly file: string;
  /** Replace an existing file. */
  readonly force: boolean;
  readonly actor: string;
  /** The file with the encryption key (BACKUP_KEY_FILE). */
  readonly keyFile: string | null;
  /** Live mode writes no unencrypted backups (AUTH-9). */
  readonly isLive: boolean;
}

/**
 * OPS-2: writes a backup, and records it in the audit log. Without `force`, an existing file is not replaced, since it
 * may be the last good backup.
 */
export async function backUp(
  deps: Omit<BackupDeps, 'backupKey'>,
  { file, force, actor, keyFile, isLive }: BackupOptions,
  progress: Progress,
): Promise<Result> {
  if (!force && existsSync(file))
    throw new OperatorFault(
      `${file} is there already. Name another file, or replace it with --force. No backup was made.`,
    );
  const backupKey = keyForNewBackup(keyFile, isLive);
  const { rows, images, missing, ledger, keys } = await writeBackup({ ...deps, backupKey }, file, progress).catch(
    (error: unknown) => {
      throw storeFault(error) ?? fileFault(error, file);
    },
  );
  await deps.db.tx((tx) => audit(tx, deps.clock, { actor, action: 'backup.write', object: ledger }));
  const [needs = ''] = keys;
  const sealed = ` It needs the data key ${needs}, which is not in it.`;
  const locked = backupKey
    ? ` It is encrypted with the backup key ${nameOf(backupKey.id)}.`
    : ' It is in clear: set BACKUP_KEY_FILE to encrypt it.';
  const lost = missing === 0 ? '' : ` ${missing} images are missing in the object store.`;
  return {
    message: `The backup is in ${file}.${locked}${sealed}${lost}`,
    fields: { file, rows, images, missing, ledger, keys: keys.join(', ') },
  };
}

/** The fault for a failure of the object store, which the operator can fix; undefined for other errors. */
function storeFault(error: unknown): OperatorFault | undefined {
  if (error instanceof ObjectStoreForbids)
    return new OperatorFault(`${FORBIDDEN} No backup was made.`, { cause: error });
  if (error instanceof ObjectStoreUnavailable)
    return new OperatorFault(`${error.message} No backup was made.`, { cause: error });
  return undefined;
}

const FORBIDDEN =
  'The object store forbids an image: the key of the server needs s3:GetObject on its objects, and s3:ListBucket on the bucket, without which a missing image looks forbidden.';

const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full.',
  EDQUOT: 'The disk is full.',
  EFBIG: 'The file would be larger than this system allows.',
  ENOENT: 'Its folder does not exist.',
  EACCES: 'The server may not write there.',
  EROFS: 'The disk is read-only.',
  EISDIR: 'It is a folder.',
};

/** The fault for a file that cannot be written, which the operator can fix; other errors are returned unchanged. */
export function fileFault(error: unknown, file: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = REASONS[code];
  return reason === undefined
    ? error
    : new OperatorFault(`${file} could not be written. ${reason} No backup was made.`, { cause: error });
}
