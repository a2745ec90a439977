import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { LocalChain } from './LocalChain.ts';

const FOLDER = fileURLToPath(new URL('../bitcoin/', import.meta.url));
const NODE = `${FOLDER}node.cjs`;
const NAMES = { bitcoin: 'Bitcoin', dogecoin: 'Dogecoin' } as const;

interface UtxoOptions {
  readonly chain: keyof typeof NAMES;
  readonly port: number;
}

/**
 * Starts a Bitcoin node of a regression-test chain in a separate process, in memory, with the part of Esplora's API
 * that the wallet uses. Addresses are those of the test networks (`tb1...`, `n...`); each transaction makes a block.
 * Dogecoin has the same transactions and signatures as Bitcoin without segwit, so its chain is the same node with
 * Dogecoin's addresses.
 * @param port 0 chooses a free one
 */
export async function startUtxo({ chain, port }: UtxoOptions): Promise<LocalChain> {
  await install();
  // The native parts of its libraries are not built, so they use JavaScript instead.
  const env = { ...process.env, NODE_BACKEND: 'js', UTXO_CHAIN: chain, UTXO_PORT: String(port) };
  const child = fork(NODE, { env, execArgv: ['--no-deprecation'], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const url = await ready(child, NAMES[chain]);
  return {
    chain,
    url,
    usdt: null,
    usdc: null,
    async fund(address) {
      const response = await fetch(`${url}/fund`, { method: 'POST', body: address });
      if (!response.ok) throw new Error(await response.text());
      return `${chain === 'dogecoin' ? '100 coins' : '1 coin'} on ${chain}`;
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
 * Installs the node's packages into a separate folder, once. Their install scripts compile native parts, which fails on many
 * machines and is not needed; among the project's own packages they would break its installation.
 */
async function install(): Promise<void> {
  if (existsSync(`${FOLDER}node_modules/bcoin/package.json`)) return;
  const args = ['ci', '--ignore-scripts', '--no-workspaces', '--no-audit', '--no-fund', '--loglevel=error'];
  // On Windows, npm is a .cmd file, which only a shell can start.
  const options = { cwd: FOLDER, shell: process.platform === 'win32', stdio: 'ignore' } as const;
  const [code] = (await once(spawn('npm', args, options), 'exit')) as [number | null];
  if (code !== 0) throw new Error('The packages of the Bitcoin node could not be installed.');
}

async function ready(child: ChildProcess, name: string): Promise<string> {
  const ended = once(child, 'exit').then(() => {
    throw new Error(`The ${name} node stopped before it was ready. Its port may be in use.`);
  });
  const [message] = (await Promise.race([once(child, 'message'), ended])) as [{ url: string }];
  return message.url;
}
