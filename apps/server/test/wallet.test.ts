import type { ServerResponse } from 'node:http';
import { createNodeCaller } from '@keel/backend/chains/nodeCaller.ts';
import { MINUTE } from '@keel/backend/clock.ts';
import type { Network, SessionStart } from '@keel/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { parseEnv } from '../src/config/env.ts';
import { engines } from './support/engines.ts';
import { type Keel, newInvestor, startKeel } from './support/keel.ts';
import { type TestNode, testNode } from './support/testNode.ts';
import { testWallet } from './support/testWallet.ts';

const SOMEBODY = '0x52908400098527886E0F7030069857D2E4169EE7';
const TX = `0x${'ab'.repeat(32)}`;
const BLOCKHASH = '4uQeVj5tqViQh7yWWGStvkEG1Zmhx6uasJtWCJziofM';

const manifest = (...keelLocalChains: object[]) => JSON.stringify({ keelLocalChains });
const rpc = (result: unknown) => JSON.stringify({ jsonrpc: '2.0', id: 1, result });
const rpcError = (error: unknown) => JSON.stringify({ jsonrpc: '2.0', id: 1, error });

describe.each(engines)('networks of the wallet on $name', (engine) => {
  let keel: Keel;
  let node: TestNode;
  let ines: SessionStart;
  beforeAll(async () => {
    node = await testNode();
    const { url } = node;
    const usdt = null;
    const nodes = {
      ETHEREUM_TEST: { url, usdt: SOMEBODY },
      BITCOIN_TEST: { url: `${url}/esplora`, usdt },
      DOGECOIN_TEST: { url: `${url}/esplora`, usdt },
      SOLANA_TEST: { url, usdt },
      BNB_MAIN: { url, usdt },
    };
    keel = await startKeel(engine, { wallet: testWallet({ nodes }) }, { callNode: createNodeCaller(1000) });
    ines = await newInvestor(keel, 'ines@example.org');
    await keel.context.db.query('UPDATE users SET wallet_feature = true WHERE id = $1', [ines.user._id]);
  });
  afterEach(() => keel.clock.advance(MINUTE));
  afterAll(async () => {
    await keel.close();
    await node.close();
  });

  const ask = (method: string, params: unknown[] = [], [chain = 'ethereum', network = 'test']: string[] = []) =>
    keel.call('callNetwork', { token: ines.token, params: { chain, network }, body: { method, params } });

  it('[WENTRY-1] an account without the wallet is refused with a message', async () => {
    const { token } = await newInvestor(keel, 'off@example.org');
    const params = { chain: 'ethereum', network: 'test' };
    const refused = [
      await keel.call('listNetworks', { token }),
      await keel.call('callNetwork', { token, params, body: {} }),
      await keel.call('createQuote', { token, body: {} }),
      await keel.call('findOrder', { token, body: {} }),
      await keel.call('getOrder', { token, id: 'x' }),
    ];
    expect(refused.map((response) => response.json().code)).toEqual(refused.map(() => 'wallet_not_enabled'));
  });

  it('[WALLET-4] every network is listed, with what is configured and without any addresses of nodes', async () => {
    const response = await keel.call('listNetworks', { token: ines.token });
    const all = response.json<{ message: Network[] }>().message;
    expect(all.map(({ chain, network, configured, chainId }) => [chain, network, configured, chainId])).toEqual([
      ['ethereum', 'main', false, 1],
      ['ethereum', 'test', true, 11_155_111],
      ['bnb', 'main', true, 56],
      ['bnb', 'test', false, 97],
      ['bitcoin', 'main', false, null],
      ['bitcoin', 'test', true, null],
      ['dogecoin', 'main', false, null],
      ['dogecoin', 'test', true, null],
      ['solana', 'main', false, null],
      ['solana', 'test', true, null],
    ]);
    expect(all.map(({ trades }) => trades.join(' '))).toEqual(['', 'ETH USDT', '', '', '', '', '', '', '', '']);
    expect(all[1]?.tokens).toEqual([{ asset: 'USDT', decimals: 6, contract: SOMEBODY }]);
    expect(all[2]?.tokens[0]?.decimals).toBe(18);
    expect(response.body).not.toContain(node.url);
  });

  it('[WALLET-4] networks without a node are listed as such', async () => {
    const response = await ask('eth_blockNumber', [], ['ethereum', 'main']);
    expect([response.statusCode, response.json().message]).toEqual([409, 'No network configured']);
  });

  it('[WALLET-4] a request is forwarded unchanged, and without anything about the person', async () => {
    node.respondWith((_body, response) => response.end(rpc('0xde0b6b3a7640000')));
    const response = await ask('eth_getBalance', [SOMEBODY, 'latest']);
    expect(response.json()).toEqual({
      bool: true,
      message: 'The network answered.',
      result: '0xde0b6b3a7640000',
      error: null,
    });
    const { headers, body } = node.last();
    expect(JSON.parse(body)).toEqual({ jsonrpc: '2.0', id: 1, method: 'eth_getBalance', params: [SOMEBODY, 'latest'] });
    const sent = JSON.stringify(headers) + body;
    for (const personal of [ines.token, ines.user._id, 'ines@example.org', 'cookie', 'x-forwarded', 'authorization'])
      expect(sent).not.toContain(personal);
  });

  it.each([
    [
      'address_utxos',
      ['tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'],
      'GET',
      '/address/tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx/utxo',
      [],
      '[]',
    ],
    [
      'address_transactions',
      ['tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'],
      'GET',
      '/address/tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx/txs',
      [],
      '[]',
    ],
    ['fee_estimates', [], 'GET', '/fee-estimates', { 1: 2.5 }, '{"1":2.5}'],
    ['tip_height', [], 'GET', '/blocks/tip/height', 7, '7'],
    ['transaction', ['ab'.repeat(32)], 'GET', `/tx/${'ab'.repeat(32)}`, {}, '{}'],
    [
      'transaction_hex',
      ['ab'.repeat(32)],
      'GET',
      `/tx/${'ab'.repeat(32)}/hex`,
      '02'.repeat(70),
      `${'02'.repeat(70)}\n`,
    ],
    ['broadcast', ['02'.repeat(70)], 'POST', '/tx', 'cd'.repeat(32), 'cd'.repeat(32)],
  ])('[WALLET-4] Bitcoin, by Esplora: %s', async (method, params, verb, path, result, expected) => {
    node.respondWith((_body, response) => response.end(expected));
    expect((await ask(method, params, ['bitcoin', 'test'])).json().result).toEqual(result);
    const { method: by, path: at, body } = node.last();
    expect([by, at, body]).toEqual([verb, `/esplora${path}`, verb === 'POST' ? params[0] : '']);
  });

  it('[WALLET-14] Dogecoin is reached by Esplora, too, and accepts no method of another chain', async () => {
    node.respondWith((_body, response) => response.end('[]'));
    const address = 'nhRsrUaxZou6sewjqaS37cJrMRJRgwVXdk';
    expect((await ask('address_utxos', [address], ['dogecoin', 'test'])).json().result).toEqual([]);
    expect(node.last().path).toBe(`/esplora/address/${address}/utxo`);
    expect((await ask('getBalance', [BLOCKHASH], ['dogecoin', 'test'])).statusCode).toBe(422);
  });

  it('[WALLET-5] an error of Bitcoin is passed on with its message, and an unknown transaction is null', async () => {
    node.respondWith((_body, response) =>
      response.writeHead(400).end('sendrawtransaction RPC error: dust\u001b[31m\n'),
    );
    expect((await ask('broadcast', ['02'.repeat(70)], ['bitcoin', 'test'])).json()).toMatchObject({
      result: null,
      error: { code: -25, message: 'sendrawtransaction RPC error: dust [31m' },
    });
    node.respondWith((_body, response) => response.writeHead(404).end('Transaction not found'));
    for (const method of ['transaction', 'transaction_hex'])
      expect((await ask(method, ['ab'.repeat(32)], ['bitcoin', 'test'])).json().result).toBeNull();
  });

  it('[WALLET-4] Solana accepts its own requests', async () => {
    node.respondWith((_body, response) => response.end(rpc({ context: { slot: 1 }, value: 5 })));
    expect((await ask('getBalance', [BLOCKHASH], ['solana', 'test'])).json().result.value).toBe(5);
  });

  it('[WALLET-5] a refusal of the node is an answer: the reason, and what the contract returned', async () => {
    node.respondWith((_body, response) =>
      response.end(rpcError({ code: 3, message: 'execution reverted', data: '0x08c379a0' })),
    );
    const response = await ask('eth_call', [{ to: SOMEBODY, data: '0x' }, 'latest']);
    expect([response.statusCode, response.json().error]).toEqual([
      200,
      { code: 3, message: 'execution reverted', data: '0x08c379a0' },
    ]);
    node.respondWith((_body, response_) => response_.end(rpcError({ code: 'x', message: 7, data: { url: 'secret' } })));
    expect((await ask('eth_blockNumber')).json().error).toEqual({ code: 0, message: 'The network gave no reason.' });
    node.respondWith((_body, response_) => response_.end(rpcError({ code: 1, message: 'x'.repeat(5000) })));
    expect((await ask('eth_blockNumber')).json().error.message).toHaveLength(300);
  });

  it.each([
    ['nothing', (response: ServerResponse) => response.destroy()],
    ['an empty answer', (response: ServerResponse) => response.end()],
    ['a page', (response: ServerResponse) => response.end('<html>rate limited</html>')],
    ['a list', (response: ServerResponse) => response.end('[]')],
    ['another request’s answer', (response: ServerResponse) => response.end('{"jsonrpc":"2.0","id":2,"result":"0x1"}')],
    ['neither result nor error', (response: ServerResponse) => response.end('{"jsonrpc":"2.0","id":1}')],
    ['a number where bytes belong', (response: ServerResponse) => response.end(rpc(1))],
    ['words where a number belongs', (response: ServerResponse) => response.end(rpc('0xhello'))],
    ['more than it may', (response: ServerResponse) => response.end(rpc(`0x${'1'.repeat(2_000_000)}`))],
    ['another place', (response: ServerResponse) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
    ['nothing in time', (response: ServerResponse) => response.write('{"jsonrpc"')],
  ])('[WALLET-4] a node that answers %s counts as not answering', async (_what, respond) => {
    node.respondWith((_body, response) => void respond(response));
    const response = await ask('eth_blockNumber');
    expect([response.statusCode, response.json().code]).toEqual([502, 'network_unreachable']);
    expect(response.json().message).toBe('The network isn’t responding, so we don’t know the result.');
    expect(keel.takeLogs()).not.toContain(node.url);
  });

  it('[WALLET-4] a node of another chain is not used', async () => {
    node.respondWith((_body, response) => response.end(rpc('0x1')));
    expect((await ask('eth_blockNumber', [], ['bnb', 'main'])).statusCode).toBe(502);
  });

  it.each([
    ['method', 'tip_height', []],
    ['method', 'eth_sendTransaction', [{}]],
    ['method', 'debug_traceTransaction', [TX]],
    ['params', 'eth_getBalance', [SOMEBODY]],
    ['params', 'eth_getBalance', [SOMEBODY, 'latest', 'more']],
    ['params', 'eth_getBalance', ['0x1', 'latest']],
    ['params', 'eth_getBlockByNumber', ['latest', true]],
    ['params', 'eth_call', [{ to: SOMEBODY, data: '0x', other: '0x' }, 'latest']],
    ['params', 'eth_sendRawTransaction', ['not hex']],
    ['params', 'eth_getLogs', [{ fromBlock: '0x0', toBlock: '0x1' }]],
    ['params', 'eth_feeHistory', ['0x65', 'latest', []]],
    ['params', 'eth_feeHistory', ['0x14', 'latest', [50]]],
    ['method', 'getRecentPrioritizationFees', [[]]],
    ['params', 'eth_getLogs', [{ address: SOMEBODY, fromBlock: '0x0', toBlock: '0x1389' }]],
    ['params', 'eth_getLogs', [{ address: SOMEBODY, fromBlock: '0x2', toBlock: '0x1' }]],
  ])('[WALLET-4] an invalid %s is not forwarded: %s %j', async (field, method, params) => {
    node.respondWith((_body, response) => response.end(rpc('0x1')));
    const response = await ask(method, params);
    expect([response.statusCode, response.json().errors[0].field]).toEqual([422, field]);
  });

  it('[WALLET-4] transfers of a token are searched in a few blocks only', async () => {
    node.respondWith((_body, response) => response.end(rpc([])));
    const filter = { address: SOMEBODY, fromBlock: '0x0', toBlock: '0x1388', topics: [TX, null, [TX]] };
    expect((await ask('eth_getLogs', [filter])).json().result).toEqual([]);
  });

  it('[WALLET-4] fees of recent blocks can be requested (W-3)', async () => {
    const history = { oldestBlock: '0x1', baseFeePerGas: ['0x7', '0x8'], gasUsedRatio: [0.5] };
    node.respondWith((_body, response) => response.end(rpc(history)));
    expect((await ask('eth_feeHistory', ['0x64', 'latest', []])).json().result).toEqual(history);
  });

  it('[WALLET-4] too many requests have to wait', async () => {
    const other = await newInvestor(keel, 'other@example.org');
    await keel.context.db.query('UPDATE users SET wallet_feature = true WHERE id = $1', [other.user._id]);
    node.respondWith((_body, response) => response.end(rpc('0x1')));
    const body = { method: 'tip_height', params: [] };
    const sent = { token: other.token, params: { chain: 'ethereum', network: 'test' }, body };
    for (let left = 240; left > 0; left -= 1) await keel.call('callNetwork', sent);
    const response = await keel.call('callNetwork', sent);
    expect([response.statusCode, Number(response.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await ask('eth_blockNumber')).statusCode).toBe(200);
  });
});

it('[WALLET-4] a demo server finds local chains while they run, and only on this machine', async () => {
  const [engine] = engines;
  if (!engine) throw new Error('There is always an engine.');
  const node = await testNode();
  const { url } = node;
  const wallet = testWallet({ nodes: {}, devChainsUrl: url, deskKey: null });
  const keel = await startKeel(engine, { wallet });
  const { token, user } = await newInvestor(keel, 'ines@example.org');
  await keel.context.db.query('UPDATE users SET wallet_feature = true WHERE id = $1', [user._id]);
  const found = async () => {
    keel.clock.advance(MINUTE);
    const { message } = (await keel.call('listNetworks', { token })).json<{ message: Network[] }>();
    return message.filter(({ configured }) => configured).map(({ chain, local, trades }) => [chain, local, trades]);
  };
  const one = { chain: 'ethereum', network: 'test', url, usdt: SOMEBODY, faucetUrl: `${url}/fund` };
  const answers: [string, unknown[]][] = [
    [manifest(one), [['ethereum', true, ['ETH', 'USDT']]]],
    [manifest({ ...one, url: 'http://elsewhere.example/' }, { ...one, faucetUrl: 7 }), []],
    ['something else', []],
    ['{}', []],
  ];
  for (const [answer, expected] of answers) {
    node.respondWith((_body, response) => response.end(answer));
    expect(await found()).toEqual(expected);
  }
  await node.close();
  expect(await found()).toEqual([]);
  await keel.close();
});

const USDC = '0x64544969ed7EBf5f083679233325356EbE738930';

it('[WALLET-4] the environment sets nodes and terms, and invalid values stop the start', () => {
  const right = parseEnv({
    ETHEREUM_MAIN_URL: 'https://node.example/',
    BNB_TEST_URL: 'http://127.0.0.1:8546',
    BNB_TEST_USDT: SOMEBODY,
    BNB_TEST_USDC: USDC,
    DESK_KEY: `0x${'AB'.repeat(32)}`,
    DESK_FEE_PERCENT: '1.25',
  });
  expect(right.ok && right.config.wallet).toEqual({
    nodes: {
      ETHEREUM_MAIN: { url: 'https://node.example', usdt: null, usdc: null },
      BNB_TEST: { url: 'http://127.0.0.1:8546', usdt: SOMEBODY, usdc: USDC },
    },
    devChainsUrl: 'http://127.0.0.1:8544',
    deskKey: 'ab'.repeat(32),
    feeBps: 125,
    spreadBps: 50,
  });
  const wrong = parseEnv({ SOLANA_TEST_URL: 'ftp://x', DESK_KEY: 'short', DESK_SPREAD_PERCENT: '21' });
  expect(wrong.ok ? [] : wrong.faults).toHaveLength(3);
});
