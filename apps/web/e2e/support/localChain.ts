import { KeelServer, READY_WITHIN_MS } from './KeelServer.ts';
import { type NodeProxy, openNodeProxy } from './nodeProxy.ts';
import { test as base } from './walletTest.ts';

/** A local EVM node that the wallet uses as Ethereum's test network. */
export interface LocalEvm {
  readonly url: string;
  /** The dollar token's contract. */
  readonly usdt: string | null;
  /** Gives 1,000 coins and 1,000,000 USDT. */
  fund(address: string): Promise<string>;
  stop(): Promise<void>;
}

/** The parts of apps/dev-chains that are used here. */
interface DevChains {
  readonly startEvm: (options: object) => Promise<LocalEvm>;
  readonly serveManifest: (
    chains: readonly LocalEvm[],
    port: number,
  ) => Promise<{ readonly url: string; readonly stop: () => Promise<void> }>;
}

const EVM = new URL('../../../dev-chains/src/evm.ts', import.meta.url).href;
const MANIFEST = new URL('../../../dev-chains/src/manifest.ts', import.meta.url).href;
const ETHEREUM = { chain: 'ethereum', chainId: 11_155_111, port: 0, token: 'NoReturnToken', decimals: 6 };

/** Additional fixtures of tests with a local chain. */
export interface LocalFixtures {
  readonly chain: LocalEvm;
  /** The proxy between the server and the chain; it passes everything on at the start of each test. */
  readonly line: NodeProxy;
  readonly server: KeelServer;
  /** Adds to the environment of the server. */
  readonly env: Readonly<Record<string, string>>;
}

/** This folder's test with a server connected to its own local chain. */
export const test = base.extend<{ readonly honestLine: undefined }, LocalFixtures>({
  chain: [
    async ({}, provide) => {
      const { startEvm } = (await import(EVM)) as Pick<DevChains, 'startEvm'>;
      const chain = await startEvm(ETHEREUM);
      await provide(chain);
      await chain.stop();
    },
    { scope: 'worker', timeout: READY_WITHIN_MS },
  ],
  line: [
    async ({ chain }, provide) => {
      const line = await openNodeProxy(chain.url);
      await provide(line);
      await line.stop();
    },
    { scope: 'worker' },
  ],
  honestLine: [
    async ({ line }, provide) => {
      line.stopLying();
      await provide(undefined);
    },
    { auto: true },
  ],
  env: [{}, { scope: 'worker', option: true }],
  server: [
    async ({ chain, line, env }, provide) => {
      const { serveManifest } = (await import(MANIFEST)) as Pick<DevChains, 'serveManifest'>;
      const manifest = await serveManifest([{ ...chain, url: line.url }], 0);
      const server = await KeelServer.start({ env: { ...env, DEV_CHAINS_URL: manifest.url } });
      await provide(server);
      await server.remove();
      await manifest.stop();
    },
    { scope: 'worker', timeout: READY_WITHIN_MS },
  ],
});

/** Asks the node directly, bypassing the product. */
export async function node({ url }: LocalEvm, method: string, params: readonly unknown[] = []): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });
  const { result, error } = (await response.json()) as { result: unknown; error?: { message: string } };
  if (error) throw new Error(error.message);
  return result;
}

/** The number of mined transactions of an address. */
export async function nonceOf(chain: LocalEvm, address: string): Promise<number> {
  return Number(await node(chain, 'eth_getTransactionCount', [address, 'latest']));
}

/** The coin balance of an address, in wei. */
export async function weiOf(chain: LocalEvm, address: string): Promise<bigint> {
  return BigInt(String(await node(chain, 'eth_getBalance', [address, 'latest'])));
}

/** The USDT balance of an address, in millionths. */
export async function usdtOf(chain: LocalEvm, address: string): Promise<bigint> {
  const data = `0x70a08231${address.slice(2).toLowerCase().padStart(64, '0')}`;
  return BigInt(String(await node(chain, 'eth_call', [{ to: chain.usdt, data }, 'latest'])));
}
