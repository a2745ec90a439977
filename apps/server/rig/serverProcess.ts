import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));
/** Linux counts processor time in hundredths of a second on all machines. */
const TICK_MS = 10;
const POLL_MS = 10;
/** Generous, because a busy machine can be many times slower. */
const READY_WITHIN_MS = 120_000;

/** The options of a process. */
export interface ProcessOptions {
  readonly port: number;
  readonly env: Readonly<Record<string, string>>;
  /** The program; the server by default. */
  readonly main?: string;
  /** Node options before the program. */
  readonly nodeArgs?: readonly string[];
}

/** The real server in its own process, on 127.0.0.1. */
export interface ServerProcess {
  readonly url: string;
  /** Milliseconds from the start of the process to its first good answer. */
  readonly readyMs: number;
  /** Ends it immediately, like `kill -9`. */
  kill(): Promise<void>;
  /** Stops it like an operator, and waits for its end. */
  stop(): Promise<void>;
  /** Sends a message to code that was loaded by `nodeArgs`. */
  send(message: object): void;
  /** Milliseconds of processor time so far, including its threads. */
  cpuMs(): number;
  /** Its current memory in bytes. */
  rss(): number;
  /** Its complete output, and how it ended. */
  output(): string;
}

/** Starts the server and resolves when it is ready. Rejects with its output if it ends before. */
export async function startServer(options: ProcessOptions): Promise<ServerProcess> {
  const started = performance.now();
  const child = spawn(process.execPath, [...(options.nodeArgs ?? []), options.main ?? MAIN], {
    env: { ...process.env, ...options.env, HOST: '127.0.0.1', PORT: String(options.port) },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let printed = '';
  const append = (chunk: Buffer) => {
    printed += chunk.toString('utf8');
  };
  child.stdout?.on('data', append);
  child.stderr?.on('data', append);
  child.once('exit', (code, signal) => {
    printed += `\nThe server ended with ${code ?? signal}.`;
  });
  const url = `http://127.0.0.1:${options.port}`;
  await ready(child, url, () => printed);
  const readyMs = performance.now() - started;
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  };
  return {
    url,
    readyMs,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    send: (message) => void child.send(message),
    cpuMs: () => cpuMs(child),
    rss: () => rss(child),
    output: () => printed,
  };
}

/** Repeats a request until it succeeds; returns the milliseconds that took. */
export async function firstGoodAnswer(ask: () => Promise<boolean>, withinMs: number): Promise<number> {
  const started = performance.now();
  for (;;) {
    if (await ask().catch(() => false)) return performance.now() - started;
    if (performance.now() - started > withinMs) throw new Error(`No good answer within ${withinMs} ms.`);
    await wait(POLL_MS);
  }
}

async function ready(child: ChildProcess, url: string, printed: () => string): Promise<void> {
  const ask = async () => {
    if (child.exitCode !== null) return true;
    return (await fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(2000) })).ok;
  };
  await firstGoodAnswer(ask, READY_WITHIN_MS).catch((error: unknown) => {
    child.kill('SIGKILL');
    throw new Error(`The server did not get ready.\n${printed()}`, { cause: error });
  });
  if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.\n${printed()}`);
}

function cpuMs({ pid }: ChildProcess): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The program name is in parentheses and may contain spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

function rss({ pid }: ChildProcess): number {
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;
}
