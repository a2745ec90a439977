import { randomBytes } from 'node:crypto';
import { bookFaults } from '@keel/backend/audit/bookFaults.ts';
import { type CallNode, NodeFault } from '@keel/backend/chains/Node.ts';
import { createNodeCaller } from '@keel/backend/chains/nodeCaller.ts';
import { MINUTE, SECOND } from '@keel/backend/clock.ts';
import type { Config } from '@keel/backend/config/Config.ts';
import { type Desk, openDesk } from '@keel/backend/desk/desk.ts';
import { startSession } from '@keel/backend/modules/session/sessions.ts';
import type { Order, Quote } from '@keel/contract';
import type { FastifyInstance } from 'fastify';
import { addr } from 'micro-eth-signer';
import { newServerData } from '../rig/database.ts';
import { type Investor, makeInvestors } from '../rig/investors.ts';
import { parseEnv } from '../src/config/env.ts';
import { createServer } from '../src/http/createServer.ts';
import { createLogger } from '../src/http/logger.ts';
import type { ServerContext } from '../src/openContext.ts';
import { openContext } from '../src/openContext.ts';
import { feesOnly } from '../test/support/feesOnly.ts';
import type { Postgres } from '../test/support/postgres.ts';
import type { Outcome } from './outcome.ts';

const KEY = '11'.repeat(32);
const INVESTORS = 20;
const ETHER = 10n ** 18n;
/** Number of steps of a minute each within which all work of the desk has to be done. */
const STEPS = 60;
/** Number of blocks after which a transfer has enough confirmations on every network here. */
const DEEP = 5;
const WITHIN_MS = 60_000;
const ETHEREUM = { chain: 'ethereum', chainId: 11_155_111, port: 0, token: 'NoReturnToken', decimals: 6 };
/** The parts of apps/dev-chains that are used here. */
const EVM = new URL('../../dev-chains/src/evm.ts', import.meta.url).href;
const RPC = new URL('../../dev-chains/src/rpc.ts', import.meta.url).href;

interface LocalEvm {
  readonly url: string;
  stop(): Promise<void>;
}

/** A purchase, the address for its coins, and their number in wei. */
export interface Purchase {
  readonly id: string;
  readonly to: string;
  readonly wei: bigint;
}

/** A server with a desk on a local Ethereum node. Blocks and time only advance on request. */
export interface DeskRig {
  readonly context: ServerContext;
  readonly desk: Desk;
  /** The address of the desk's coins. */
  readonly address: string;
  readonly investors: readonly Investor[];
  /** Sends a request directly to the node, bypassing the server. */
  node(method: string, ...params: readonly unknown[]): Promise<unknown>;
  /** Replaces the node that answers the server from now on; without an argument, the real node answers again. */
  answerBy(callNode?: CallNode): void;
  mine(blocks: number): Promise<void>;
  /** Sets the balance of the desk's address, in wei. */
  fill(wei: bigint): Promise<void>;
  /** Advances the time. */
  pass(ms: number): void;
  /** Advances the time by a minute, and runs the desk's due work. */
  step(): Promise<void>;
  /** Orders a purchase by one of the investors. */
  buy(quantity?: string, chain?: 'ethereum' | 'bnb', by?: number): Promise<Purchase>;
  /** Orders a sale by one of the investors; returns the id of the order. */
  sell(by: number): Promise<string>;
  /** The status of an order. */
  statusOf(orderId: string): Promise<string | undefined>;
  /** The balance of an address, in wei. */
  wei(address: string): Promise<bigint>;
  /** Steps and mines until all of these orders are decided; the time that it takes counts as a recovery. */
  settle(...orderIds: readonly string[]): Promise<void>;
  /** Records a fault if a condition is not met. */
  require(isSo: boolean, sentence: string): void;
}

/** A network that does not respond. */
export const unreachable: CallNode = async () => {
  throw new NodeFault('no answer');
};

/**
 * Starts a node and a server with a desk on it, runs `work`, and compares all purchases and the books with the chain.
 */
export async function withDeskRig(
  { fault, postgres }: { readonly fault: string; readonly postgres: Postgres | undefined },
  work: (rig: DeskRig, outcome: Outcome) => Promise<void>,
): Promise<Outcome> {
  const place = await newServerData(postgres);
  const outcome: Outcome = {
    fault,
    engine: place.engine,
    rounds: 0,
    within: WITHIN_MS,
    recoveries: [],
    faults: [],
    load: null,
  };
  const { startEvm } = (await import(EVM)) as { startEvm: (options: object) => Promise<LocalEvm> };
  const chain = await startEvm(ETHEREUM);
  let server: FastifyInstance | undefined;
  try {
    const db = await place.open();
    const investors = await makeInvestors(db, place, INVESTORS);
    await db.query("UPDATE users SET wallet_feature = true, kyc_verified = 'true'");
    // The cause of each transfer is created, because the books are verified completely here.
    await db.query(
      `INSERT INTO deposits (id, user_id, plan_id, amount_cents, method, status, created_at, decided_at, transfer_id)
       SELECT t.ref_id::uuid, u.id, u.package_id, t.amount, 'Bitcoin', 'confirmed', t.created_at, t.created_at, t.id
       FROM ledger_transfers t JOIN ledger_accounts a ON a.id = t.credit_account JOIN users u ON u.id = a.owner_user_id`,
    );
    await db.close();
    const opened = await openRig({ chain, config: configFor(place, chain.url), investors, outcome });
    server = opened.server;
    await work(opened.rig, outcome);
    for (const purchase of opened.purchases) outcome.faults.push(...(await purchaseFaults(opened.rig, purchase)));
    outcome.faults.push(...(await bookFaults(opened.rig.context.db)));
  } catch (error) {
    outcome.faults.push(String(error));
  } finally {
    await server?.close();
    await chain.stop();
    place.remove();
  }
  return outcome;
}

function configFor(place: { readonly env: Readonly<Record<string, string>> }, url: string): Config {
  const parsed = parseEnv({ ...place.env, LOG_LEVEL: 'silent' });
  if (!parsed.ok) throw new Error(parsed.faults.join(' '));
  const { wallet } = parsed.config;
  const nodes = {
    ETHEREUM_TEST: { url, usdt: null },
    // Only fee requests are answered there, so that quotes are possible.
    BNB_TEST: { url: 'http://127.0.0.1:9', usdt: null },
  };
  return {
    ...parsed.config,
    requestsPerMinute: 1_000_000,
    wallet: { ...wallet, nodes, deskKey: KEY, devChainsUrl: null },
  };
}

interface Opening {
  readonly chain: LocalEvm;
  readonly config: Config;
  readonly investors: readonly Investor[];
  readonly outcome: Outcome;
}

async function openRig({ chain, config, investors, outcome }: Opening) {
  const { rpc } = (await import(RPC)) as {
    rpc: (url: string, method: string, params?: readonly unknown[]) => Promise<unknown>;
  };
  let passed = 0;
  const now = () => new Date(Date.now() + passed);
  const realNode = createNodeCaller();
  let answer: CallNode = realNode;
  const timers = { every: () => () => undefined };
  const context = await openContext({
    config,
    log: createLogger('silent', process.stderr),
    clock: now,
    callNode: (node, ...args) => (node.chain === 'bnb' ? feesOnly : answer)(node, ...args),
    timers,
  });
  // The server's own desk would start with each order; this one only works on request.
  await context.desk.stop();
  const desk = await openDesk({ ...context, timers });
  const server = await createServer(context);
  const { db } = context;
  const purchases: Purchase[] = [];

  const call = async (path: string, body: object, by: number) => {
    const who = investors[by];
    if (!who) throw new Error('There is no such investor.');
    const deps = { clock: now, config, sealer: context.sealer };
    const session = await db.tx((tx) => startSession(tx, deps, { id: who.id, network: null, userAgent: null }));
    const response = await server.inject({
      method: 'POST',
      url: `/api/${path}`,
      payload: body,
      headers: { authorization: `Bearer ${session.token}`, 'idempotency-key': randomBytes(16).toString('hex') },
    });
    if (response.statusCode !== 200) throw new Error(`${path}: ${response.statusCode} ${response.body}`);
    return response.json<{ quote: Quote; order: Order }>();
  };
  const order = async (wanted: object, address: string | null, by: number) => {
    const { quote } = await call('create-quote', wanted, by);
    const { _id, type, asset, quantity, chain: on, network } = quote;
    const made = await call('create-order', { type, asset, quantity, chain: on, network, address, quote: _id }, by);
    return made.order._id;
  };
  const node = (method: string, ...params: readonly unknown[]) => rpc(chain.url, method, params);

  const rig: DeskRig = {
    context,
    desk,
    address: addr.fromPrivateKey(KEY),
    investors,
    node,
    answerBy(callNode = realNode) {
      answer = callNode;
    },
    async mine(blocks) {
      await node('anvil_mine', `0x${blocks.toString(16)}`);
    },
    async fill(wei) {
      await node('anvil_setBalance', rig.address, `0x${wei.toString(16)}`);
    },
    pass(ms) {
      passed += ms;
    },
    async step() {
      passed += MINUTE;
      await desk.step();
    },
    async buy(quantity = '0.025', on = 'ethereum', by = 0) {
      passed += 3 * SECOND;
      const to = addr.fromPrivateKey(randomBytes(32));
      const asset = on === 'bnb' ? 'BNB' : 'ETH';
      const id = await order({ type: 'buy', asset, quantity, chain: on, network: 'test' }, to, by);
      const purchase = { id, to, wei: (BigInt(Number(quantity) * 1e6) * ETHER) / 1_000_000n };
      purchases.push(purchase);
      return purchase;
    },
    async sell(by) {
      passed += 3 * SECOND;
      return order({ type: 'sell', asset: 'ETH', quantity: '0.025', chain: 'ethereum', network: 'test' }, null, by);
    },
    async statusOf(id) {
      const [row] = await db.query<{ status: string }>('SELECT status FROM orders WHERE id = $1', [id]);
      return row?.status;
    },
    wei: async (address) => BigInt(String(await node('eth_getBalance', address, 'latest'))),
    async settle(...ids) {
      const started = performance.now();
      const open = async () => {
        const states = await Promise.all(ids.map((id) => rig.statusOf(id)));
        return states.includes('Pending');
      };
      for (let left = STEPS; left > 0 && (await open()); left -= 1) {
        await rig.step();
        await rig.mine(DEEP);
      }
      outcome.recoveries.push(performance.now() - started);
    },
    require(isSo, sentence) {
      if (!isSo) outcome.faults.push(sentence);
    },
  };
  // Blocks are only mined on request.
  await node('evm_setAutomine', false);
  return { rig, server, purchases };
}

/** A purchase must be paid once if it is completed, and not at all if it was refunded. */
async function purchaseFaults(rig: DeskRig, { id, to, wei }: Purchase): Promise<string[]> {
  const [status, received] = [await rig.statusOf(id), await rig.wei(to)];
  if (status === 'Pending') return [`A purchase still waits: ${id}.`];
  const due = status === 'Completed' ? wei : 0n;
  return received === due ? [] : [`A purchase that is ${status} brought ${received} wei in place of ${due}.`];
}
