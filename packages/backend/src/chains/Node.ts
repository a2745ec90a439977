import type { Network, NetworkCall } from '@keel/contract';
import type { KnownNetwork } from './networks.ts';

/** A node of a network. */
export interface Node extends Omit<KnownNetwork, 'tokens'> {
  readonly url: string;
  readonly tokens: Network['tokens'];
  /** Whether it is a chain on this machine, whose coins are worthless. */
  readonly isLocal: boolean;
  /** Address of the faucet of a local chain; null for coins with value. */
  readonly faucetUrl: string | null;
}

export type Method = NetworkCall['method'];

/** The answer of a node: a result or an error. */
export type NodeAnswer =
  | { readonly ok: true; readonly result: unknown }
  | { readonly ok: false; readonly code: number; readonly message: string; readonly data?: string };

/** Sends one request to a node. Rejects with a `NodeFault` if the outcome is unknown. */
export type CallNode = (node: Node, method: Method, params: readonly unknown[]) => Promise<NodeAnswer>;

/**
 * The node did not answer, answered too slowly, or sent an invalid answer. The requested action may or may not have
 * happened.
 */
export class NodeFault extends Error {
  override name = 'NodeFault';
}
