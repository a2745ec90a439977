import { once } from 'node:events';
import { existsSync, lstatSync, mkdirSync, rmSync } from 'node:fs';
import { createConnection } from 'node:net';
import { join, resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { SECOND } from '../clock.ts';
import { StartFault } from '../db/StartFault.ts';
import type { Timers } from '../timers.ts';

/** What systems allow for the path of a socket, in bytes; the smallest of them. */
const PATH_BYTES = 103;
/** How soon an instance without the channel notices that the one that had it is gone. */
const LOOK_MS = 5 * SECOND;

/** The address of the operator channel of a data folder. */
export function socketPath(dataDir: string): string {
  return resolve(join(dataDir, 'operator.sock'));
}

/**
 * Opens the channel, or takes it over once the instance on the same folder that has it is gone: while one of them lives,
 * commands find a server. True where it is open at once. What fails later is told to `onFault`, and tried again.
 */
export async function keepChannel(
  app: FastifyInstance,
  { dataDir, timers, onFault }: { dataDir: string; timers: Timers; onFault: (error: unknown) => void },
): Promise<boolean> {
  let stop: (() => void) | undefined;
  // Before the first try: an app that has been made ready takes no more hooks.
  app.addHook('preClose', async () => stop?.());
  if (await listenOnSocket(app, dataDir)) return true;
  let looking = false;
  const look = async () => {
    looking = true;
    try {
      if (await listenOnSocket(app, dataDir)) stop?.();
    } catch (error) {
      onFault(error);
    } finally {
      looking = false;
    }
  };
  stop = timers.every(LOOK_MS, () => {
    if (!looking) void look();
  });
  return false;
}

/**
 * Opens the channel to this user alone. False where another instance on the same folder has it already. A socket that
 * nobody answers on was left by a killed server and is replaced; any other file is somebody else's.
 */
export async function listenOnSocket(app: FastifyInstance, dataDir: string): Promise<boolean> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const path = socketPath(dataDir);
  if (Buffer.byteLength(path) > PATH_BYTES)
    throw new StartFault(
      `The path of the data folder is too long for its operator channel. Set DATA_DIR to a shorter one.`,
    );
  if (existsSync(path)) {
    refuseForeign(path);
    if (await isAnswered(path)) return false;
    rmSync(path, { force: true });
  }
  await app.ready();
  try {
    await listen(app, path);
    return true;
  } catch (error) {
    // Another instance was quicker.
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return false;
    throw error;
  }
}

function refuseForeign(path: string): void {
  const found = lstatSync(path);
  if (found.isSocket() && found.uid === (process.getuid?.() ?? found.uid)) return;
  throw new StartFault(
    `${path} is not the operator channel of this server: ${found.isSocket() ? 'it belongs to another user' : 'it is no socket'}. Move it away.`,
  );
}

/** The file has its rights from the moment it is there: setting them afterwards would leave it open for a while. */
async function listen(app: FastifyInstance, path: string): Promise<void> {
  const before = process.umask(0o177);
  try {
    app.server.listen(path);
  } finally {
    process.umask(before);
  }
  await once(app.server, 'listening');
}

function isAnswered(path: string): Promise<boolean> {
  const socket = createConnection(path);
  return new Promise((tell) => {
    socket.once('connect', () => tell(true));
    socket.once('error', () => tell(false));
  }).finally(() => socket.destroy()) as Promise<boolean>;
}
