import { closeSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartFault } from '@keel/backend/db/StartFault.ts';
import { diskFullFault, isDiskFull } from './diskFull.ts';

/** The error code of SQLite for a file that another process has locked. */
const SQLITE_BUSY = 5;

/**
 * Locks a data folder against a second process, and returns a function that releases the lock. The embedded database
 * has no lock of its own, and two writers would silently lose data. The lock is a file lock of the operating system: it
 * also works between containers that share the folder, and is released when its process ends, even after kill -9. Node
 * has no API for file locks, so SQLite, which is part of Node, takes it on an empty file. That file is never deleted,
 * because a lock on a deleted file excludes nobody. The file `lock` names the holder. Throws a `StartFault` if the
 * folder is in use.
 */
export function lockFolder(folder: string): () => void {
  const note = join(folder, 'lock');
  const lock = takeLock(folder, note);
  try {
    writeFileSync(note, `${process.pid}\n${hostname()}\n`, { mode: 0o600 });
  } catch (error) {
    // The file is only informative, so failing to write it, for example on a full disk, is ignored.
    if (codeOf(error) !== 'ENOSPC') {
      lock.close();
      throw error;
    }
  }
  return () => {
    rmSync(note, { force: true });
    lock.close();
  };
}

function takeLock(folder: string, note: string): DatabaseSync {
  const file = join(folder, 'lock.sqlite');
  let lock: DatabaseSync | undefined;
  try {
    // Created here, because SQLite would create it with the default permissions of the process.
    closeSync(openSync(file, 'a', 0o600));
    lock = new DatabaseSync(file, { timeout: 0 });
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock?.close();
    if (sqliteCode(error) === SQLITE_BUSY) throw inUse(folder, note);
    if (isDiskFull(folder)) throw diskFullFault(folder, error);
    throw new StartFault(
      `The data folder ${folder} cannot be locked (${codeOf(error)}). Set DATA_DIR to a folder that this user may write to, on a disk that has file locks.`,
      { cause: error },
    );
  }
}

function inUse(folder: string, note: string): StartFault {
  return new StartFault(
    `The data folder ${folder} is in use by ${holder(note)}. Stop that one first, or set DATA_DIR to another folder.`,
  );
}

/** Names the process that holds the lock, and its machine or container if that is another one. */
function holder(note: string): string {
  try {
    const [pid = '', host = ''] = readFileSync(note, 'utf8').split('\n');
    if (!/^\d+$/.test(pid)) return 'another process';
    return host === hostname() ? `process ${pid}` : `process ${pid} on ${host}`;
  } catch {
    return 'another process';
  }
}

function sqliteCode(error: unknown): unknown {
  return error instanceof Error && 'errcode' in error ? error.errcode : undefined;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}
