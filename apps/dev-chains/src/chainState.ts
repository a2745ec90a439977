import { existsSync, renameSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { rpc } from './rpc.ts';

/** How often a chain is asked whether it has changed. */
const LOOK_MS = 1000;
const unzip = promisify(gunzip);

/** Whether the state of an earlier chain is there. */
export function hasState(file: string): boolean {
  return existsSync(file);
}

/** Puts a state that cannot be read aside. */
export function discardState(file: string): void {
  renameSync(file, `${file}.damaged`);
}

/**
 * Keeps what a chain holds in a file, a second after each change at the latest. The file is replaced as a whole, so that a
 * crash leaves the state of before, never half of one.
 */
export async function keepState(url: string, file: string): Promise<{ stop(): Promise<void> }> {
  let kept: unknown;
  const keep = async () => {
    const height = await rpc(url, 'eth_blockNumber');
    if (height === kept) return;
    const dumped = Buffer.from(String(await rpc(url, 'anvil_dumpState')).slice(2), 'hex');
    await writeFile(`${file}.new`, await unzip(dumped), { mode: 0o600 });
    await rename(`${file}.new`, file);
    kept = height;
  };
  await keep();
  let keeping: Promise<unknown> = Promise.resolve();
  // A chain that does not answer is asked again; what is kept stays.
  const next = () => {
    keeping = keeping.then(keep).catch(() => undefined);
  };
  const timer = setInterval(next, LOOK_MS);
  return {
    async stop() {
      clearInterval(timer);
      next();
      await keeping;
    },
  };
}
