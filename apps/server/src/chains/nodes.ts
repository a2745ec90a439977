import type { Network } from '@keel/contract';
import { type Clock, SECOND } from '../clock.ts';
import type { NodeConfig, WalletConfig } from '../config/wallet.ts';
import type { RateLimitResult } from '../limits/limits.ts';
import type { DemoChains } from './DemoChains.ts';
import { findLocalChains, type LocalChain } from './localChains.ts';
import { type Ask, type Node, NodeFault } from './Node.ts';
import { type KnownNetwork, NETWORKS } from './networks.ts';
import { perUser } from './perUser.ts';

/** How long what local chains said is believed, and how long it is believed that there are none. */
const CACHE_MS = 5 * SECOND;
/** Questions of one person in a minute. A wallet that follows a transfer asks about once a second. */
const QUESTIONS = 240;

/** Where a test network comes from in demo mode; null for every other one, and in live mode. */
export type DemoNetwork = Network['demo'];

/** A network of the wallet. */
export interface ReachedNetwork {
  readonly known: KnownNetwork;
  /** Undefined where none is set up, or not yet. */
  readonly node: Node | undefined;
  readonly demo: DemoNetwork;
}

/** The nodes behind the wallet. */
export interface Nodes {
  /** Undefined where none is set up. Waits for a chain of the demo to start. */
  of(chain: string, network: Network['network']): Promise<Node | undefined>;
  /** Every network with its node, if it has one. Makes the chains of the demo start, and does not wait for them. */
  all(): Promise<readonly ReachedNetwork[]>;
  /** Asks, once the node has shown that it is of the chain it should be of. Rejects with a `NodeFault`. */
  readonly ask: Ask;
  /** Counts a call of an investor, and tells whether it is within the limit. */
  countCall(userId: string): RateLimitResult;
}

interface Deps {
  readonly config: WalletConfig;
  readonly clock: Clock;
  readonly ask: Ask;
  /** @default null: the demo brings no chains along */
  readonly demoChains?: DemoChains | null;
}

/**
 * Opens the nodes that are configured. In demo mode the EVM test networks are the chains that the demo brings along, and the
 * others those of `npm run dev:chains`, whenever they are up.
 */
export function openNodes({ config, clock, ask, demoChains = null }: Deps): Nodes {
  const local = config.devChainsUrl === null ? async () => [] : cached(config.devChainsUrl, clock);
  const verified = new Set<string>();

  const nodeOf = async (known: KnownNetwork): Promise<Node | undefined> => {
    const configured = config.nodes[known.key];
    if (configured) return configuredNode(known, configured);
    const chains = await (isDemoChain(known) ? startDemoChains() : local());
    const found = chains.find(({ chain, network }) => chain === known.chain && network === known.network);
    return found && localNode(known, found);
  };

  const startDemoChains = async () => demoChains?.start() ?? [];
  const isDemoChain = (known: KnownNetwork): boolean =>
    demoChains !== null && known.network === 'test' && known.chainId !== null;

  const reached = async (known: KnownNetwork): Promise<ReachedNetwork> => {
    const isDemo = config.devChainsUrl !== null && known.network === 'test' && !config.nodes[known.key];
    if (!isDemo) return { known, node: await nodeOf(known), demo: null };
    if (demoChains === null || !isDemoChain(known)) {
      const node = await nodeOf(known);
      return { known, node, demo: node ? 'running' : 'separate' };
    }
    const starting = demoChains.start();
    const state = demoChains.state();
    if (state === 'running') return { known, node: await nodeOf(known), demo: 'running' };
    // Whoever asks again hears what came of it.
    starting.catch(() => undefined);
    return { known, node: undefined, demo: state === 'unavailable' ? 'unavailable' : 'starting' };
  };

  const verifyChain = async (node: Node) => {
    if (node.chainId === null || verified.has(`${node.key} ${node.url}`)) return;
    const reply = await ask(node, 'eth_chainId', []);
    if (!reply.ok || BigInt(String(reply.result)) !== BigInt(node.chainId)) throw new NodeFault('another chain');
    // What is local may be replaced by something else on the same port.
    if (!node.isLocal) verified.add(`${node.key} ${node.url}`);
  };

  return {
    async of(chain, network) {
      const known = NETWORKS.find((each) => each.chain === chain && each.network === network);
      return known && nodeOf(known);
    },
    all: () => Promise.all(NETWORKS.map(reached)),
    countCall: perUser(clock, QUESTIONS),
    async ask(node, method, params) {
      await verifyChain(node);
      return ask(node, method, params);
    },
  };
}

function configuredNode(known: KnownNetwork, { url, usdt }: NodeConfig): Node {
  return { ...known, url, tokens: tokens(known, usdt), isLocal: false, faucetUrl: null };
}

function localNode(known: KnownNetwork, { url, usdt, faucetUrl }: LocalChain): Node {
  return { ...known, url, tokens: tokens(known, usdt), isLocal: true, faucetUrl, confirmations: 1 };
}

function tokens({ usdt }: KnownNetwork, configuredContract: string | null): Network['tokens'] {
  const contract = configuredContract ?? usdt?.contract ?? null;
  return usdt && contract !== null ? [{ asset: 'USDT', decimals: usdt.decimals, contract }] : [];
}

/** Asks for local chains every few seconds at most; those who come meanwhile wait for the same answer. */
function cached(url: string, clock: Clock): () => Promise<readonly LocalChain[]> {
  let last: { readonly at: number; readonly found: Promise<readonly LocalChain[]> } | undefined;
  return () => {
    const now = clock().getTime();
    if (!last || Math.abs(now - last.at) >= CACHE_MS) last = { at: now, found: findLocalChains(url) };
    return last.found;
  };
}
