import type { Account } from '../support/accounts.ts';
import { call } from '../support/accounts.ts';
import type { KeelServer } from '../support/KeelServer.ts';
import type { LocalEvm } from '../support/localChain.ts';

/** The chains of this machine that a run may have. */
export type LocalChainName = 'ethereum' | 'solana';

/** A running chain, as apps/dev-chains starts it. */
type LocalChain = LocalEvm;

/** The parts of apps/dev-chains that are used here. */
interface DevChains {
  readonly startEvm: (options: object) => Promise<LocalChain>;
  readonly startSolana: (options: { readonly port: number }) => Promise<LocalChain>;
  readonly serveManifest: (
    chains: readonly LocalChain[],
    port: number,
  ) => Promise<{ readonly url: string; readonly stop: () => Promise<void> }>;
}

const source = (name: string) => new URL(`../../../dev-chains/src/${name}.ts`, import.meta.url).href;
const ETHEREUM = { chain: 'ethereum', chainId: 11_155_111, port: 0, token: 'NoReturnToken', decimals: 6 };

/** The server remembers its list of chains for 5 s, and a slow machine needs time, in ms. */
const LISTED_WITHIN_MS = 30_000;
const POLL_MS = 200;

/** The local chains of a server for runs. Each one starts when a driver first asks for it. */
export class LocalChains {
  /** The address of the list of the running chains, for `DEV_CHAINS_URL`. */
  readonly url: string;
  readonly #stopList: () => Promise<void>;
  /** The list, which grows. */
  readonly #running: LocalChain[];
  readonly #started = new Map<LocalChainName, Promise<LocalChain>>();

  private constructor(running: LocalChain[], url: string, stopList: () => Promise<void>) {
    this.#running = running;
    this.url = url;
    this.#stopList = stopList;
  }

  /** Serves the list, which is empty at first. */
  static async open(): Promise<LocalChains> {
    const running: LocalChain[] = [];
    const { serveManifest } = (await import(source('manifest'))) as Pick<DevChains, 'serveManifest'>;
    const { url, stop } = await serveManifest(running, 0);
    return new LocalChains(running, url, stop);
  }

  /**
   * The chain with this name, once the server can reach it.
   *
   * @param account an investor who may use the wallet
   */
  async get(name: LocalChainName, server: KeelServer, account: Account): Promise<LocalChain> {
    const started = this.#started.get(name) ?? this.#start(name);
    this.#started.set(name, started);
    const chain = await started;
    const deadline = Date.now() + LISTED_WITHIN_MS;
    while (!(await isListed(name, server, account))) {
      if (Date.now() > deadline) throw new Error(`the server does not reach the chain ${name}`);
      await new Promise((resolve) => {
        setTimeout(resolve, POLL_MS);
      });
    }
    return chain;
  }

  /** Stops all chains and the list. */
  async stop(): Promise<void> {
    await this.#stopList();
    await Promise.all([...this.#started.values()].map(async (chain) => (await chain).stop()));
  }

  async #start(name: LocalChainName): Promise<LocalChain> {
    const chain = await startChain(name);
    this.#running.push(chain);
    return chain;
  }
}

async function startChain(name: LocalChainName): Promise<LocalChain> {
  if (name === 'ethereum') {
    const { startEvm } = (await import(source('evm'))) as Pick<DevChains, 'startEvm'>;
    return startEvm(ETHEREUM);
  }
  const { startSolana } = (await import(source('solana'))) as Pick<DevChains, 'startSolana'>;
  return startSolana({ port: 0 });
}

interface NetworkList {
  readonly message: readonly { readonly chain: string; readonly network: string; readonly configured: boolean }[];
}

async function isListed(name: LocalChainName, server: KeelServer, { token }: Account): Promise<boolean> {
  const { message: networks } = await call<NetworkList>(server, '/wallet-networks', { token });
  return networks.some(({ chain, network, configured }) => chain === name && network === 'test' && configured);
}
