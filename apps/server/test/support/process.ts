import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';

/** Far longer than a start takes, because a busy machine can be many times slower. */
const PATIENCE_MS = 60_000;
const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
const DESK = fileURLToPath(new URL('../../src/desk/main.ts', import.meta.url));
const OPERATOR = fileURLToPath(new URL('../../src/operator/main.ts', import.meta.url));
/**
 * The environment of every program. The compile cache is the programs' own: set from outside, it also covers their
 * first file.
 */
const COMMON = {
  PATH: process.env['PATH'] ?? '',
  // Ignores the operator key of the person who runs the tests.
  XDG_CONFIG_HOME: join(tmpdir(), 'keel-no-configuration'),
  DEMO_HISTORY: '0',
  DEMO_AUTOPILOT: '0',
  DEMO_CHAIN: '0',
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../../../node_modules/.cache/keel-server', import.meta.url)),
};

/** Clean-up after a test, in reverse order. */
export const clean: (() => Promise<void> | void)[] = [];

/** Ends the processes of a test and removes its files. */
export async function cleanUp(): Promise<void> {
  for (const undo of clean.splice(0).toReversed()) await undo();
}

type Env = Readonly<Record<string, string>>;

/** A running program. */
interface Started {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly exit: Promise<number | null>;
}

/** The result of an operator command. */
export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'keel-start-'));
  clean.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Options for starting a server. */
interface StartOptions {
  /** Maximum size of a file that it may write, in blocks of 512 bytes. */
  readonly limit?: number;
  /** With its own namespaces for network and processes, like a container, if the system supports that. */
  readonly isolated?: boolean;
  /** Another program than the web server. */
  readonly program?: string;
}

function commandLine({ limit, isolated = false, program: main = MAIN }: StartOptions): string[] {
  const program = [process.execPath, main];
  if (limit !== undefined) return ['sh', '-c', `ulimit -f ${limit}; exec "$0" "$1"`, ...program];
  const unshare = ['unshare', '--map-root-user', '--net', '--pid', '--fork'];
  const canPart = isolated && spawnSync('unshare', [...unshare.slice(1), 'true']).status === 0;
  return [...(canPart ? unshare : []), ...program];
}

function start(env: Env, options: StartOptions = {}): Started {
  const [command = '', ...line] = commandLine(options);
  const child = spawn(command, line, {
    env: { ...COMMON, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += String(chunk)));
  child.stderr.on('data', (chunk: Buffer) => (output += String(chunk)));
  const exit = once(child, 'close').then(([code]) => code as number | null);
  clean.push(async () => {
    child.kill('SIGKILL');
    await exit;
  });
  return { child, output: () => output, exit };
}

/** Starts the server and waits until it reports that it is running. */
export async function started(env: Env): Promise<Started & { url: string; password: string }> {
  const server = start(env);
  await vi.waitFor(
    () => {
      if (!server.output().includes('Prices')) throw new Error(`It is not ready: ${server.output()}`);
    },
    { timeout: PATIENCE_MS },
  );
  const url = /http:\/\/localhost:\d+/.exec(server.output())?.[0] ?? '';
  const password = /amelia@example\.org\s+(\S+)/.exec(server.output())?.[1] ?? '';
  return { ...server, url, password };
}

/** Starts the desk's own process and waits until it reports that it is running. */
export async function deskStarted(env: Env): Promise<Started> {
  const desk = start(env, { program: DESK });
  await vi.waitFor(
    () => {
      if (!desk.output().includes('Networks')) throw new Error(`It is not ready: ${desk.output()}`);
    },
    { timeout: PATIENCE_MS },
  );
  return desk;
}

/** Starts the desk's own process, which must refuse, and returns its message. */
export function deskRefused(env: Env): Promise<string> {
  return refused(env, { program: DESK });
}

/** Starts the server, which must refuse, and returns its message. */
export async function refused(env: Env, options?: StartOptions): Promise<string> {
  const server = start(env, options);
  const hangs = setTimeout(() => server.child.kill('SIGKILL'), PATIENCE_MS);
  const code = await server.exit;
  clearTimeout(hangs);
  if (code !== 1) throw new Error(`It ended with ${code}: ${server.output()}`);
  return server.output().trim();
}

/** Runs a command as the operator Robin, at a non-interactive terminal. */
export async function operator(env: Env, ...args: string[]): Promise<Ended> {
  const child = spawn(process.execPath, [OPERATOR, '--actor', 'robin', ...args], {
    env: { ...COMMON, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [out, err] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (out += String(chunk)));
  child.stderr.on('data', (chunk: Buffer) => (err += String(chunk)));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, out, err };
}
