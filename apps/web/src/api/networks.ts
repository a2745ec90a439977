import type { Network, NetworkCall } from '@keel/contract';
import type { Reply } from '@keel/flows';
import type { Api } from './api.ts';
import { toReply } from './reply.ts';

/** A wallet network, as the server's list describes it (WALLET-4). */
export interface WalletNetwork {
  readonly chain: Network['chain'];
  readonly network: Network['network'];
  /** Whether the server has a node for it. */
  readonly isConfigured: boolean;
  /** Whether the chain runs on the operator's own machine. @default not known */
  readonly isLocal?: boolean;
  /**
   * Where a test network of a demo comes from (DEMO-1): `running` gives test coins, `separate` needs `npm run dev:chains`.
   * null for every other network. @default not known
   */
  readonly demo?: Network['demo'];
  /** How many confirmations a transfer needs to count as done. */
  readonly confirmations: number;
  /** Tokens besides the chain's own coin. */
  readonly tokens: readonly { readonly asset: string; readonly decimals: number; readonly contract: string }[];
  /** The assets that the operator buys and sells there (WALLET-7). */
  readonly trades: readonly string[];
}

/** A chain and one of its networks. */
export type NetworkPlace = Pick<WalletNetwork, 'chain' | 'network'>;

/** GET /wallet-networks. */
export function fetchNetworks(
  { client, ...answers }: Api,
  signal: AbortSignal,
): Promise<Reply<readonly WalletNetwork[]>> {
  return toReply(client.GET('/wallet-networks', { signal }), answers, ({ message }) =>
    message.map(({ chain, network, configured, local, demo, confirmations, tokens, trades }) => ({
      chain,
      network,
      isConfigured: configured,
      isLocal: local,
      demo,
      confirmations,
      tokens,
      trades,
    })),
  );
}

/** POST /demo/coins: sends worthless coins of a demo's chain to an address (DEMO-1). */
export function getTestCoins(
  { client, ...answers }: Api,
  { chain, address }: Pick<WalletNetwork, 'chain'> & { readonly address: string },
): Promise<Reply<true>> {
  return toReply(client.POST('/demo/coins', { body: { chain, address } }), answers, () => true);
}

/** The node refused the call; `message` is the node's reason in its own words. */
export class NodeRefusal extends Error {
  override readonly name = 'NodeRefusal';
}

/** The server's status if no node of the right chain answered. */
export const NO_NODE = 502;

/** The server's status if a person's calls of a minute were used up. */
export const TOO_MANY_REQUESTS = 429;

/**
 * The node was not called or did not answer, so the outcome is unknown. `message` is the server's message for people.
 */
export class NetworkFailure extends Error {
  override readonly name = 'NetworkFailure';
  /** The status of the server's answer; `NO_NODE` if the node did not answer. */
  readonly status: number;
  /** How long the server asks to wait, in ms; undefined if it does not ask. */
  readonly retryAfterMs: number | undefined;

  constructor(message: string, status: number, retryAfterMs?: number) {
    super(message);
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }
}

/** The methods that a network accepts. */
export type NetworkMethod = NetworkCall['method'];

/**
 * POST /wallet-rpc/{chain}/{network}: calls a method of a network; the server forwards the call.
 *
 * @returns the node's answer, in the shape of the method
 * @throws NodeRefusal, NetworkFailure, and everything that other calls reject with
 */
export async function callNetwork(
  { client, ...answers }: Api,
  { chain, network }: NetworkPlace,
  method: NetworkMethod,
  params: readonly unknown[],
  signal?: AbortSignal,
): Promise<unknown> {
  const call = client.POST('/wallet-rpc/{chain}/{network}', {
    params: { path: { chain, network } },
    // The parameters are passed to the node unchanged; the server checks them for each method.
    body: { method, params: params as NetworkCall['params'] },
    ...(signal && { signal }),
  });
  // Without a result or an error it is not an answer of the network, whatever its status.
  const reply = await toReply(call, answers, (wire) => ('result' in wire ? wire : null));
  if (reply.status !== 200 || reply.body === null)
    throw new NetworkFailure(reply.text, reply.status, reply.retryAfterMs);
  const { result, error } = reply.body;
  if (error !== null) throw new NodeRefusal(error.message);
  return result;
}
