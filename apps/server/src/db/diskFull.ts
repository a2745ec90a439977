import { statfsSync } from 'node:fs';
import { StartFault } from './StartFault.ts';

/** With less space than this, in bytes, the embedded engine cannot write what it needs to open. */
const SPARE_BYTES = 32 * 1024 * 1024;

/** Whether the disk of a folder has no room for the embedded database to start. */
export function isDiskFull(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize < SPARE_BYTES;
}

/** What an operator is told when the server cannot start for want of space. */
export function diskFullFault(folder: string, cause?: unknown): StartFault {
  return new StartFault(
    `The disk of ${folder} is full. Free some space there, then start again. Nothing was changed.`,
    { cause },
  );
}
