import { closeSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { diskFullFault, isDiskFull } from './diskFull.ts';
import { StartFault } from './StartFault.ts';

/** The error code of SQLite for a file that somebody else has locked. */
const SQLITE_BUSY = 5;

/**
 * Keeps a second process out of a data folder: the embedded database has no lock of its own, and two writers lose
 * data without a word. The lock is a file lock of the system, which holds between containers that share the folder and is
 * gone with its process, even after kill -9. Node offers none by itself, so SQLite, which it has, takes it on an empty file;
 * that file stays, since a lock on a file that was deleted keeps nobody out. The file `lock` says who holds it.
 */
export function lockFolder(folder: string): () => void {
  const note = join(folder, 'lock');
  const lock = takeLock(folder, note);
  try {
    writeFileSync(note, `${process.pid}\n${hostname()}\n`, { mode: 0o600 });
  } catch (error) {
    // It only says who holds the lock, and a full disk has no room even for that.
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
    // SQLite would make it with the rights of everything that this process makes.
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

/** A number of a process means something on its own machine, or in its own container, alone. */
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
