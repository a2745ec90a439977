import { createHash } from 'node:crypto';
import { readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { platform } from 'node:os';
import { join } from 'node:path';
import { StartFault } from './StartFault.ts';

/**
 * Keeps a second process out of a data folder: the embedded database has no lock of its own, and two writers lose
 * data without a word. On Linux the lock is an abstract socket, which the kernel frees even after kill -9; elsewhere
 * a file with the process id, which counts while that process lives.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = join(folder, 'lock');
  const socket = platform() === 'linux' ? await holdSocket(folder, file) : holdFile(file);
  try {
    writeFileSync(file, `${process.pid}\n`, { mode: 0o600 });
  } catch (error) {
    // Beside the socket the file only says who holds it, and a full disk has no room even for that.
    if (!socket || !isFull(error)) throw error;
  }
  return async () => {
    rmSync(file, { force: true });
    if (socket) await new Promise((done) => socket.close(done));
  };
}

function holdSocket(folder: string, file: string): Promise<Server> {
  const name = createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 40);
  const server = createServer((visitor) => visitor.destroy());
  server.unref();
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? inUse(folder, holder(file)) : error),
    );
    server.listen(`\0keel-${name}`, () => resolve(server));
  });
}

function holdFile(file: string): undefined {
  const pid = holder(file);
  if (pid !== undefined && pid !== process.pid && isAlive(pid)) throw inUse(file, pid);
}

function inUse(folder: string, pid: number | undefined): StartFault {
  const who = pid === undefined ? 'another process' : `process ${pid}`;
  return new StartFault(
    `The data folder ${folder} is in use by ${who}. Stop that one first, or set DATA_DIR to another folder.`,
  );
}

function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOSPC';
}

function holder(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
