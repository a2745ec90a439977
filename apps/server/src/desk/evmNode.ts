import { type Method, type Node, NodeFault } from '../chains/Node.ts';
import type { Nodes } from '../chains/nodes.ts';
import { balanceCall } from './evmTransfer.ts';

/** Wei: a node that asks for more is broken, or wants the desk's coins burnt as fees. */
const MOST_FOR_GAS = 1_000n * 10n ** 9n;
const MOST_GAS = 500_000n;

/** The node refused what was asked, in its own words. */
export class NodeRefusal extends Error {
  override name = 'NodeRefusal';
}

/** A node of an EVM chain, asked in its own terms. Everything rejects with a `NodeFault` or a `NodeRefusal`. */
export interface EvmNode {
  readonly node: Node;
  /** Names the chain: its id, and the hash of its first block, which two chains that began alike may share. */
  genesis(): Promise<string>;
  height(): Promise<bigint>;
  /** Of the coin, or of a token, in the smallest unit, as of a block. */
  balance(contract: string | null, owner: string, block: bigint | 'latest'): Promise<bigint>;
  /** Transactions of an address that are in a block, in one that can no longer be undone, or also those that wait for one. */
  nonce(owner: string, block: 'latest' | 'finalized' | 'pending'): Promise<bigint>;
  /** What a unit of gas costs now, in wei. */
  gasPrice(): Promise<bigint>;
  fees(): Promise<{ readonly maxFeePerGas: bigint; readonly maxPriorityFeePerGas: bigint }>;
  gas(from: string, transfer: { readonly to: string; readonly value: bigint; readonly data: string }): Promise<bigint>;
  /** Gives signed bytes away. Says nothing of what becomes of them: `receipt` does. */
  broadcast(raw: string): Promise<void>;
  /** Undefined while the transaction is in no block. `fee` is what it cost, in wei, where the node says so. */
  receipt(
    txId: string,
  ): Promise<{ readonly block: bigint; readonly isDone: boolean; readonly fee: bigint | null } | undefined>;
}

/** Asks one node. */
export function evmNode(nodes: Nodes, node: Node): EvmNode {
  const ask = async (method: Method, ...params: unknown[]) => {
    const answer = await nodes.ask(node, method, params);
    if (!answer.ok) throw new NodeRefusal(answer.message);
    return answer.result;
  };
  const number = async (method: Method, ...params: unknown[]) => BigInt(String(await ask(method, ...params)));
  const ofGas = async (method: 'eth_gasPrice' | 'eth_maxPriorityFeePerGas') => {
    const wei = await number(method);
    if (wei > MOST_FOR_GAS) throw new NodeFault('a fee beyond reason');
    return wei;
  };

  return {
    node,
    async genesis() {
      const hash = String(field(await ask('eth_getBlockByNumber', '0x0', false), 'hash'));
      return `${node.chainId} ${hash}`;
    },
    height: () => number('eth_blockNumber'),
    async balance(contract, owner, at) {
      const block = at === 'latest' ? at : hex(at);
      if (contract === null) return number('eth_getBalance', owner, block);
      const said = String(await ask('eth_call', balanceCall(contract, owner), block));
      if (said.length !== 66) throw new NodeFault('no balance of a token');
      return BigInt(said);
    },
    nonce: (owner, block) => number('eth_getTransactionCount', owner, block),
    gasPrice: () => ofGas('eth_gasPrice'),
    async fees() {
      const [price, tip] = [await ofGas('eth_gasPrice'), await ofGas('eth_maxPriorityFeePerGas')];
      // Twice the price of now lets the base fee rise for six full blocks (EIP-1559) before it is too little.
      return { maxFeePerGas: price * 2n + tip, maxPriorityFeePerGas: tip };
    },
    async gas(from, { to, value, data }) {
      const needed = await number('eth_estimateGas', { from, to, value: hex(value), data });
      if (needed > MOST_GAS) throw new NodeFault('more gas than a transfer takes');
      return data === '0x' ? needed : (needed * 12n) / 10n;
    },
    async broadcast(raw) {
      // Refused is also what a node says that has the transaction already.
      await nodes.ask(node, 'eth_sendRawTransaction', [raw]);
    },
    async receipt(txId) {
      const said = await ask('eth_getTransactionReceipt', txId);
      if (said === null) return undefined;
      const status = field(said, 'status');
      if (status !== '0x1' && status !== '0x0') throw new NodeFault('no status');
      if (field(said, 'transactionHash') !== txId) throw new NodeFault('a receipt of something else');
      return { block: BigInt(String(field(said, 'blockNumber'))), isDone: status === '0x1', fee: feeIn(said) };
    },
  };
}

function hex(value: bigint): string {
  return `0x${value.toString(16)}`;
}

/** What a transaction cost: nothing is decided by it, so a node may leave it out. */
function feeIn(receipt: unknown): bigint | null {
  try {
    return BigInt(String(field(receipt, 'gasUsed'))) * BigInt(String(field(receipt, 'effectiveGasPrice')));
  } catch {
    return null;
  }
}

function field(said: unknown, name: string): unknown {
  const value = typeof said === 'object' && said !== null ? (said as Record<string, unknown>)[name] : undefined;
  if (typeof value !== 'string' || !/^0x[\da-f]+$/i.test(value)) throw new NodeFault(`no ${name}`);
  return value.toLowerCase();
}
