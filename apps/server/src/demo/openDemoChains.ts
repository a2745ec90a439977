import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { DemoChains, DemoChainsState } from '@keel/backend/chains/DemoChains.ts';
import { findLocalChains, type LocalChain } from '@keel/backend/chains/localChains.ts';
import type { Log } from '@keel/backend/Log.ts';
import { lockFolder } from '../db/folderLock.ts';

/** The program of the chains. It is not part of the server, and is never loaded in live mode. */
const PROGRAM = fileURLToPath(new URL('../../../dev-chains/src/demo.ts', import.meta.url));

interface Options {
  /** Folder for the state of the chains. */
  readonly folder: string;
  readonly log: Log;
  /** Called each time the chains have started, before they are used. */
  readonly prepare: (chains: readonly LocalChain[]) => Promise<void>;
  /** @default the program of apps/dev-chains */
  readonly program?: string;
}

interface Running {
  readonly chains: readonly LocalChain[];
  readonly end: () => Promise<void>;
}

/**
 * The chains of a demo, in a child process that always ends with this process. They are started lazily when the wallet
 * is first used, since most visitors of a demo never open it.
 */
export function openDemoChains({ folder, log, prepare, program = PROGRAM }: Options): DemoChains {
  let state: DemoChainsState = 'idle';
  let started: Promise<Running | null> | undefined;
  let isStopped = false;

  const launch = async (): Promise<Running | null> => {
    state = 'starting';
    let running: Running | undefined;
    try {
      running = await run(folder, program, () => {
        // After a crash, the next call of `start` starts them again.
        if (isStopped) return;
        log.warn({}, 'the chains of the demo have ended');
        started = undefined;
        state = 'idle';
      });
      await prepare(running.chains);
      state = 'running';
      return running;
    } catch (err) {
      await running?.end();
      log.warn({ err }, 'the chains of the demo could not be started; the wallet does without them');
      state = 'unavailable';
      return null;
    }
  };

  return {
    async start() {
      if (isStopped) return [];
      started ??= launch();
      return (await started)?.chains ?? [];
    },
    state: () => state,
    async stop() {
      isStopped = true;
      await (await started)?.end();
      state = 'unavailable';
    },
  };
}

/** Starts the process, and waits until its chains respond. */
async function run(folder: string, program: string, onCrash: () => void): Promise<Running> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // Instances with a shared data folder would overwrite each other's chains.
  const unlock = lockFolder(folder);
  const child = fork(program, [folder], { stdio: 'ignore', execArgv: [] });
  let isRunning = false;
  child.once('exit', () => {
    unlock();
    if (isRunning) onCrash();
  });
  const end = async () => {
    isRunning = false;
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    if (child.connected) child.disconnect();
    await ended;
  };
  try {
    const chains = await findLocalChains(await addressOf(child));
    if (chains.length === 0) throw new Error('They do not answer.');
    isRunning = true;
    return { chains, end };
  } catch (error) {
    await end();
    throw error;
  }
}

function addressOf(child: ChildProcess): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  child.once('message', (message: { url?: string; fault?: string }) => {
    if (message.url === undefined) reject(new Error(message.fault ?? 'They said nothing.'));
    else resolve(message.url);
  });
  child.once('error', reject);
  child.once('exit', () => reject(new Error('They ended before they were ready.')));
  return promise;
}
