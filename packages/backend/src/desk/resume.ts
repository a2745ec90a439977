import { type Node, NodeFault } from '../chains/Node.ts';
import type { Nodes } from '../chains/nodes.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/Db.ts';
import { type EvmNode, evmNode, NodeRefusal } from './evmNode.ts';
import { acceptUnknownTransactions, lockedState, pauseDesk, resumeDesk } from './pause.ts';
import { timelineOf } from './timeline.ts';
import { type ChainPurse, chainPurse, comparePurse } from './unknownTransfers.ts';

/** An operator's request to resume the desk. */
export interface ResumeRequest {
  readonly actor: string;
  /** The operator has checked the unknown transfers and has completed the orders that they paid. */
  readonly accepted: boolean;
}

/** `unreachable` lists networks that could not be checked; `changed` is false if the desk was not paused. */
export type Resumed =
  | { readonly ok: true; readonly changed: boolean; readonly unreachable: readonly string[] }
  | { readonly ok: false; readonly reason: string };

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly nodes: Nodes;
  /** The assets that the desk trades on a node. */
  readonly trades: (node: Node) => readonly string[];
  /** The address of its coins; null if there is no desk. */
  readonly address: string | null;
}

/**
 * Resumes the desk if no network has unknown transfers, or if an operator has checked them. Unreachable networks do not
 * prevent it, because each network is checked again before the next signature.
 */
export async function resumeIfConsistent(
  { db, clock, nodes, trades, address }: Deps,
  request: ResumeRequest,
): Promise<Resumed> {
  const evms = (await nodes.all()).flatMap(({ node }) =>
    node && trades(node).length > 0 ? [evmNode(nodes, node)] : [],
  );
  const timeline = await timelineOf(db);
  const results = address === null ? [] : await Promise.all(evms.map((evm) => queryPurse(evm, address)));
  const purses = results.filter((each) => typeof each === 'object');
  const unreachable = results.filter((each) => typeof each === 'string');
  return db.tx(async (tx): Promise<Resumed> => {
    const { pause } = await lockedState(tx);
    if (!pause) return { ok: true, changed: false, unreachable: [] };
    if (pause.hasUnknown && !request.accepted) return { ok: false, reason: pause.reason };
    // Only transactions that the operator was informed of are accepted; later transactions are reported first.
    if (pause.hasUnknown) await acceptUnknownTransactions(tx, clock);
    const found: (string | undefined)[] = [];
    for (const purse of purses) found.push((await comparePurse(tx, purse)).reason);
    const reason = found.filter((each) => each !== undefined).join('\n');
    if (reason === '') await resumeDesk(tx, clock, { actor: request.actor, timeline });
    else await pauseDesk(tx, clock, { reason, hasUnknown: true });
    return reason === '' ? { ok: true, changed: true, unreachable } : { ok: false, reason };
  });
}

/** The purse on its chain, or the name of the network if it is unreachable. */
async function queryPurse(evm: EvmNode, address: string): Promise<ChainPurse | string> {
  try {
    return await chainPurse(evm, address);
  } catch (error) {
    if (!(error instanceof NodeFault || error instanceof NodeRefusal)) throw error;
    return `${evm.node.chain} ${evm.node.network}`;
  }
}
