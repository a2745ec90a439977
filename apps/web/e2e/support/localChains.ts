import { generateKeyPairSync } from 'node:crypto';
import { type EsploraProxy, openEsploraProxy } from './esploraProxy.ts';
import { KeelServer, READY_WITHIN_MS } from './KeelServer.ts';
import { test as base } from './walletTest.ts';

/** A local chain that is not an EVM chain. */
export interface OtherChain {
  readonly chain: string;
  readonly url: string;
  readonly usdt: string | null;
  fund(address: string): Promise<string>;
  stop(): Promise<void>;
}

/** The parts of apps/dev-chains that are used here. */
interface DevChains {
  readonly startUtxo: (options: {
    readonly chain: 'bitcoin' | 'dogecoin';
    readonly port: number;
  }) => Promise<OtherChain>;
  readonly startSolana: (options: { readonly port: number }) => Promise<OtherChain>;
  readonly serveManifest: (
    chains: readonly OtherChain[],
    port: number,
  ) => Promise<{ readonly url: string; readonly stop: () => Promise<void> }>;
}

const source = (name: string) => new URL(`../../../dev-chains/src/${name}.ts`, import.meta.url).href;

interface LocalFixtures {
  readonly bitcoin: OtherChain;
  /** The proxy between the server and the Bitcoin chain; it passes everything on at the start of each test. */
  readonly bitcoinLine: EsploraProxy;
  readonly dogecoin: OtherChain;
  readonly solana: OtherChain;
  readonly server: KeelServer;
}

/** This folder's test with a server connected to its own Bitcoin, Dogecoin and Solana chains. */
export const test = base.extend<{ readonly honestLine: undefined }, LocalFixtures>({
  bitcoin: [
    async ({}, provide) => {
      const { startUtxo } = (await import(source('utxo'))) as Pick<DevChains, 'startUtxo'>;
      const chain = await startUtxo({ chain: 'bitcoin', port: 0 });
      await provide(chain);
      await chain.stop();
    },
    { scope: 'worker', timeout: READY_WITHIN_MS },
  ],
  bitcoinLine: [
    async ({ bitcoin }, provide) => {
      const line = await openEsploraProxy(bitcoin.url);
      await provide(line);
      await line.stop();
    },
    { scope: 'worker' },
  ],
  honestLine: [
    async ({ bitcoinLine }, provide) => {
      bitcoinLine.stopLying();
      await provide(undefined);
    },
    { auto: true },
  ],
  dogecoin: [
    async ({}, provide) => {
      const { startUtxo } = (await import(source('utxo'))) as Pick<DevChains, 'startUtxo'>;
      const chain = await startUtxo({ chain: 'dogecoin', port: 0 });
      await provide(chain);
      await chain.stop();
    },
    { scope: 'worker', timeout: READY_WITHIN_MS },
  ],
  solana: [
    async ({}, provide) => {
      const { startSolana } = (await import(source('solana'))) as Pick<DevChains, 'startSolana'>;
      const chain = await startSolana({ port: 0 });
      await provide(chain);
      await chain.stop();
    },
    { scope: 'worker', timeout: READY_WITHIN_MS },
  ],
  server: [
    async ({ bitcoin, bitcoinLine, dogecoin, solana }, provide) => {
      const { serveManifest } = (await import(source('manifest'))) as Pick<DevChains, 'serveManifest'>;
      const manifest = await serveManifest([{ ...bitcoin, url: bitcoinLine.url }, dogecoin, solana], 0);
      const server = await KeelServer.start({ env: { DEV_CHAINS_URL: manifest.url } });
      await provide(server);
      await server.remove();
      await manifest.stop();
    },
    { scope: 'worker', timeout: READY_WITHIN_MS },
  ],
});

/** The balance of an address of Bitcoin or Dogecoin, in satoshi or koinu, asked of the node directly. */
export async function satoshiOf({ url }: OtherChain, address: string): Promise<number> {
  const coins = (await (await fetch(`${url}/address/${address}/utxo`)).json()) as { value: number }[];
  return coins.reduce((sum, { value }) => sum + value, 0);
}

/** The balance of a Solana address, in lamports, asked of the node directly. */
export async function lamportsOf({ url }: OtherChain, address: string): Promise<number> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'getBalance', params: [address] }),
  });
  const { result } = (await response.json()) as { result: { value: number } };
  return result.value;
}

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
/** The DER prefix before the 32 bytes of a public key (RFC 8410). */
const DER_BYTES = 12;

/** A valid Solana address that has never received anything. */
export function freshSolanaAddress(): string {
  const { publicKey } = generateKeyPairSync('ed25519');
  let remainder = BigInt(`0x${publicKey.export({ type: 'spki', format: 'der' }).subarray(DER_BYTES).toString('hex')}`);
  let text = '';
  for (; remainder > 0n; remainder /= 58n) text = `${BASE58[Number(remainder % 58n)]}${text}`;
  return text;
}
