import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DemoChains } from '@keel/backend/chains/DemoChains.ts';
import type { LocalChain } from '@keel/backend/chains/localChains.ts';
import { createNodeCaller } from '@keel/backend/chains/nodeCaller.ts';
import { openNodes } from '@keel/backend/chains/nodes.ts';
import { systemClock } from '@keel/backend/clock.ts';
import { matchDeskNonces } from '@keel/backend/demo/matchDeskNonces.ts';
import { evmNode } from '@keel/backend/desk/evmNode.ts';
import type { Log } from '@keel/backend/Log.ts';
import type { Network } from '@keel/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { parseEnv } from '../src/config/env.ts';
import { openDemoChains } from '../src/demo/openDemoChains.ts';
import { engines } from './support/engines.ts';
import { type Keel, newInvestor, startKeel } from './support/keel.ts';
import { testNode } from './support/testNode.ts';
import { NO_NODE, testWallet } from './support/testWallet.ts';

const SOMEBODY = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
const START_MS = 60_000;
const clean: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const undo of clean.splice(0).toReversed()) await undo();
});

const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'keel-chains-'));
  clean.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};
const warnings = () => ({ warn: vi.fn<Log['warn']>(), info: vi.fn<() => void>() });
/** Whether a server with these variables starts chains for its demo. */
const hasChains = (env: Readonly<Record<string, string>>): boolean => {
  const parsed = parseEnv(env);
  if (!parsed.ok) throw new Error(parsed.faults.join('\n'));
  return parsed.config.demoChain;
};
/** The networks with their source. */
const networks = async (keel: Keel, token: string) => {
  const { message } = (await keel.call('listNetworks', { token })).json<{ message: Network[] }>();
  return Object.fromEntries(message.map(({ chain, network, demo }) => [`${chain} ${network}`, demo]));
};
const open = (folder: string, more: Partial<Parameters<typeof openDemoChains>[0]> = {}): DemoChains => {
  const chains = openDemoChains({ folder, log: warnings(), prepare: async () => undefined, ...more });
  clean.push(() => chains.stop());
  return chains;
};
const ask = async ({ url }: LocalChain, method: string, ...params: unknown[]): Promise<unknown> => {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  return ((await response.json()) as { result: unknown }).result;
};
const isUp = (chain: LocalChain) =>
  ask(chain, 'eth_chainId').then(
    () => true,
    () => false,
  );
const fund = (chain: LocalChain, address = SOMEBODY) =>
  fetch(chain.faucetUrl, { method: 'POST', body: JSON.stringify({ address }) });
const balance = async (chain: LocalChain, address = SOMEBODY) =>
  BigInt(String(await ask(chain, 'eth_getBalance', address, 'latest')));
const genesis = async (chain: LocalChain) =>
  ((await ask(chain, 'eth_getBlockByNumber', '0x0', false)) as { hash: string }).hash;
const first = ([chain]: readonly LocalChain[]): LocalChain => {
  if (!chain) throw new Error('No chain runs.');
  return chain;
};

describe('the chains that a demo starts', () => {
  it(
    '[DEMO-1] start at the first use, once for concurrent callers, and end with the server',
    async () => {
      const chains = open(newFolder());
      expect(chains.state()).toBe('idle');
      const starts = [chains.start(), chains.start()];
      expect(chains.state()).toBe('starting');
      const [one, other] = await Promise.all(starts);
      expect(one).toBe(other);
      expect(chains.state()).toBe('running');
      const found = one ?? [];
      expect(found.map(({ chain, network }) => `${chain} ${network}`).toSorted()).toEqual([
        'bnb test',
        'ethereum test',
      ]);
      expect(await Promise.all(found.map(isUp))).toEqual([true, true]);
      await chains.stop();
      expect(await Promise.all(found.map(isUp))).toEqual([false, false]);
      expect(await chains.start()).toEqual([]);
    },
    START_MS,
  );

  it(
    '[DEMO-1] keep their state over a restart of the server',
    async () => {
      const folder = newFolder();
      const before = open(folder);
      const chain = first(await before.start());
      await fund(chain);
      const was = [await genesis(chain), await balance(chain)];
      expect(was[1]).toBeGreaterThan(0n);
      await before.stop();
      const again = (await open(folder).start()).find((each) => each.chain === chain.chain) ?? chain;
      expect([await genesis(again), await balance(again)]).toEqual(was);
      expect(again.usdt).toBe(chain.usdt);
      // The token is still available.
      expect((await fund(again)).status).toBe(200);
    },
    START_MS,
  );

  it(
    '[DEMO-1] start empty if the saved state cannot be read',
    async () => {
      const folder = newFolder();
      for (const name of ['ethereum', 'bnb']) writeFileSync(join(folder, `${name}.json`), '{ half of a');
      const chain = first(await open(folder).start());
      expect(await isUp(chain)).toBe(true);
      expect(readFileSync(join(folder, `${chain.chain}.json.damaged`), 'utf8')).toBe('{ half of a');
    },
    START_MS,
  );

  it(
    '[DEMO-1] of two servers are separate',
    async () => {
      const [one, other] = await Promise.all([open(newFolder()).start(), open(newFolder()).start()]);
      expect(new Set([...one, ...other].map(({ url }) => url)).size).toBe(4);
      await fund(first(one));
      const twin = other.find(({ chain }) => chain === first(one).chain);
      expect(twin && (await balance(twin))).toBe(0n);
    },
    START_MS,
  );

  it(
    '[DEMO-1] belong to the first instance if two share a data folder',
    async () => {
      const folder = newFolder();
      await open(folder).start();
      const second = open(folder);
      expect(await second.start()).toEqual([]);
      expect(second.state()).toBe('unavailable');
    },
    START_MS,
  );

  it(
    '[DEMO-1] are unavailable, which is logged, if their program does not start',
    async () => {
      const folder = newFolder();
      const program = join(folder, 'absent.ts');
      const log = warnings();
      const chains = open(join(folder, 'chains'), { program, log });
      expect(await chains.start()).toEqual([]);
      expect(chains.state()).toBe('unavailable');
      expect(log.warn).toHaveBeenCalledTimes(1);
      // A later caller does not wait for the same failure again.
      expect(await chains.start()).toEqual([]);
      expect(log.warn).toHaveBeenCalledTimes(1);
    },
    START_MS,
  );

  it('[DEMO-1] do not exist on a live server, nor in a demo that turns them off', () => {
    const live = {
      MODE: 'live',
      DEMO_CHAIN: '1',
      ALLOW_EMBEDDED_PRODUCTION: '1',
      OPERATOR_NAME: 'Harbour Ltd',
      OPERATOR_ADDRESS: '1 Quay',
      OPERATOR_REGISTRATION: 'No. 1',
      PUBLIC_URL: 'https://invest.example.org',
      SMTP_URL: 'smtps://mail.example.org',
      MAIL_FROM: 'no-reply@example.org',
    };
    expect([hasChains({}), hasChains({ DEMO_CHAIN: '0' }), hasChains(live)]).toEqual([true, false, false]);
  });
});

describe.each(engines)('the wallet of a demo on $name', (engine) => {
  const enter = async (config: Parameters<typeof startKeel>[1]) => {
    const wallet = testWallet({ nodes: {}, devChainsUrl: NO_NODE, deskKey: null });
    const keel = await startKeel(engine, { wallet, ...config });
    clean.push(() => keel.close());
    const ines = await newInvestor(keel, 'ines@example.org');
    await keel.context.db.query('UPDATE users SET wallet_feature = true');
    return { keel, token: ines.token };
  };

  it(
    '[DEMO-1][WALLET-4] its networks say where they come from, and listing them starts the EVM chains',
    async () => {
      const { keel, token } = await enter({ demoChain: true });
      expect(keel.context.demoChains?.state()).toBe('idle');
      expect(await networks(keel, token)).toEqual({
        'ethereum main': null,
        'ethereum test': 'starting',
        'bnb main': null,
        'bnb test': 'starting',
        'bitcoin main': null,
        'bitcoin test': 'separate',
        'dogecoin main': null,
        'dogecoin test': 'separate',
        'solana main': null,
        'solana test': 'separate',
      });
      await keel.context.demoChains?.start();
      expect(await networks(keel, token)).toMatchObject({ 'ethereum test': 'running', 'bnb test': 'running' });
    },
    START_MS,
  );

  it(
    '[DEMO-1][WALLET-5] sends test coins of existing chains to an address',
    async () => {
      const { keel, token } = await enter({ demoChain: true });
      const get = (body: object) => keel.call('getTestCoins', { token, body });
      expect((await get({ chain: 'ethereum', address: SOMEBODY })).statusCode).toBe(200);
      const balanceRequest = { method: 'eth_getBalance', params: [SOMEBODY, 'latest'] };
      const params = { chain: 'ethereum', network: 'test' };
      const { result } = (await keel.call('callNetwork', { token, params, body: balanceRequest })).json<{
        result: string;
      }>();
      expect(BigInt(result)).toBe(1000n * 10n ** 18n);
      expect((await get({ chain: 'ethereum', address: 'nowhere' })).statusCode).toBe(422);
      expect((await get({ chain: 'solana', address: SOMEBODY })).statusCode).toBe(409);
    },
    START_MS,
  );

  it('[DEMO-1][WALLET-5] an investor without a wallet gets no test coins, and a failing faucet is an error', async () => {
    const node = await testNode();
    clean.push(() => node.close());
    const local = { chain: 'ethereum', network: 'test', url: NO_NODE, usdt: null, faucetUrl: `${node.url}/fund` };
    node.respondWith((_body, response) => response.end(JSON.stringify({ keelLocalChains: [local] })));
    const wallet = testWallet({ nodes: {}, devChainsUrl: node.url, deskKey: null });
    const { keel, token } = await enter({ wallet });
    const get = () => keel.call('getTestCoins', { token, body: { chain: 'ethereum', address: SOMEBODY } });
    expect(await networks(keel, token)).toMatchObject({ 'ethereum test': 'running' });
    node.respondWith((_body, response) => response.writeHead(500).end());
    const failed = await get();
    expect(failed.statusCode).toBe(502);
    expect(failed.json()).toMatchObject({ code: 'network_unreachable' });
    await keel.context.db.query('UPDATE users SET wallet_feature = false');
    expect((await get()).statusCode).toBe(403);
  });

  it('[DEMO-1][HONEST-1] in live mode there are no test coins, and no network belongs to a demo', async () => {
    const demo = await enter({});
    const { token } = demo;
    const keel = await startKeel(
      engine,
      { mode: 'live', demoChain: false, wallet: testWallet() },
      { db: demo.keel.context.db },
    );
    await keel.context.db.query(`INSERT INTO settings (key, value) VALUES ('address.bitcoin', 'bc1q-operator')`);
    expect(await keel.context.setup.missing()).toEqual([]);
    expect(keel.context.demoChains).toBeNull();
    const response = await keel.call('getTestCoins', { token, body: { chain: 'ethereum', address: SOMEBODY } });
    expect(response.statusCode).toBe(404);
    expect(new Set(Object.values(await networks(keel, token)))).toEqual(new Set([null]));
  });

  it(
    '[DEMO-1][DESK-2] after a crash a chain gets the nonces of the desk’s records, a new chain does not',
    async () => {
      const { keel } = await enter({});
      const chains = open(newFolder());
      const chain = first(await chains.start());
      const { db } = keel.context;
      // As the desk records the chain.
      const nodes = openNodes({
        config: testWallet({ nodes: {} }),
        clock: systemClock,
        callNode: createNodeCaller(),
        demoChains: chains,
      });
      const node = await nodes.of(chain.chain, 'test');
      if (!node) throw new Error('The chain has no node.');
      const recorded = await evmNode(nodes, node).genesis();
      const head = (of: string, nonce: number) =>
        db.query('INSERT INTO desk_heads (genesis, address, next_nonce) VALUES ($1, $2, $3)', [of, SOMEBODY, nonce]);
      const nonce = async () => Number(await ask(chain, 'eth_getTransactionCount', SOMEBODY, 'latest'));
      await head(`${node.chainId} 0x${'1'.repeat(64)}`, 9);
      await matchDeskNonces(db, chain);
      expect(await nonce()).toBe(0);
      await head(recorded, 3);
      await matchDeskNonces(db, chain);
      expect(await nonce()).toBe(3);
    },
    START_MS,
  );
});
