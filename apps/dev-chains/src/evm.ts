import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { setTimeout } from 'node:timers/promises';
import { discardState, hasState, persistState } from './chainState.ts';
import { bytecodeOf, type TokenName } from './compile.ts';
import type { LocalChain } from './LocalChain.ts';
import { rpc } from './rpc.ts';

/** The properties of an EVM chain. */
export interface EvmOptions {
  readonly chain: 'ethereum' | 'bnb';
  /** EIP-155: the id of the test network that it stands in for. */
  readonly chainId: number;
  /** 0 chooses a free one. */
  readonly port: number;
  readonly token: TokenName;
  readonly decimals: number;
  /** The file with its state, with which a later start continues. @default none: the state is lost when it stops */
  readonly stateFile?: string;
}

const COINS = 1000n;
const DOLLARS = 1_000_000n;
const ONE = 10n ** 18n;
const MINT = '0x40c10f19';
const PAUSE_MS = 10;
const TRIES = 3000;
const START_MS = 30_000;

/** Starts anvil, an EVM node in memory, and deploys USDT and USDC, two contracts of one kind. Each transaction makes a block. */
export async function startEvm(options: EvmOptions): Promise<LocalChain> {
  const { chain, decimals, token, stateFile } = options;
  const { child, url } = await launch(options);
  const [owner] = (await rpc(url, 'eth_accounts')) as string[];
  const usdt = (await deployedIn(url, '0x1')) ?? (await deploy(url, owner, token));
  const usdc = (await deployedIn(url, '0x2')) ?? (await deploy(url, owner, token));
  const persisted = stateFile === undefined ? undefined : await persistState(url, stateFile);

  return {
    chain,
    url,
    usdt,
    usdc,
    async fund(address) {
      if (!/^0x[\da-f]{40}$/i.test(address)) throw new Error('This is not an address of this chain.');
      const has = BigInt(String(await rpc(url, 'eth_getBalance', [address, 'latest'])));
      await rpc(url, 'anvil_setBalance', [address, `0x${(has + COINS * ONE).toString(16)}`]);
      const units = DOLLARS * 10n ** BigInt(decimals);
      for (const to of [usdt, usdc])
        await send(url, { from: owner, to, data: MINT + word(BigInt(address)) + word(units) });
      return `${COINS} coins, ${DOLLARS} USDT and ${DOLLARS} USDC on ${chain}`;
    },
    async stop() {
      await persisted?.stop();
      if (hasEnded(child)) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** The path of the binary: the script of its package would be an additional process to stop. */
function anvil(): string {
  const PLATFORMS: Readonly<Record<string, string>> = { x64: 'amd64', arm64: 'arm64' };
  const name = `@foundry-rs/anvil-${process.platform}-${PLATFORMS[process.arch] ?? process.arch}`;
  const file = `${name}/bin/anvil${process.platform === 'win32' ? '.exe' : ''}`;
  return createRequire(createRequire(import.meta.url).resolve('@foundry-rs/anvil/package.json')).resolve(file);
}

interface Launched {
  readonly child: ChildProcess;
  readonly url: string;
}

/** Starts anvil with the saved state, or with an empty one if the saved state cannot be read. */
async function launch({ chainId, port, stateFile }: EvmOptions): Promise<Launched> {
  const args = ['--host', '127.0.0.1', '--port', String(port), '--chain-id', String(chainId)];
  // Otherwise it writes states of old blocks into the home folder, and leaves them there when it is killed.
  args.push('--max-persisted-states', '0');
  if (stateFile === undefined || !hasState(stateFile)) return startListening(args);
  try {
    return await startListening([...args, '--load-state', stateFile]);
  } catch {
    discardState(stateFile);
    return startListening(args);
  }
}

/** Starts anvil and waits until it prints its address; for port 0 the system chooses a free port. */
async function startListening(args: readonly string[]): Promise<Launched> {
  // In a separate process group: Ctrl+C must reach only the parent process, which saves the state before it stops anvil.
  const child = spawn(anvil(), args, { stdio: ['ignore', 'pipe', 'ignore'], detached: true, windowsHide: true });
  try {
    const address = await addressOf(child);
    // It prints a line for each request, and would block if nobody read them.
    child.stdout?.resume();
    return { child, url: `http://${address}` };
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
}

function addressOf(child: ChildProcess): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let output = '';
  const read = (chunk: Buffer) => {
    output += chunk.toString();
    const address = /Listening on (127\.0\.0\.1:\d+)\s/.exec(output)?.[1];
    if (address === undefined) return;
    child.stdout?.off('data', read);
    resolve(address);
  };
  child.stdout?.on('data', read);
  child.once('error', reject);
  child.once('exit', () => reject(new Error('anvil stopped before it listened. Its port may be in use.')));
  AbortSignal.timeout(START_MS).addEventListener('abort', () => reject(new Error('anvil does not start.')));
  return promise;
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

/**
 * The token that a block of a restored chain deployed: USDT in the first one, USDC in the second. Undefined on a new chain, and
 * for USDC on one of an earlier version, which gets a new contract at each start.
 */
async function deployedIn(url: string, number: '0x1' | '0x2'): Promise<string | undefined> {
  const block = (await rpc(url, 'eth_getBlockByNumber', [number, false])) as { transactions: string[] } | null;
  if (!block) return undefined;
  const { contractAddress } = await receiptOf(url, block.transactions[0]);
  return typeof contractAddress === 'string' ? contractAddress : undefined;
}

async function deploy(url: string, owner: string | undefined, token: TokenName): Promise<string> {
  return String((await send(url, { from: owner, data: `0x${bytecodeOf(token)}` })).contractAddress);
}

interface Receipt {
  readonly status: string;
  readonly contractAddress: unknown;
}

async function send(url: string, transaction: object): Promise<Receipt> {
  const receipt = await receiptOf(url, await rpc(url, 'eth_sendTransaction', [transaction]));
  if (receipt.status !== '0x1') throw new Error('The chain reverted a transaction.');
  return receipt;
}

/** The node answers shortly before it makes the block. */
async function receiptOf(url: string, hash: unknown): Promise<Receipt> {
  for (let left = TRIES; left > 0; left -= 1) {
    const receipt = (await rpc(url, 'eth_getTransactionReceipt', [hash])) as Receipt | null;
    if (receipt) return receipt;
    await setTimeout(PAUSE_MS);
  }
  throw new Error('The chain made no block.');
}

function word(value: bigint): string {
  return value.toString(16).padStart(64, '0');
}
