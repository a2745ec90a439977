import { AMOUNT_WORDS, amountText } from '@keel/wallet';
import { keelAccounts } from '@keel/wallet/worker';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { NodeRefusal } from '../../../api/networks.ts';
import type { CallNode } from './ChainPort.ts';
import { evm } from './evm.ts';
import type { Place } from './place.ts';

/** The part of a local chain of apps/dev-chains that is used here. */
interface LocalChain {
  readonly url: string;
  readonly usdt: string | null;
  readonly usdc: string | null;
  readonly fund: (address: string) => Promise<string>;
  readonly stop: () => Promise<void>;
}

/** The app is compiled without apps/dev-chains, so the node is imported by its path. */
const EVM = new URL('../../../../../dev-chains/src/evm.ts', import.meta.url).href;

/** The entropy of BIP-39's own test phrase, and the address that it leads to. */
const entropy = () => new Uint8Array(16);
const place: Place = { chain: 'ethereum', network: 'test', address: '0x9858EfFD232B4033E47d90003D41EC34EcaEda94' };
const to = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const ETH = 10n ** 18n;

const transactionsOf = (...txIds: readonly string[]) => txIds.map((txId) => ({ txId, expiry: null }));

describe('EVM chains, with a real node', () => {
  let chain: LocalChain;
  beforeAll(async () => {
    const { startEvm } = (await import(/* @vite-ignore */ EVM)) as {
      startEvm: (options: object) => Promise<LocalChain>;
    };
    chain = await startEvm({ chain: 'ethereum', chainId: 11_155_111, port: 0, token: 'NoReturnToken', decimals: 6 });
  }, 60_000);
  afterAll(() => chain.stop());

  const callNode: CallNode = async (method, params) => call(method, params);
  const network = () =>
    ({
      chain: 'ethereum',
      network: 'test',
      isConfigured: true,
      confirmations: 1,
      tokens: [
        { asset: 'USDT', decimals: 6, contract: chain.usdt ?? '' },
        { asset: 'USDC', decimals: 6, contract: chain.usdc ?? '' },
      ],
      trades: [],
    }) as const;

  async function call(method: string, params: readonly unknown[]): Promise<unknown> {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
    const response = await fetch(chain.url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
    const { result, error } = (await response.json()) as { result: unknown; error?: { message: string } };
    if (error) throw new NodeRefusal(error.message);
    return result;
  }

  async function balancesOf(address = place.address): Promise<Readonly<Record<string, bigint>>> {
    const list = await evm.holdings(callNode, { ...place, address }, network());
    return Object.fromEntries(list.map(({ asset, units }) => [asset, units]));
  }

  async function prepare(asset: string, amount: bigint | null) {
    const answer = await evm.prepare(callNode, { from: place, to, asset, amount, speed: 'normal', network: network() });
    if (answer.kind !== 'ready') throw new Error(`It is ${answer.kind}.`);
    return answer.prepared;
  }

  function sign(prepared: Awaited<ReturnType<typeof prepare>>) {
    const signed = keelAccounts.sign({ entropy: entropy() }, place, prepared);
    if (signed === null) throw new Error('It was not signed.');
    return signed;
  }

  beforeEach(async () => {
    await call('evm_setAutomine', [true]);
    await chain.fund(place.address);
  });

  it('[WALLET-8] reads the balances of an address', async () => {
    const { ETH: coins, USDT: dollars } = await balancesOf();
    expect(coins).toBeGreaterThanOrEqual(1000n * ETH);
    expect(dollars).toBeGreaterThanOrEqual(1_000_000_000_000n);
  });

  it('[WALLET-5] sends an amount of the coin, and finds it confirmed', async () => {
    const before = (await balancesOf(to))['ETH'] ?? 0n;
    const { txId, bytes } = sign(await prepare('ETH', ETH / 10n));
    await evm.broadcast(callNode, { txId, bytes, purpose: 'send' });
    await expect
      .poll(() => evm.lookUp(callNode, place, transactionsOf(txId)), { timeout: 10_000 })
      .toMatchObject({ kind: 'found', confirmations: 1 });
    expect((await balancesOf(to))['ETH']).toBe(before + ETH / 10n);
  });

  it('[WALLET-5] sends all of two tokens whose transfer returns no value, and then all of the coin', async () => {
    for (const asset of ['USDT', 'USDC', 'ETH']) {
      const { txId, bytes } = sign(await prepare(asset, null));
      await evm.broadcast(callNode, { txId, bytes, purpose: 'send' });
      // Until it is in a block, its fee is still in the balance that the next transfer is computed from.
      await expect
        .poll(() => evm.lookUp(callNode, place, transactionsOf(txId)), { timeout: 10_000 })
        .toMatchObject({ kind: 'found', confirmations: 1 });
    }
    await expect.poll(() => balancesOf(), { timeout: 10_000 }).toEqual({ ETH: 0n, USDT: 0n, USDC: 0n });
  });

  it.each([
    ['18', `0x${'12'.padStart(64, '0')}`],
    ['none', '0x'],
    ['a number that no amount has', `0x${'f'.repeat(64)}`],
  ])('[WALLET-5] refuses a token whose contract reports other decimals than the list: %s', async (_what, reported) => {
    const lying: CallNode = (method, params) => {
      const [first] = params as [{ readonly data?: string } | undefined];
      return method === 'eth_call' && first?.data === '0x313ce567' ? Promise.resolve(reported) : call(method, params);
    };
    const request = { from: place, to, asset: 'USDT', speed: 'normal', network: network() } as const;
    for (const amount of [2_500_000n, null]) {
      // oxlint-disable-next-line no-await-in-loop -- one node
      expect(await evm.prepare(lying, { ...request, amount })).toEqual({
        kind: 'invalid',
        field: 'amount',
        text: AMOUNT_WORDS.otherDecimals,
      });
    }
    // The coin itself has no contract that could lie.
    expect(await evm.prepare(lying, { ...request, asset: 'ETH', amount: 1n })).toMatchObject({ kind: 'ready' });
  });

  it('[WALLET-5] the fee at each speed, before a recipient is known, is that of a prepared transfer (W-38)', async () => {
    const { slow, normal, fast } = await evm.fees(callNode, place, 'ETH');
    expect(amountText(normal.fee, 18)).toBe((await prepare('ETH', 1n)).fee);
    expect(slow.fee).toBeLessThan(normal.fee);
    expect(normal.fee).toBeLessThan(fast.fee);
    expect([slow, normal, fast].map(({ usualMs }) => usualMs)).toEqual([60_000, 36_000, 12_000]);
    const token = await evm.fees(callNode, place, 'USDT');
    expect(Number(token.normal.fee)).toBeGreaterThan(Number(normal.fee) * 2);
  });

  it('[WALLET-8] the history has transfers of the token in both directions, and none of nothing (W-gaps 1)', async () => {
    const { txId, bytes } = sign(await prepare('USDT', 2_500_000n));
    await evm.broadcast(callNode, { txId, bytes, purpose: 'send' });
    await expect
      .poll(() => evm.lookUp(callNode, place, transactionsOf(txId)), { timeout: 10_000 })
      .toMatchObject({ kind: 'found', confirmations: 1 });
    const [sent, ...earlier] = await evm.history(callNode, place, network());
    expect(sent).toEqual({
      txId,
      direction: 'out',
      asset: 'USDT',
      units: 2_500_000n,
      decimals: 6,
      other: to,
      at: expect.any(Number),
      state: 'confirmed',
    });
    expect(earlier.some(({ direction, units }) => direction === 'in' && units === 1_000_000_000_000n)).toBe(true);
    const [received] = await evm.history(callNode, { ...place, address: to }, network());
    expect(received).toMatchObject({ txId, direction: 'in', other: place.address, units: 2_500_000n });

    // A token lets anybody 'transfer' nothing from anybody, to put a lookalike into a history.
    const empty = { data: `0x${'0'.repeat(64)}` };
    const poisoned: CallNode = async (method, params) => {
      const answer = await call(method, params);
      return method === 'eth_getLogs' ? (answer as object[]).map((log) => ({ ...log, ...empty })) : answer;
    };
    expect(await evm.history(poisoned, place, network())).toEqual([]);
  });

  it('[WALLET-8] the history is searched in parts that the server forwards, and ends 20,000 blocks back (W-gaps 1)', async () => {
    const ranges: (readonly [bigint, bigint])[] = [];
    const longChain: CallNode = async (method, params) => {
      if (method === 'eth_blockNumber') return '0x1000000';
      if (method !== 'eth_getLogs') return call(method, params);
      const [{ fromBlock, toBlock }] = params as readonly [{ fromBlock: string; toBlock: string }];
      ranges.push([BigInt(fromBlock), BigInt(toBlock)]);
      return [];
    };
    expect(await evm.history(longChain, place, network())).toEqual([]);
    expect(ranges.every(([from, until]) => until - from <= 5000n)).toBe(true);
    expect(Math.min(...ranges.map(([from]) => Number(from)))).toBe(0x1000000 - 20_000);
    // For each of two tokens, in both directions, in four parts.
    expect(ranges.length).toBe(16);
  });

  it('[WALLET-5] refuses more than the balance, with a message', async () => {
    const request = { from: place, to, speed: 'normal', network: network() } as const;
    const all = (await balancesOf())['ETH'] ?? 0n;
    expect(await evm.prepare(callNode, { ...request, asset: 'ETH', amount: all })).toMatchObject({
      kind: 'invalid',
      field: 'amount',
      text: expect.stringContaining('fee'),
    });
    expect(await evm.prepare(callNode, { ...request, asset: 'USDT', amount: 10n ** 30n })).toMatchObject({
      kind: 'invalid',
      field: 'amount',
    });
  });

  it('[WALLET-5] replaces a pending transfer: one of the two is mined, and both are looked up', async () => {
    await call('evm_setAutomine', [false]);
    const prepared = await prepare('ETH', ETH / 4n);
    const first = sign(prepared);
    await evm.broadcast(callNode, { ...first, purpose: 'send' });
    expect(await evm.lookUp(callNode, place, transactionsOf(first.txId))).toEqual({
      kind: 'found',
      txId: first.txId,
      confirmations: 0,
    });
    const pending = { ...first, purpose: 'send' } as const;
    const replacing = {
      from: place,
      speed: 'normal',
      pending,
      unsigned: prepared.unsigned,
      network: network(),
    } as const;
    const answer = await evm.replace(callNode, { ...replacing, purpose: 'cancel' });
    if (answer.kind !== 'ready') throw new Error(`It is ${answer.kind}.`);
    expect(answer.prepared).toMatchObject({ to: place.address, amount: '0', asset: 'ETH' });
    const second = sign(answer.prepared);
    await evm.broadcast(callNode, { ...second, purpose: 'cancel' });
    await call('evm_mine', []);
    await expect
      .poll(() => evm.lookUp(callNode, place, transactionsOf(second.txId, first.txId)), { timeout: 10_000 })
      .toEqual({ kind: 'found', txId: second.txId, confirmations: 1 });
  });

  it("[WALLET-5] speeding up a 'send all' sends less, shows the first amount, and is mined (W-12)", async () => {
    await call('evm_setAutomine', [false]);
    const prepared = await prepare('ETH', null);
    const first = sign(prepared);
    await evm.broadcast(callNode, { ...first, purpose: 'send' });
    const pending = { ...first, purpose: 'send' } as const;
    const { unsigned, amount } = prepared;
    const replacing = { from: place, speed: 'normal', pending, unsigned, network: network() } as const;
    const answer = await evm.replace(callNode, { ...replacing, purpose: 'faster' });
    if (answer.kind !== 'ready') throw new Error(`It is ${answer.kind}.`);
    expect(answer.prepared).toMatchObject({ to, amountBefore: amount });
    expect(Number(answer.prepared.amount)).toBeLessThan(Number(amount));
    const second = sign(answer.prepared);
    await evm.broadcast(callNode, { ...second, purpose: 'faster' });
    await call('evm_mine', []);
    await expect
      .poll(() => evm.lookUp(callNode, place, transactionsOf(second.txId)))
      .toMatchObject({ confirmations: 1 });
    expect((await balancesOf())['ETH']).toBe(0n);
  });

  it('[WALLET-5] a transfer whose nonce was used by another one is replaced once that is final (W-22)', async () => {
    await call('evm_setAutomine', [false]);
    const [lost, other] = [await prepare('ETH', ETH), await prepare('ETH', 2n * ETH)];
    expect(other.expiry).toEqual(lost.expiry);
    const [dropped, taken] = [sign(lost), sign(other)];
    await evm.broadcast(callNode, { ...taken, purpose: 'send' });
    await call('evm_mine', []);
    const lookUp = () => evm.lookUp(callNode, place, [{ txId: dropped.txId, expiry: lost.expiry }]);
    expect(await lookUp()).toEqual({ kind: 'unknown' });
    // Two epochs later.
    await call('anvil_mine', ['0x41']);
    expect(await lookUp()).toEqual({ kind: 'replaced' });
    const found = await evm.lookUp(callNode, place, [{ txId: taken.txId, expiry: other.expiry }]);
    expect(found).toMatchObject({ kind: 'found', txId: taken.txId });
  });

  it('[WALLET-5] a contract that accepts no coins is reported before anything is sent (W-25)', async () => {
    const contract = '0x00000000000000000000000000000000000c0de5';
    // CALLVALUE, PUSH1 5, JUMPI, STOP, JUMPDEST, PUSH1 0, PUSH1 0, REVERT: reverts only when something is sent along.
    await call('anvil_setCode', [contract, '0x34600557005b60006000fd']);
    const request = { from: place, to: contract, asset: 'ETH', speed: 'normal', network: network() } as const;
    for (const amount of [ETH, null]) {
      // oxlint-disable-next-line no-await-in-loop -- one node
      await expect(evm.prepare(callNode, { ...request, amount })).rejects.toThrow(NodeRefusal);
    }
  });

  it('[WALLET-5] a token sent to a contract is marked, one sent to a person is not (W-11)', async () => {
    const contract = '0x00000000000000000000000000000000000c0DE6';
    const delegated = '0x00000000000000000000000000000000000c0de7';
    await call('anvil_setCode', [contract, '0x00']);
    // EIP-7702: a person's account that delegates to code.
    await call('anvil_setCode', [delegated, `0xef0100${'11'.repeat(20)}`]);
    for (const [recipient, asset, isMarked] of [
      [contract, 'USDT', true],
      [contract, 'ETH', false],
      [delegated, 'USDT', false],
      [to, 'USDT', false],
    ] as const) {
      const request = { from: place, to: recipient, asset, amount: 1n, speed: 'normal', network: network() } as const;
      // oxlint-disable-next-line no-await-in-loop -- one node
      expect(await evm.prepare(callNode, request)).toMatchObject({
        kind: 'ready',
        prepared: { isToContract: isMarked },
      });
    }
  });

  it('[WALLET-5] a base fee of 50,000 gwei is refused with a message, and a high one is compared with recent blocks (W-3)', async () => {
    await call('anvil_mine', ['0x20']);
    const request = { from: place, to, asset: 'ETH', amount: ETH / 100n, speed: 'normal', network: network() } as const;
    await call('anvil_setNextBlockBaseFeePerGas', [`0x${(50_000n * 10n ** 9n).toString(16)}`]);
    await call('evm_mine', []);
    expect(await evm.prepare(callNode, request)).toEqual({
      kind: 'invalid',
      field: 'amount',
      text: 'The network asks for a fee above 0.2 ETH, the most that this wallet pays for a transfer. Try again later.',
    });
    await call('anvil_setNextBlockBaseFeePerGas', [`0x${(300n * 10n ** 9n).toString(16)}`]);
    await call('evm_mine', []);
    const answer = await evm.prepare(callNode, request);
    if (answer.kind !== 'ready') throw new Error(`It is ${answer.kind}.`);
    const { fee, usualFee } = answer.prepared;
    expect(Number(fee)).toBeGreaterThan(5 * Number(usualFee));
    await call('anvil_setNextBlockBaseFeePerGas', [`0x${(10n ** 9n).toString(16)}`]);
    await call('evm_mine', []);
  });

  it('[WALLET-5] reports an unknown transfer as unknown', async () => {
    expect(await evm.lookUp(callNode, place, transactionsOf(`0x${'ab'.repeat(32)}`))).toEqual({ kind: 'unknown' });
  });
});
