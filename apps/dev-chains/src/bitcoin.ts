import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { LocalChain } from './LocalChain.ts';

const FOLDER = fileURLToPath(new URL('../bitcoin/', import.meta.url));
const NODE = `${FOLDER}node.cjs`;

/**
 * Starts a Bitcoin node of a regression-test chain in a process of its own, in memory, behind the part of Esplora's API
 * that the wallet uses. Addresses are those of the test networks (`tb1...`); a block comes with each transaction.
 * @param port 0 takes a free one
 */
export async function startBitcoin({ port }: { readonly port: number }): Promise<LocalChain> {
  await install();
  // The libraries behind it have native parts that are not built: without them they compute in JavaScript.
  const env = { ...process.env, NODE_BACKEND: 'js', BITCOIN_PORT: String(port) };
  const child = fork(NODE, { env, execArgv: ['--no-deprecation'], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const url = await ready(child);
  return {
    chain: 'bitcoin',
    url,
    usdt: null,
    async fund(address) {
      const response = await fetch(`${url}/fund`, { method: 'POST', body: address });
      if (!response.ok) throw new Error(await response.text());
      return '1 coin on bitcoin';
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/**
 * Puts the node's packages into a folder of their own, once. They have install scripts that compile, and fail, on many
 * machines and that nothing here needs; among the project's own packages those would stop every installation.
 */
async function install(): Promise<void> {
  if (existsSync(`${FOLDER}node_modules/bcoin/package.json`)) return;
  const args = ['ci', '--ignore-scripts', '--no-workspaces', '--no-audit', '--no-fund', '--loglevel=error'];
  // npm is a .cmd file on Windows, which only a shell starts.
  const options = { cwd: FOLDER, shell: process.platform === 'win32', stdio: 'ignore' } as const;
  const [code] = (await once(spawn('npm', args, options), 'exit')) as [number | null];
  if (code !== 0) throw new Error('The packages of the Bitcoin node could not be installed.');
}

async function ready(child: ChildProcess): Promise<string> {
  const ended = once(child, 'exit').then(() => {
    throw new Error('The Bitcoin node ended before it was ready. Its port may be taken.');
  });
  const [said] = (await Promise.race([once(child, 'message'), ended])) as [{ url: string }];
  return said.url;
}
