import { existsSync, renameSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { rpc } from './rpc.ts';

/** How often a chain is checked for changes, in ms. */
const POLL_MS = 1000;
const unzip = promisify(gunzip);

/** Whether the saved state of an earlier chain exists. */
export function hasState(file: string): boolean {
  return existsSync(file);
}

/** Renames a state file that cannot be read. */
export function discardState(file: string): void {
  renameSync(file, `${file}.damaged`);
}

/**
 * Saves the state of a chain to a file, at most a second after each change. The file is replaced atomically, so a crash leaves
 * the previous state, never an incomplete one.
 */
export async function persistState(url: string, file: string): Promise<{ stop(): Promise<void> }> {
  let savedHeight: unknown;
  const save = async () => {
    const height = await rpc(url, 'eth_blockNumber');
    if (height === savedHeight) return;
    const dumped = Buffer.from(String(await rpc(url, 'anvil_dumpState')).slice(2), 'hex');
    await writeFile(`${file}.new`, await unzip(dumped), { mode: 0o600 });
    await rename(`${file}.new`, file);
    savedHeight = height;
  };
  await save();
  let saving: Promise<unknown> = Promise.resolve();
  // If the chain does not answer, it is asked again at the next interval; the saved state stays.
  const next = () => {
    saving = saving.then(save).catch(() => undefined);
  };
  const timer = setInterval(next, POLL_MS);
  return {
    async stop() {
      clearInterval(timer);
      next();
      await saving;
    },
  };
}
