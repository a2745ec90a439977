import { audit } from '../audit/audit.ts';
import { type BackupParts, writeBackup } from '../backup/writeBackup.ts';
import { ObjectStoreAway, ObjectStoreForbids } from '../objects/ObjectStore.ts';
import type { Progress } from './call.ts';
import { OperatorFault, type Result } from './result.ts';

/** OPS-2: a backup, and that it was made. */
export async function backUp(
  parts: BackupParts,
  { file, actor }: { file: string; actor: string },
  progress: Progress,
): Promise<Result> {
  const { rows, images, missing, ledger, keys } = await writeBackup(parts, file, progress).catch((error: unknown) => {
    throw storeFault(error) ?? fileFault(error, file);
  });
  await parts.db.tx((tx) => audit(tx, parts.clock, { actor, action: 'backup.write', object: ledger }));
  const [needs = ''] = keys;
  const sealed = ` It needs the data key ${needs}, which is not in it.`;
  const lost = missing === 0 ? '' : ` ${missing} images are missing in the object store.`;
  return {
    message: `The backup is in ${file}.${sealed}${lost}`,
    fields: { file, rows, images, missing, ledger, keys: keys.join(', ') },
  };
}

/** What the object store would not give is the operator's to mend too. */
function storeFault(error: unknown): OperatorFault | undefined {
  if (error instanceof ObjectStoreForbids)
    return new OperatorFault(`${FORBIDDEN} No backup was made.`, { cause: error });
  if (error instanceof ObjectStoreAway)
    return new OperatorFault(`${error.message} No backup was made.`, { cause: error });
  return undefined;
}

const FORBIDDEN =
  'The object store forbids an image: the key of the server needs s3:GetObject on its objects, and s3:ListBucket on the bucket, without which an image that is missing looks forbidden.';

const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full.',
  EDQUOT: 'The disk is full.',
  EFBIG: 'The file would get larger than this system allows.',
  ENOENT: 'Its folder does not exist.',
  EACCES: 'The server may not write there.',
  EROFS: 'The disk is read-only.',
  EISDIR: 'It is a folder.',
};

/** A file that cannot be written is the operator's to mend. */
export function fileFault(error: unknown, file: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = REASONS[code];
  return reason === undefined
    ? error
    : new OperatorFault(`${file} could not be written. ${reason} No backup was made.`, { cause: error });
}
