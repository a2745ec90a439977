import { statfsSync } from 'node:fs';
import { StartFault } from '@keel/backend/db/StartFault.ts';

/** With less free space than this, in bytes, the embedded engine cannot open its database. */
const SPARE_BYTES = 32 * 1024 * 1024;

/** Whether the disk of a folder has too little space for the embedded database to start. */
export function isDiskFull(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize < SPARE_BYTES;
}

/** The message for the operator when the server cannot start because the disk is full. */
export function diskFullFault(folder: string, cause?: unknown): StartFault {
  return new StartFault(
    `The disk of ${folder} is full. Free some space there, then start again. Nothing was changed.`,
    { cause },
  );
}
