import { type Method, type Node, NodeFault } from '../chains/Node.ts';
import type { Nodes } from '../chains/nodes.ts';
import { chainIdentity } from './chainIdentity.ts';
import { balanceCall } from './evmTransfer.ts';
import type { ContractEvent } from './transferEvent.ts';

/** Wei per gas. A node that reports more is faulty, or wants the desk to waste its coins on fees. */
const MAX_GAS_PRICE = 1_000n * 10n ** 9n;
/** A higher estimate counts as a fault of the node. */
const MAX_GAS = 500_000n;

/**
 * The JSON-RPC error `invalid params`, by which a node rejects a block tag that it does not support. A lagging node
 * answers with another error.
 */
const INVALID_PARAMS = -32_602;

/** The node refused a request; the message is its own. */
export class NodeRefusal extends Error {
  override name = 'NodeRefusal';
  readonly code: number;

  constructor(message: string, code: number) {
    super(message);
    this.code = code;
  }
}

/** A client for the node of an EVM chain. All methods reject with a `NodeFault` or a `NodeRefusal`. */
export interface EvmNode {
  readonly node: Node;
  /** The chain's `chainIdentity`. */
  genesis(): Promise<string>;
  /** The number of the last block. */
  height(): Promise<bigint>;
  /** The balance of the coin or a token as of a block, in the smallest unit. */
  balance(contract: string | null, owner: string, block: bigint | 'latest'): Promise<bigint>;
  /** The balance as of the last final block. Undefined if the node does not support that block tag. */
  finalBalance(contract: string | null, owner: string): Promise<bigint | undefined>;
  /** The number of transactions of an address: in all blocks, in final blocks, or including pending ones. */
  nonce(owner: string, block: 'latest' | 'finalized' | 'pending'): Promise<bigint>;
  /** The current gas price in wei. */
  gasPrice(): Promise<bigint>;
  /** The fees to sign with (EIP-1559), in wei per gas. */
  fees(): Promise<{ readonly maxFeePerGas: bigint; readonly maxPriorityFeePerGas: bigint }>;
  /** The gas limit for a transfer: the node's estimate, plus 20 % for a call of a contract. */
  gas(from: string, transfer: { readonly to: string; readonly value: bigint; readonly data: string }): Promise<bigint>;
  /** Broadcasts signed bytes. An error of the node is ignored: only `receipt` tells whether it worked. */
  broadcast(raw: string): Promise<void>;
  /** The receipt of a transaction; undefined while it is in no block. */
  receipt(txId: string): Promise<Receipt | undefined>;
}

/** The receipt of a transaction. */
export interface Receipt {
  readonly block: bigint;
  /** Whether the transaction succeeded; false if it was reverted. */
  readonly isDone: boolean;
  /** The events that contracts emitted. */
  readonly events: readonly ContractEvent[];
  /** The paid fee in wei, if the node reports it. */
  readonly fee: bigint | null;
}

/** Creates a client for one node. */
export function evmNode(nodes: Nodes, node: Node): EvmNode {
  const request = async (method: Method, ...params: unknown[]) => {
    const answer = await nodes.callNode(node, method, params);
    if (!answer.ok) throw new NodeRefusal(answer.message, answer.code);
    return answer.result;
  };
  const number = async (method: Method, ...params: unknown[]) => BigInt(String(await request(method, ...params)));
  const ofGas = async (method: 'eth_gasPrice' | 'eth_maxPriorityFeePerGas') => {
    const wei = await number(method);
    if (wei > MAX_GAS_PRICE) throw new NodeFault('a fee beyond reason');
    return wei;
  };

  const balanceAt = async (contract: string | null, owner: string, block: string) => {
    if (contract === null) return number('eth_getBalance', owner, block);
    const word = String(await request('eth_call', balanceCall(contract, owner), block));
    if (word.length !== 66) throw new NodeFault('no balance of a token');
    return BigInt(word);
  };

  return {
    node,
    async genesis() {
      const hash = String(field(await request('eth_getBlockByNumber', '0x0', false), 'hash'));
      return chainIdentity(node.chainId, hash);
    },
    height: () => number('eth_blockNumber'),
    balance: (contract, owner, at) => balanceAt(contract, owner, at === 'latest' ? at : hex(at)),
    async finalBalance(contract, owner) {
      try {
        return await balanceAt(contract, owner, 'finalized');
      } catch (error) {
        if (error instanceof NodeRefusal && error.code === INVALID_PARAMS) return undefined;
        throw error;
      }
    },
    nonce: (owner, block) => number('eth_getTransactionCount', owner, block),
    gasPrice: () => ofGas('eth_gasPrice'),
    async fees() {
      const [price, tip] = [await ofGas('eth_gasPrice'), await ofGas('eth_maxPriorityFeePerGas')];
      // Twice the current price lets the base fee rise for five full blocks (EIP-1559) before it is too low.
      return { maxFeePerGas: price * 2n + tip, maxPriorityFeePerGas: tip };
    },
    async gas(from, { to, value, data }) {
      const needed = await number('eth_estimateGas', { from, to, value: hex(value), data });
      if (needed > MAX_GAS) throw new NodeFault('more gas than a transfer takes');
      return data === '0x' ? needed : (needed * 12n) / 10n;
    },
    async broadcast(raw) {
      // The answer is ignored, since a node that already has the transaction answers with an error too.
      await nodes.callNode(node, 'eth_sendRawTransaction', [raw]);
    },
    async receipt(txId) {
      const receipt = await request('eth_getTransactionReceipt', txId);
      if (receipt === null) return undefined;
      const status = field(receipt, 'status');
      if (status !== '0x1' && status !== '0x0') throw new NodeFault('no status');
      if (field(receipt, 'transactionHash') !== txId) throw new NodeFault('a receipt of something else');
      const block = BigInt(String(field(receipt, 'blockNumber')));
      return { block, isDone: status === '0x1', events: eventsIn(receipt), fee: feeIn(receipt) };
    },
  };
}

function hex(value: bigint): string {
  return `0x${value.toString(16)}`;
}

/** The fee of a transaction; null if the node omits it, since it is only reported. */
function feeIn(receipt: unknown): bigint | null {
  try {
    return BigInt(String(field(receipt, 'gasUsed'))) * BigInt(String(field(receipt, 'effectiveGasPrice')));
  } catch {
    return null;
  }
}

function eventsIn(receipt: unknown): ContractEvent[] {
  const logs = (receipt as Record<string, unknown>)['logs'];
  if (!Array.isArray(logs)) throw new NodeFault('no logs');
  return logs.map((log: unknown) => {
    const topics = (log as { topics?: unknown } | null)?.topics;
    if (!Array.isArray(topics)) throw new NodeFault('no topics');
    // An event without data has `0x`.
    const data = String((log as { data?: unknown }).data).toLowerCase();
    return { address: String(field(log, 'address')), topics: topics.map((topic) => String(topic).toLowerCase()), data };
  });
}

function field(record: unknown, name: string): unknown {
  const value = typeof record === 'object' && record !== null ? (record as Record<string, unknown>)[name] : undefined;
  if (typeof value !== 'string' || !/^0x[\da-f]+$/i.test(value)) throw new NodeFault(`no ${name}`);
  return value.toLowerCase();
}
