import { randomBytes } from 'node:crypto';
import type { CallNode, NodeAnswer } from '@keel/backend/chains/Node.ts';
import { addr, Transaction } from 'micro-eth-signer';

/** A decoded transaction. */
type Signed = ReturnType<typeof Transaction.prepare>;

/** Balances as of a block, by token contract (or '' for the coin) and owner. */
type Books = Map<string, bigint>;

interface Mined {
  readonly block: number;
  /** The paid gas price in wei. */
  readonly price: bigint;
  readonly ok: boolean;
  /** The events that its token emitted. */
  readonly logs: readonly object[];
}

/** An EVM chain in memory that accepts signed transactions like a node. Blocks are only mined on request. */
export interface FakeChain {
  readonly callNode: CallNode;
  /** Answers JSON-RPC requests. */
  answer(method: string, params: readonly unknown[]): NodeAnswer;
  /** The received requests, for tests. */
  readonly requests: string[];
  /** Mines pending transactions, followed by some empty blocks. */
  mine(empty?: number): void;
  give(owner: string, units: bigint, contract?: string): void;
  balance(owner: string, contract?: string): bigint;
  /** The number of successful transfers to an address in blocks. */
  received(owner: string): number;
  /** The number of transactions in blocks. */
  readonly mined: ReadonlyMap<string, Mined>;
  /** From now on, blocks only include transactions with at least this gas price, in wei. */
  setPrice(wei: bigint): void;
  /** Drops pending transactions, as a node may. */
  drop(): void;
  /** Reverts every transaction from now on, as a contract may. */
  undo(): void;
  /** Replaces the chain by another one; nothing of the old one is known any more. */
  restart(): void;
}

const PRICE = 1_000_000_000n;
const GAS = 21_000n;
/** The number of blocks after the last final one. */
const NOT_FINAL = 2;
const TRANSFER_EVENT = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
/** Balances of deeper blocks are never requested. */
const BOOKS_KEPT = 500;

const name = (owner: string, contract = '') => `${contract.toLowerCase()} ${owner.toLowerCase()}`;
const hex = (value: bigint | number) => `0x${value.toString(16)}`;
const topicOf = (address: string) => `0x${address.slice(2).padStart(64, '0')}`;
const ok = (result: unknown): NodeAnswer => ({ ok: true, result });
const no = (message: string): NodeAnswer => ({ ok: false, code: -32_000, message });

/** @param first the hash of the genesis block; random by default */
export function fakeChain(chainId = 11_155_111, first?: string): FakeChain {
  let genesis = '';
  let blocks: Books[] = [];
  let waiting: Signed[] = [];
  let isUndoing = false;
  let price = PRICE;
  /** The block of each transaction of an address. */
  const nonces = new Map<string, number[]>();
  const mined = new Map<string, Mined>();
  const receipts = new Map<string, number>();
  const requests: string[] = [];

  const restart = () => {
    genesis = first ?? `0x${randomBytes(32).toString('hex')}`;
    blocks = [new Map()];
    waiting = [];
    nonces.clear();
    mined.clear();
    receipts.clear();
  };
  restart();

  const latest = () => blocks.at(-1) ?? new Map<string, bigint>();
  const at = (block: unknown) => {
    if (block === 'finalized') return blocks[blocks.length - 1 - NOT_FINAL] ?? new Map<string, bigint>();
    return block === 'latest' ? latest() : (blocks[Number(block)] ?? latest());
  };
  const nonceOf = (owner: string) => BigInt(nonces.get(owner.toLowerCase())?.length ?? 0);
  const finalNonceOf = (owner: string) =>
    nonces.get(owner.toLowerCase())?.filter((block) => block <= blocks.length - 1 - NOT_FINAL).length ?? 0;
  /** Includes pending transactions, up to the first missing nonce. */
  const pendingNonceOf = (owner: string) => {
    let nonce = nonceOf(owner);
    const isNext = ({ sender, raw }: Signed) => sender.toLowerCase() === owner.toLowerCase() && raw.nonce === nonce;
    while (waiting.some(isNext)) nonce += 1n;
    return nonce;
  };
  const noncesAt: Readonly<Record<string, (owner: string) => bigint | number>> = {
    finalized: finalNonceOf,
    pending: pendingNonceOf,
  };
  const move = (from: string, to: string, units: bigint, contract = '') => {
    const books = latest();
    const has = books.get(name(from, contract)) ?? 0n;
    if (has < units) return false;
    books.set(name(from, contract), has - units);
    books.set(name(to, contract), (books.get(name(to, contract)) ?? 0n) + units);
    return true;
  };
  const apply = ({ hash, sender, raw }: Signed) => {
    const known = nonces.get(sender.toLowerCase()) ?? [];
    nonces.set(sender.toLowerCase(), [...known, blocks.length - 1]);
    const books = latest();
    books.set(name(sender), (books.get(name(sender)) ?? 0n) - GAS * price);
    const isToken = raw.data.length > 2;
    const to = isToken ? `0x${raw.data.slice(34, 74)}` : raw.to;
    const units = isToken ? BigInt(`0x${raw.data.slice(74)}`) : raw.value;
    const isDone = !isUndoing && move(sender, to, units, isToken ? raw.to : '');
    if (isDone) receipts.set(to.toLowerCase(), (receipts.get(to.toLowerCase()) ?? 0) + 1);
    const topics = [TRANSFER_EVENT, topicOf(sender), topicOf(to)];
    const logs = isToken && isDone ? [{ address: raw.to, topics, data: `0x${raw.data.slice(74)}` }] : [];
    mined.set(`0x${hash.replace('0x', '')}`, { block: blocks.length - 1, price, ok: isDone, logs });
  };
  const newBlock = () => {
    blocks.push(new Map(latest()));
    // In a long run the balances of all blocks would fill the memory.
    if (blocks.length > BOOKS_KEPT) blocks[blocks.length - BOOKS_KEPT] = new Map();
  };

  const answers: Readonly<Record<string, (...params: never[]) => NodeAnswer>> = {
    eth_chainId: () => ok(hex(chainId)),
    eth_blockNumber: () => ok(hex(blocks.length - 1)),
    eth_getBlockByNumber: () => ok({ hash: genesis }),
    eth_gasPrice: () => ok(hex(price)),
    eth_maxPriorityFeePerGas: () => ok(hex(1)),
    eth_estimateGas: () => ok(hex(GAS)),
    eth_getBalance: (owner: string, block: string) => ok(hex(at(block).get(name(owner)) ?? 0n)),
    eth_call: ({ to, data }: { to: string; data: string }, block: string) =>
      ok(`0x${(at(block).get(name(`0x${data.slice(34)}`, to)) ?? 0n).toString(16).padStart(64, '0')}`),
    eth_getTransactionCount: (owner: string, block: string) => ok(hex((noncesAt[block] ?? nonceOf)(owner))),
    eth_getTransactionReceipt: (transactionHash: string) => {
      const found = mined.get(transactionHash);
      if (!found) return ok(null);
      const paid = { gasUsed: hex(GAS), effectiveGasPrice: hex(found.price) };
      return ok({
        transactionHash,
        blockNumber: hex(found.block),
        status: found.ok ? '0x1' : '0x0',
        logs: found.logs,
        ...paid,
      });
    },
    eth_sendRawTransaction: (bytes: string) => {
      const sent = Transaction.fromHex(bytes);
      if (sent.raw.chainId !== BigInt(chainId) || !addr.isValid(sent.sender)) return no('invalid sender');
      if (sent.raw.nonce < nonceOf(sent.sender)) return no('nonce too low');
      if (waiting.some(({ hash }) => hash === sent.hash)) return no('already known');
      waiting.push(sent);
      return ok(`0x${sent.hash.replace('0x', '')}`);
    },
  };

  const answer = (method: string, params: readonly unknown[]) => {
    requests.push(method);
    const found = answers[method] as ((...params: readonly unknown[]) => NodeAnswer) | undefined;
    if (!found) throw new Error(`The fake chain has no ${method}.`);
    return found(...params);
  };

  return {
    requests,
    mined,
    restart,
    answer,
    callNode: async (_node, method, params) => answer(method, params),
    mine(empty = 0) {
      newBlock();
      for (let more = true; more; ) {
        const next = waiting.find(
          ({ sender, raw }) => raw.nonce === nonceOf(sender) && 'maxFeePerGas' in raw && raw.maxFeePerGas >= price,
        );
        more = next !== undefined;
        if (!next) break;
        waiting = waiting.filter((each) => each !== next && each.raw.nonce >= nonceOf(each.sender));
        apply(next);
      }
      for (let left = empty; left > 0; left -= 1) newBlock();
    },
    give(owner, units, contract) {
      newBlock();
      latest().set(name(owner, contract), (latest().get(name(owner, contract)) ?? 0n) + units);
    },
    balance: (owner, contract) => latest().get(name(owner, contract)) ?? 0n,
    received: (owner) => receipts.get(owner.toLowerCase()) ?? 0,
    setPrice(wei) {
      price = wei;
    },
    drop() {
      waiting = [];
    },
    undo() {
      isUndoing = true;
    },
  };
}
