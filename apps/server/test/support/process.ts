import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';

/** Far above what a start takes, since a busy machine can be many times slower. */
const PATIENCE_MS = 60_000;
const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
const DESK = fileURLToPath(new URL('../../src/desk/main.ts', import.meta.url));
const OPERATOR = fileURLToPath(new URL('../../src/operator/main.ts', import.meta.url));
/** What every program is started with. The cache is the programs' own: told from outside it serves their first file too. */
const COMMON = {
  PATH: process.env['PATH'] ?? '',
  // No operator's key of whoever runs the tests.
  XDG_CONFIG_HOME: join(tmpdir(), 'keel-no-configuration'),
  DEMO_HISTORY: '0',
  DEMO_AUTOPILOT: '0',
  DEMO_CHAIN: '0',
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../../../node_modules/.cache/keel-server', import.meta.url)),
};

/** What is to be undone after the test, in the other order. */
export const clean: (() => Promise<void> | void)[] = [];

/** Ends what the test has started and removes what it has made. */
export async function cleanUp(): Promise<void> {
  for (const undo of clean.splice(0).toReversed()) await undo();
}

type Env = Readonly<Record<string, string>>;

/** A program that runs. */
interface Started {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly exit: Promise<number | null>;
}

/** How a command of the operator's ended. */
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

/** How a server is started in another way than usual. */
interface Manner {
  /** The largest file that it may write, in blocks of 512 bytes. */
  readonly limit?: number;
  /** In namespaces of its own for network and processes, as a container has them, where the system can do that. */
  readonly apart?: boolean;
  /** Another program than the web server. */
  readonly program?: string;
}

function commandLine({ limit, apart = false, program: main = MAIN }: Manner): string[] {
  const program = [process.execPath, main];
  if (limit !== undefined) return ['sh', '-c', `ulimit -f ${limit}; exec "$0" "$1"`, ...program];
  const unshare = ['unshare', '--map-root-user', '--net', '--pid', '--fork'];
  const canPart = apart && spawnSync('unshare', [...unshare.slice(1), 'true']).status === 0;
  return [...(canPart ? unshare : []), ...program];
}

function start(env: Env, manner: Manner = {}): Started {
  const [command = '', ...line] = commandLine(manner);
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

/** Starts the server and waits until it says so. */
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

/** Starts the desk's own process and waits until it says so. */
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

/** Starts the desk's own process where it must refuse, and gives what it says. */
export function deskRefused(env: Env): Promise<string> {
  return refused(env, { program: DESK });
}

/** Starts the server where it must refuse, and gives what it says. */
export async function refused(env: Env, manner?: Manner): Promise<string> {
  const server = start(env, manner);
  const hangs = setTimeout(() => server.child.kill('SIGKILL'), PATIENCE_MS);
  const code = await server.exit;
  clearTimeout(hangs);
  if (code !== 1) throw new Error(`It ended with ${code}: ${server.output()}`);
  return server.output().trim();
}

/** Says a command as the operator Robin would, at a terminal that is none. */
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
