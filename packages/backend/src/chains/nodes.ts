import type { Network } from '@keel/contract';
import { type Clock, SECOND } from '../clock.ts';
import type { NodeConfig, WalletConfig } from '../config/wallet.ts';
import type { RateLimitResult } from '../limits/limits.ts';
import type { DemoChains } from './DemoChains.ts';
import { findLocalChains, type LocalChain } from './localChains.ts';
import { type CallNode, type Node, NodeFault } from './Node.ts';
import { type KnownNetwork, NETWORKS, type TokenName } from './networks.ts';
import { perUser } from './perUser.ts';

/** How long the list of local chains is cached, also when it is empty. */
const CACHE_MS = 5 * SECOND;
/** Maximum requests of one user per minute. A wallet that watches a transfer sends about one a second. */
const CALLS_A_MINUTE = 240;

/** The source of a test network in demo mode; null for all other networks, and in live mode. */
export type DemoNetwork = Network['demo'];

/** A network of the wallet. */
export interface ReachedNetwork {
  readonly known: KnownNetwork;
  /** Undefined if no node is configured or it has not started yet. */
  readonly node: Node | undefined;
  readonly demo: DemoNetwork;
}

/** The nodes of the wallet's networks. */
export interface Nodes {
  /** The node of a network; undefined if none is configured. Waits until a chain of the demo has started. */
  of(chain: string, network: Network['network']): Promise<Node | undefined>;
  /** All networks with their nodes, if any. Starts the demo's chains without waiting for them. */
  all(): Promise<readonly ReachedNetwork[]>;
  /** Sends a request, after verifying that the node serves the expected chain. Rejects with a `NodeFault`. */
  readonly callNode: CallNode;
  /** Counts a call of an investor and returns whether it is within the rate limit. */
  countCall(userId: string): RateLimitResult;
}

interface Deps {
  readonly config: WalletConfig;
  readonly clock: Clock;
  readonly callNode: CallNode;
  /** @default null: the demo starts no chains */
  readonly demoChains?: DemoChains | null;
}

/**
 * Opens the configured nodes. In demo mode, the EVM test networks are the chains that the demo starts, and the other
 * test networks are those of `npm run dev:chains` while they run.
 */
export function openNodes({ config, clock, callNode, demoChains = null }: Deps): Nodes {
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
    // A failure is not reported here, but by the state at the next call.
    starting.catch(() => undefined);
    return { known, node: undefined, demo: state === 'unavailable' ? 'unavailable' : 'starting' };
  };

  const verifyChain = async (node: Node) => {
    if (node.chainId === null || verified.has(`${node.key} ${node.url}`)) return;
    const reply = await callNode(node, 'eth_chainId', []);
    if (!reply.ok || BigInt(String(reply.result)) !== BigInt(node.chainId)) throw new NodeFault('another chain');
    // Not cached for a local chain, since another process may use its port later.
    if (!node.isLocal) verified.add(`${node.key} ${node.url}`);
  };

  return {
    async of(chain, network) {
      const known = NETWORKS.find((each) => each.chain === chain && each.network === network);
      return known && nodeOf(known);
    },
    all: () => Promise.all(NETWORKS.map(reached)),
    countCall: perUser(clock, CALLS_A_MINUTE),
    async callNode(node, method, params) {
      await verifyChain(node);
      return callNode(node, method, params);
    },
  };
}

function configuredNode(known: KnownNetwork, { url, usdt, usdc = null }: NodeConfig): Node {
  return { ...known, url, tokens: tokens(known, { USDT: usdt, USDC: usdc }), isLocal: false, faucetUrl: null };
}

function localNode(known: KnownNetwork, { url, usdt, usdc = null, faucetUrl }: LocalChain): Node {
  return {
    ...known,
    url,
    tokens: tokens(known, { USDT: usdt, USDC: usdc }),
    isLocal: true,
    faucetUrl,
    confirmations: 1,
  };
}

function tokens(
  { tokens: known }: KnownNetwork,
  configured: Readonly<Record<TokenName, string | null>>,
): Network['tokens'] {
  return known.flatMap((token) => {
    const contract = configured[token.asset] ?? token.contract;
    return contract === null ? [] : [{ ...token, contract }];
  });
}

/** Queries the list of local chains at most once every few seconds; concurrent callers share the result. */
function cached(url: string, clock: Clock): () => Promise<readonly LocalChain[]> {
  let last: { readonly at: number; readonly found: Promise<readonly LocalChain[]> } | undefined;
  return () => {
    const now = clock().getTime();
    if (!last || Math.abs(now - last.at) >= CACHE_MS) last = { at: now, found: findLocalChains(url) };
    return last.found;
  };
}
