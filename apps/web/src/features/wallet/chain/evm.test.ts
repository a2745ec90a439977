import { keelAccounts } from '@keel/wallet/worker';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { NodeRefusal } from '../../../api/networks.ts';
import type { Ask } from './ChainPort.ts';
import { evm } from './evm.ts';
import type { Place } from './place.ts';

/** The part of a local chain of apps/dev-chains that is used here. */
interface LocalChain {
  readonly url: string;
  readonly usdt: string | null;
  readonly fund: (address: string) => Promise<string>;
  readonly stop: () => Promise<void>;
}

/** The app is compiled without what stands beside it: the node is found by its path. */
const EVM = new URL('../../../../../dev-chains/src/evm.ts', import.meta.url).href;

/** The entropy of BIP-39's own test phrase, and the address that it leads to. */
const entropy = () => new Uint8Array(16);
const place: Place = { chain: 'ethereum', network: 'test', address: '0x9858EfFD232B4033E47d90003D41EC34EcaEda94' };
const to = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const ETH = 10n ** 18n;

describe('evm, on a real node', () => {
  let chain: LocalChain;
  beforeAll(async () => {
    const { startEvm } = (await import(/* @vite-ignore */ EVM)) as {
      startEvm: (options: object) => Promise<LocalChain>;
    };
    chain = await startEvm({ chain: 'ethereum', chainId: 11_155_111, port: 0, token: 'NoReturnToken', decimals: 6 });
  }, 60_000);
  afterAll(() => chain.stop());

  const ask: Ask = async (method, params) => call(method, params);
  const network = () =>
    ({
      chain: 'ethereum',
      network: 'test',
      isConfigured: true,
      confirmations: 1,
      tokens: [{ asset: 'USDT', decimals: 6, contract: chain.usdt ?? '' }],
      trades: [],
    }) as const;

  async function call(method: string, params: readonly unknown[]): Promise<unknown> {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
    const response = await fetch(chain.url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
    const { result, error } = (await response.json()) as { result: unknown; error?: { message: string } };
    if (error) throw new NodeRefusal(error.message);
    return result;
  }

  async function held(address = place.address): Promise<Readonly<Record<string, bigint>>> {
    const list = await evm.holdings(ask, { ...place, address }, network());
    return Object.fromEntries(list.map(({ asset, units }) => [asset, units]));
  }

  async function prepare(asset: string, amount: bigint | null) {
    const answer = await evm.prepare(ask, { from: place, to, asset, amount, speed: 'normal', network: network() });
    if (answer.kind !== 'ready') throw new Error(`It is ${answer.kind}.`);
    return answer.prepared;
  }

  function sign(prepared: Awaited<ReturnType<typeof prepare>>) {
    const signed = keelAccounts.sign(entropy(), place, prepared);
    if (signed === null) throw new Error('It was not signed.');
    return signed;
  }

  beforeEach(async () => {
    await call('evm_setAutomine', [true]);
    await chain.fund(place.address);
  });

  it('[WALLET-8] reads what an address holds', async () => {
    const { ETH: coins, USDT: dollars } = await held();
    expect(coins).toBeGreaterThanOrEqual(1000n * ETH);
    expect(dollars).toBeGreaterThanOrEqual(1_000_000_000_000n);
  });

  it('[WALLET-5] sends an amount of the coin, and finds it confirmed', async () => {
    const before = (await held(to))['ETH'] ?? 0n;
    const { txId, bytes } = sign(await prepare('ETH', ETH / 10n));
    await evm.broadcast(ask, { txId, bytes, purpose: 'send' });
    await expect
      .poll(() => evm.lookUp(ask, [txId]), { timeout: 10_000 })
      .toMatchObject({ kind: 'found', confirmations: 1 });
    expect((await held(to))['ETH']).toBe(before + ETH / 10n);
  });

  it('[WALLET-5] sends all of a token whose transfer answers nothing, and then all of the coin', async () => {
    for (const asset of ['USDT', 'ETH']) {
      const { txId, bytes } = sign(await prepare(asset, null));
      await evm.broadcast(ask, { txId, bytes, purpose: 'send' });
      await expect.poll(async () => (await evm.lookUp(ask, [txId])).kind, { timeout: 10_000 }).toBe('found');
    }
    await expect.poll(() => held(), { timeout: 10_000 }).toEqual({ ETH: 0n, USDT: 0n });
  });

  it('[WALLET-5] refuses more than there is, in words', async () => {
    const wanted = { from: place, to, speed: 'normal', network: network() } as const;
    const all = (await held())['ETH'] ?? 0n;
    expect(await evm.prepare(ask, { ...wanted, asset: 'ETH', amount: all })).toMatchObject({
      kind: 'invalid',
      field: 'amount',
      text: expect.stringContaining('fee'),
    });
    expect(await evm.prepare(ask, { ...wanted, asset: 'USDT', amount: 10n ** 30n })).toMatchObject({
      kind: 'invalid',
      field: 'amount',
    });
  });

  it('[WALLET-5] replaces a pending transfer: one of the two is carried out, and both are looked for', async () => {
    await call('evm_setAutomine', [false]);
    const prepared = await prepare('ETH', ETH / 4n);
    const first = sign(prepared);
    await evm.broadcast(ask, { ...first, purpose: 'send' });
    expect(await evm.lookUp(ask, [first.txId])).toEqual({ kind: 'found', txId: first.txId, confirmations: 0 });
    const pending = { ...first, purpose: 'send' } as const;
    const replacing = {
      from: place,
      speed: 'normal',
      pending,
      unsigned: prepared.unsigned,
      network: network(),
    } as const;
    const answer = await evm.replace(ask, { ...replacing, purpose: 'cancel' });
    if (answer.kind !== 'ready') throw new Error(`It is ${answer.kind}.`);
    expect(answer.prepared).toMatchObject({ to: place.address, amount: '0', asset: 'ETH' });
    const second = sign(answer.prepared);
    await evm.broadcast(ask, { ...second, purpose: 'cancel' });
    await call('evm_mine', []);
    await expect
      .poll(() => evm.lookUp(ask, [second.txId, first.txId]), { timeout: 10_000 })
      .toEqual({ kind: 'found', txId: second.txId, confirmations: 1 });
  });

  it('[WALLET-5] knows that it does not know a transfer', async () => {
    expect(await evm.lookUp(ask, [`0x${'ab'.repeat(32)}`])).toEqual({ kind: 'unknown' });
  });
});
