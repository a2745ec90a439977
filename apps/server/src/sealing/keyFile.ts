import { randomUUID } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { platform } from 'node:os';
import { dirname } from 'node:path';
import { StartFault } from '@keel/backend/db/StartFault.ts';
import { type DataKey, newDataKey, readDataKey } from '@keel/backend/sealing/dataKey.ts';

/** All permissions except those of the owner. */
const OTHERS = 0o077;

/**
 * Reads the keys of a file, one per line, newest first; empty if there is no file. Throws a `StartFault` if it is
 * invalid.
 */
export function readKeyFile(file: string, what = 'data key'): DataKey[] {
  if (!existsSync(file)) return [];
  if (platform() !== 'win32' && (statSync(file).mode & OTHERS) !== 0)
    throw new StartFault(`The ${what} ${file} is readable by others. Run: chmod 600 ${file}. Nothing was changed.`);
  const lines = linesOf(file);
  const keys = lines.flatMap((line) => readDataKey(line) ?? []);
  if (keys.length > 0 && keys.length === lines.length) return keys;
  throw new StartFault(
    `${file} holds no ${what}: it takes 43 signs of base64url in each line. Put the right file back. Nothing was changed.`,
  );
}

/** Creates the file with a new key. If another instance has created it meanwhile, its key is kept. */
export function makeKeyFile(file: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    const temporary = write(file, [newDataKey()]);
    // Fails if the file exists, so that no key is ever overwritten.
    try {
      linkSync(temporary, file);
      sync(dirname(file));
    } finally {
      rmSync(temporary, { force: true });
    }
  } catch (cause) {
    const code = codeOf(cause);
    if (code === 'EEXIST' && existsSync(file)) return;
    throw new StartFault(
      `The data key ${file} could not be created (${code}). Free some space and give this user write access there, or set KEEL_DATA_KEY. Nothing was changed.`,
      { cause },
    );
  }
}

/** Adds a new key before those of the file. */
export function addToKeyFile(file: string): void {
  // If the file is a symbolic link, its target is replaced.
  const real = realpathSync(file);
  renameSync(write(real, [newDataKey(), ...linesOf(real)]), real);
  sync(dirname(real));
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}

function linesOf(file: string): string[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => line.trim() || []);
}

/**
 * Writes a temporary file next to the target and syncs it to disk, because everything that a key sealed would be lost
 * with the key.
 */
function write(file: string, lines: readonly string[]): string {
  const temporary = `${file}.${randomUUID()}.new`;
  const opened = openSync(temporary, 'wx', 0o600);
  try {
    writeSync(opened, `${lines.join('\n')}\n`);
    fsyncSync(opened);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  } finally {
    closeSync(opened);
  }
  return temporary;
}

function sync(folder: string): void {
  // Windows cannot open a folder.
  if (platform() === 'win32') return;
  const opened = openSync(folder, 'r');
  fsyncSync(opened);
  closeSync(opened);
}
