import type { Network, NetworkCall } from '@keel/contract';
import type { Reply } from '@keel/flows';
import type { Api } from './api.ts';
import { toReply } from './reply.ts';

/** A network of the wallet, as far as the server reaches it (WALLET-4). */
export interface WalletNetwork {
  readonly chain: Network['chain'];
  readonly network: Network['network'];
  /** Whether it can be asked anything. */
  readonly isConfigured: boolean;
  /** A chain on the operator's own machine. @default not known */
  readonly isLocal?: boolean;
  /**
   * Where a test network of a demo comes from (DEMO-1): `running` gives test coins, `separate` needs `npm run dev:chains`.
   * null for every other network. @default not known
   */
  readonly demo?: Network['demo'];
  /** How many confirmations a transfer needs to count as done. */
  readonly confirmations: number;
  /** Beside the chain's own coin. */
  readonly tokens: readonly { readonly asset: string; readonly decimals: number; readonly contract: string }[];
  /** What the operator buys and sells there (WALLET-7). */
  readonly trades: readonly string[];
}

/** Where a network is: its chain, and which of its networks. */
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

/** POST /demo/coins: gives an address coins of a demo's chain, which are worth nothing (DEMO-1). */
export function getTestCoins(
  { client, ...answers }: Api,
  { chain, address }: Pick<WalletNetwork, 'chain'> & { readonly address: string },
): Promise<Reply<true>> {
  return toReply(client.POST('/demo/coins', { body: { chain, address } }), answers, () => true);
}

/** The node itself refused; `message` is its reason in its own words. */
export class NodeRefusal extends Error {
  override readonly name = 'NodeRefusal';
}

/** The server's status where no node answered it, or none of the right chain. */
export const NO_NODE = 502;

/** The node was not asked, or did not answer: nothing is known. `message` is the server's, for people. */
export class NetworkFailure extends Error {
  override readonly name = 'NetworkFailure';
  /** What the server answered; `NO_NODE` when it was the node that did not. */
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

/** What may be asked of a network. */
export type NetworkMethod = NetworkCall['method'];

/**
 * POST /wallet-rpc/{chain}/{network}: one question to a network, passed on by the server.
 *
 * @returns the node's answer, of the shape that the method has
 * @throws NodeRefusal, NetworkFailure, and what every call rejects with
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
    // The parameters are the node's own; the server checks them for each method.
    body: { method, params: params as NetworkCall['params'] },
    ...(signal && { signal }),
  });
  // Without a result and an error it is not an answer of the network, whatever its status.
  const reply = await toReply(call, answers, (wire) => ('result' in wire ? wire : null));
  if (reply.status !== 200 || reply.body === null) throw new NetworkFailure(reply.text, reply.status);
  const { result, error } = reply.body;
  if (error !== null) throw new NodeRefusal(error.message);
  return result;
}
