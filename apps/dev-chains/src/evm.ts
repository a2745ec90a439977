import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { bytecodeOf, type TokenName } from './compile.ts';
import type { LocalChain } from './LocalChain.ts';
import { rpc } from './rpc.ts';

/** What a chain of the Ethereum kind is like. */
export interface EvmOptions {
  readonly chain: 'ethereum' | 'bnb';
  /** EIP-155: that of the test network which the wallet takes it for. */
  readonly chainId: number;
  /** 0 takes a free one. */
  readonly port: number;
  readonly token: TokenName;
  readonly decimals: number;
}

const COINS = 1000n;
const DOLLARS = 1_000_000n;
const ONE = 10n ** 18n;
const MINT = '0x40c10f19';
/** Below those that systems give to outgoing connections: one of these may be taken before anvil is there. */
const LOW_PORTS = { from: 20_000, count: 12_000 };
const PAUSE_MS = 10;
const TRIES = 3000;

/** Starts anvil, which is a whole EVM node in memory, and puts the token on it. A block comes with each transaction. */
export async function startEvm({ chain, chainId, port: wanted, token, decimals }: EvmOptions): Promise<LocalChain> {
  const port = await freePort(wanted);
  const url = `http://127.0.0.1:${port}`;
  const args = ['--silent', '--host', '127.0.0.1', '--port', String(port), '--chain-id', String(chainId)];
  // It writes a line for each question: into a pipe that nobody reads it would stop.
  const child = spawn(anvil(), args, { stdio: 'ignore' });
  await answering(child, url);
  const [owner] = (await rpc(url, 'eth_accounts')) as string[];
  const deployed = await send(url, { from: owner, data: `0x${bytecodeOf(token)}` });
  const usdt = String(deployed.contractAddress);

  return {
    chain,
    url,
    usdt,
    async fund(address) {
      if (!/^0x[\da-f]{40}$/i.test(address)) throw new Error('This is no address of this chain.');
      const has = BigInt(String(await rpc(url, 'eth_getBalance', [address, 'latest'])));
      await rpc(url, 'anvil_setBalance', [address, `0x${(has + COINS * ONE).toString(16)}`]);
      const units = DOLLARS * 10n ** BigInt(decimals);
      await send(url, { from: owner, to: usdt, data: MINT + word(BigInt(address)) + word(units) });
      return `${COINS} coins and ${DOLLARS} USDT on ${chain}`;
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** The binary itself: what starts it from its package would be one process more to end. */
function anvil(): string {
  const PLATFORMS: Readonly<Record<string, string>> = { x64: 'amd64', arm64: 'arm64' };
  const name = `@foundry-rs/anvil-${process.platform}-${PLATFORMS[process.arch] ?? process.arch}`;
  const file = `${name}/bin/anvil${process.platform === 'win32' ? '.exe' : ''}`;
  return createRequire(createRequire(import.meta.url).resolve('@foundry-rs/anvil/package.json')).resolve(file);
}

/** The port, once it is sure that nothing else has it; for 0 one that is free. */
async function freePort(wanted: number): Promise<number> {
  const port = wanted === 0 ? LOW_PORTS.from + Math.floor(Math.random() * LOW_PORTS.count) : wanted;
  const server = createServer();
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening');
  } catch (error) {
    if (wanted === 0) return freePort(wanted);
    throw error;
  }
  await once(server.close(), 'close');
  return port;
}

async function answering(child: ChildProcess, url: string): Promise<void> {
  for (let left = TRIES; left > 0; left -= 1) {
    if (child.exitCode !== null) throw new Error('anvil ended before it answered.');
    const said = await rpc(url, 'eth_chainId').catch(() => undefined);
    if (said !== undefined) return;
    await setTimeout(PAUSE_MS);
  }
  child.kill('SIGTERM');
  throw new Error('anvil does not answer.');
}

interface Receipt {
  readonly status: string;
  readonly contractAddress: unknown;
}

async function send(url: string, transaction: object): Promise<Receipt> {
  const receipt = await receiptOf(url, await rpc(url, 'eth_sendTransaction', [transaction]));
  if (receipt.status !== '0x1') throw new Error('The chain undid a transaction.');
  return receipt;
}

/** The node answers a little before the block is made. */
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
