import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { projectEnvironment, root } from '../lib/run.ts';
import type { Service } from './services.ts';
import type { StatusEvent } from './status.ts';

/** The interval of readiness probes, in ms. */
const PROBE_INTERVAL = 500;
/** How long a service may take to shut down before it is killed, in ms. */
const SHUTDOWN_MS = 5000;

export interface Running {
  /** Ends the service with all its child processes; resolves when it has exited. */
  readonly end: () => Promise<void>;
}

/** Starts a service, reports what happens to it, and writes its output to .cache/dev. */
export function startService(service: Service, report: (event: StatusEvent) => void): Running {
  const [program, ...args] = service.command;
  const child = spawn(program, args, {
    cwd: join(root, service.folder),
    env: { ...projectEnvironment(), ...service.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A separate process group, so that its child processes can be ended with it.
    detached: true,
  });
  const log = createWriteStream(join(root, '.cache', 'dev', `${service.name}.log`));
  const line = (raw: string) => {
    const text = stripVTControlCharacters(raw).trimEnd();
    const isHighlighted = service.highlight?.test(text) ?? false;
    // Shown lines can contain credentials, so they are not written to the log.
    if (!isHighlighted) log.write(`${text}\n`);
    if (text !== '') report({ type: 'line', text, isHighlighted });
  };
  const checkHealth = async () => {
    if (await answers(service.probe)) report({ type: 'answered' });
  };
  const probe = setInterval(() => void checkHealth(), PROBE_INTERVAL);
  const exited = new Promise<void>((resolve) => {
    const end = () => {
      clearInterval(probe);
      report({ type: 'ended' });
      resolve();
    };
    child.once('close', end);
    // It could not be started: there may be nothing to close.
    child.once('error', ({ message }) => {
      line(message);
      end();
    });
  });
  createInterface(child.stdout).on('line', line);
  createInterface(child.stderr).on('line', line);

  return {
    end: async () => {
      signal(child.pid, 'SIGTERM');
      await Promise.race([exited, wait(SHUTDOWN_MS, undefined, { ref: false })]);
      signal(child.pid, 'SIGKILL');
      await exited;
    },
  };
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(PROBE_INTERVAL * 4) })).ok;
  } catch {
    return false;
  }
}

function signal(pid: number | undefined, name: NodeJS.Signals) {
  try {
    if (pid !== undefined) process.kill(-pid, name);
  } catch {
    // It has already exited.
  }
}
