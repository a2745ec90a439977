import { once } from 'node:events';
import { existsSync, lstatSync, mkdirSync, rmSync } from 'node:fs';
import { createConnection } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { SECOND } from '@keel/backend/clock.ts';
import { StartFault } from '@keel/backend/db/StartFault.ts';
import type { Timers } from '@keel/backend/timers.ts';
import type { FastifyInstance } from 'fastify';

/** Maximum length of a socket path in bytes; the minimum of all systems. */
const PATH_BYTES = 103;
/** The interval in which another instance checks whether the owner of the channel has ended. */
const RETRY_MS = 5 * SECOND;

/** The socket of an operator channel. */
export interface OperatorSocket {
  readonly path: string;
  /** Whether the group of its folder may open it, or only the server's own user. */
  readonly isShared: boolean;
}

/** The path of the operator channel of a data folder. */
export function socketPath(dataDir: string): string {
  return resolve(join(dataDir, 'operator.sock'));
}

/** The channel of a data folder, which only the server's own user may open. */
export function ownSocket(dataDir: string): OperatorSocket {
  return { path: socketPath(dataDir), isShared: false };
}

/** A channel that a group may open (`OPERATOR_SOCKET`). */
export function sharedSocket(path: string): OperatorSocket {
  return { path: resolve(path), isShared: true };
}

/**
 * Opens the channel, or takes it over once the instance that has it has ended, so that commands reach a server while
 * at least one instance with the folder runs. Returns true if it was opened immediately. Later failures are reported
 * to `onFault` and retried.
 */
export async function openOrTakeOverChannel(
  app: FastifyInstance,
  { socket, timers, onFault }: { socket: OperatorSocket; timers: Timers; onFault: (error: unknown) => void },
): Promise<boolean> {
  let stop: (() => void) | undefined;
  // Before the first attempt: hooks cannot be added after the app is ready.
  app.addHook('preClose', async () => stop?.());
  if (await listenOnSocket(app, socket)) return true;
  let isRetrying = false;
  const retry = async () => {
    isRetrying = true;
    try {
      if (await listenOnSocket(app, socket)) stop?.();
    } catch (error) {
      onFault(error);
    } finally {
      isRetrying = false;
    }
  };
  stop = timers.every(RETRY_MS, () => {
    if (!isRetrying) void retry();
  });
  return false;
}

/**
 * Opens the channel with its permissions. Returns false if another instance has it already. A socket
 * without a listener was left by a killed server and is replaced. Any other file is refused with a `StartFault`.
 */
export async function listenOnSocket(app: FastifyInstance, { path, isShared }: OperatorSocket): Promise<boolean> {
  if (!isShared) mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  else if (!existsSync(dirname(path)))
    throw new StartFault(
      `The folder ${dirname(path)} for OPERATOR_SOCKET does not exist. Create it, owned by the group of your operators.`,
    );
  if (Buffer.byteLength(path) > PATH_BYTES)
    throw new StartFault(
      `The path ${path} is too long for a socket. Set ${isShared ? 'OPERATOR_SOCKET' : 'DATA_DIR'} to a shorter one.`,
    );
  if (existsSync(path)) {
    refuseForeign(path);
    if (await isAnswered(path)) return false;
    rmSync(path, { force: true });
  }
  await app.ready();
  try {
    await listen(app, path, isShared ? 0o117 : 0o177);
    return true;
  } catch (error) {
    // Another instance was faster.
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

/**
 * The umask sets the permissions when the file is created: setting them afterwards would leave it accessible for a
 * moment.
 */
async function listen(app: FastifyInstance, path: string, umask: number): Promise<void> {
  const before = process.umask(umask);
  try {
    app.server.listen(path);
  } finally {
    process.umask(before);
  }
  await once(app.server, 'listening');
}

function isAnswered(path: string): Promise<boolean> {
  const socket = createConnection(path);
  return new Promise((report) => {
    socket.once('connect', () => report(true));
    socket.once('error', () => report(false));
  }).finally(() => socket.destroy()) as Promise<boolean>;
}
