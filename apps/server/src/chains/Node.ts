import type { Network, NetworkCall } from '@keel/contract';
import type { KnownNetwork } from './networks.ts';

/** A node that can be asked. */
export interface Node extends KnownNetwork {
  readonly url: string;
  readonly tokens: Network['tokens'];
  /** A chain on this machine, whose coins are worth nothing. */
  readonly isLocal: boolean;
  /** Gives coins of a local chain to an address; null where coins are worth something. */
  readonly faucetUrl: string | null;
}

export type Method = NetworkCall['method'];

/** What a node said: a result, or why it refused. */
export type Answer =
  | { readonly ok: true; readonly result: unknown }
  | { readonly ok: false; readonly code: number; readonly message: string; readonly data?: string };

/** Asks a node one thing. Rejects with a `NodeFault` when it is not known what the node would have said. */
export type Ask = (node: Node, method: Method, params: readonly unknown[]) => Promise<Answer>;

/** No answer, a slow one, or one that cannot be true. Whatever was asked for may have happened or not. */
export class NodeFault extends Error {
  override name = 'NodeFault';
}
