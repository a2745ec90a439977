import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { platform } from 'node:os';
import { join } from 'node:path';
import { StartFault } from '@keel/backend/db/StartFault.ts';

const FOLDER = 0o700;
const FILE = 0o600;
const RIGHTS = 0o777;

/**
 * Removes all permissions of group and others from a folder of the server and its contents, because the embedded engine
 * creates its files readable by everybody. Throws a `StartFault` if that is not permitted.
 */
export function makePrivate(folder: string): void {
  // Windows has no such permissions.
  if (platform() === 'win32') return;
  try {
    close(folder);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new StartFault(
      `${folder} is open to others, and this user cannot change that (${code}). Say: chmod -R go-rwx ${folder}. Nothing was changed.`,
      { cause: error },
    );
  }
}

/** Changes the folder before its contents, which nobody else can reach from then on. */
function close(folder: string): void {
  setRights(folder, FOLDER);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) close(path);
    else if (entry.isFile()) setRights(path, FILE);
  }
}

function setRights(path: string, rights: number): void {
  if ((lstatSync(path).mode & RIGHTS) !== rights) chmodSync(path, rights);
}
