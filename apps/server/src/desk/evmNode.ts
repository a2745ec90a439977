import { type Method, type Node, NodeFault } from '../chains/Node.ts';
import type { Nodes } from '../chains/nodes.ts';
import { balanceCall } from './evmTransfer.ts';
import type { ContractEvent } from './transferEvent.ts';

/** Wei: a node that asks for more is broken, or wants the desk's coins burnt as fees. */
const MAX_GAS_PRICE = 1_000n * 10n ** 9n;
const MAX_GAS = 500_000n;

/** What a node answers that does not know a block tag (JSON-RPC: invalid params). One that lags answers something else. */
const INVALID_PARAMS = -32_602;

/** The node refused what was asked, in its own words. */
export class NodeRefusal extends Error {
  override name = 'NodeRefusal';
  readonly code: number;

  constructor(message: string, code: number) {
    super(message);
    this.code = code;
  }
}

/** A node of an EVM chain, asked in its own terms. Everything rejects with a `NodeFault` or a `NodeRefusal`. */
export interface EvmNode {
  readonly node: Node;
  /** Names the chain: its id, and the hash of its first block, which two chains that began alike may share. */
  genesis(): Promise<string>;
  height(): Promise<bigint>;
  /** Of the coin, or of a token, in the smallest unit, as of a block. */
  balance(contract: string | null, owner: string, block: bigint | 'latest'): Promise<bigint>;
  /** The same as of the last block that can no longer be undone. Undefined where the node does not know such a block. */
  finalBalance(contract: string | null, owner: string): Promise<bigint | undefined>;
  /** Transactions of an address that are in a block, in one that can no longer be undone, or also those that wait for one. */
  nonce(owner: string, block: 'latest' | 'finalized' | 'pending'): Promise<bigint>;
  /** What a unit of gas costs now, in wei. */
  gasPrice(): Promise<bigint>;
  fees(): Promise<{ readonly maxFeePerGas: bigint; readonly maxPriorityFeePerGas: bigint }>;
  gas(from: string, transfer: { readonly to: string; readonly value: bigint; readonly data: string }): Promise<bigint>;
  /** Gives signed bytes away. Says nothing of what becomes of them: `receipt` does. */
  broadcast(raw: string): Promise<void>;
  /** Undefined while the transaction is in no block. */
  receipt(txId: string): Promise<Receipt | undefined>;
}

/** What a block says of a transaction. */
export interface Receipt {
  readonly block: bigint;
  /** Whether the chain carried it out, or undid it. */
  readonly isDone: boolean;
  /** What contracts said while it was carried out. */
  readonly events: readonly ContractEvent[];
  /** What it cost, in wei, where the node says so. */
  readonly fee: bigint | null;
}

/** Asks one node. */
export function evmNode(nodes: Nodes, node: Node): EvmNode {
  const ask = async (method: Method, ...params: unknown[]) => {
    const answer = await nodes.ask(node, method, params);
    if (!answer.ok) throw new NodeRefusal(answer.message, answer.code);
    return answer.result;
  };
  const number = async (method: Method, ...params: unknown[]) => BigInt(String(await ask(method, ...params)));
  const ofGas = async (method: 'eth_gasPrice' | 'eth_maxPriorityFeePerGas') => {
    const wei = await number(method);
    if (wei > MAX_GAS_PRICE) throw new NodeFault('a fee beyond reason');
    return wei;
  };

  const balanceAt = async (contract: string | null, owner: string, block: string) => {
    if (contract === null) return number('eth_getBalance', owner, block);
    const word = String(await ask('eth_call', balanceCall(contract, owner), block));
    if (word.length !== 66) throw new NodeFault('no balance of a token');
    return BigInt(word);
  };

  return {
    node,
    async genesis() {
      const hash = String(field(await ask('eth_getBlockByNumber', '0x0', false), 'hash'));
      return `${node.chainId} ${hash}`;
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
      // Twice the price of now lets the base fee rise for six full blocks (EIP-1559) before it is too little.
      return { maxFeePerGas: price * 2n + tip, maxPriorityFeePerGas: tip };
    },
    async gas(from, { to, value, data }) {
      const needed = await number('eth_estimateGas', { from, to, value: hex(value), data });
      if (needed > MAX_GAS) throw new NodeFault('more gas than a transfer takes');
      return data === '0x' ? needed : (needed * 12n) / 10n;
    },
    async broadcast(raw) {
      // Refused is also what a node says that has the transaction already.
      await nodes.ask(node, 'eth_sendRawTransaction', [raw]);
    },
    async receipt(txId) {
      const receipt = await ask('eth_getTransactionReceipt', txId);
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

/** What a transaction cost: nothing is decided by it, so a node may leave it out. */
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
