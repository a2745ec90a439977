import { keelAccounts } from '@keel/wallet/worker';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NodeRefusal } from '../../../api/networks.ts';
import type { Ask } from './ChainPort.ts';
import type { Place } from './place.ts';
import { solana } from './solana.ts';

/** The part of a local chain of apps/dev-chains that is used here. */
interface LocalChain {
  readonly url: string;
  readonly usdt: string | null;
  readonly fund: (address: string) => Promise<string>;
  readonly stop: () => Promise<void>;
}

/** The app is compiled without what stands beside it: the node is found by its path. */
const SOLANA = new URL('../../../../../dev-chains/src/solana.ts', import.meta.url).href;

/** The entropy of BIP-39's own test phrase. */
const entropy = () => new Uint8Array(16);
const places = keelAccounts.places(entropy()).filter(({ chain, network }) => chain === 'solana' && network === 'test');
const place = { ...places[0], chain: 'solana', network: 'test' } as Place;
/** The other common path of the same words: an address that has nothing yet. */
const to = places[1]?.address ?? '';

describe('solana, on a real virtual machine', () => {
  let chain: LocalChain;
  beforeAll(async () => {
    const { startSolana } = (await import(/* @vite-ignore */ SOLANA)) as {
      startSolana: (options: object) => Promise<LocalChain>;
    };
    chain = await startSolana({ port: 0 });
    await chain.fund(place.address);
  }, 60_000);
  afterAll(() => chain.stop());

  const ask: Ask = async (method, params) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
    const response = await fetch(chain.url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
    const { result, error } = (await response.json()) as { result: unknown; error?: { message: string } };
    if (error) throw new NodeRefusal(error.message);
    return result;
  };
  const network = () =>
    ({
      chain: 'solana',
      network: 'test',
      isConfigured: true,
      confirmations: 1,
      tokens: chain.usdt === null ? [] : [{ asset: 'USDT', decimals: 6, contract: chain.usdt }],
      trades: [],
    }) as const;

  async function held(address: string): Promise<Readonly<Record<string, bigint>>> {
    const list = await solana.holdings(ask, { ...place, address }, network());
    return Object.fromEntries(list.map(({ asset, units }) => [asset, units]));
  }

  async function send(asset: string, amount: bigint | null): Promise<string> {
    const wanted = { from: place, to, asset, amount, speed: 'normal', network: network() } as const;
    const answer = await solana.prepare(ask, wanted);
    if (answer.kind !== 'ready') throw new Error(`It is ${answer.kind}.`);
    const signed = keelAccounts.sign(entropy(), place, answer.prepared);
    if (signed === null) throw new Error('It was not signed.');
    await solana.broadcast(ask, { ...signed, purpose: 'send' });
    return signed.txId;
  }

  it('[WALLET-5, WALLET-8] sends the coin, finds it again, and sees it arrive', async () => {
    const txId = await send('SOL', 1_500_000_000n);
    expect(await solana.lookUp(ask, [txId])).toMatchObject({ kind: 'found', txId });
    expect((await held(to))['SOL']).toBe(1_500_000_000n);
  });

  it('[WALLET-5, WALLET-8] sends a token to who never held it', async () => {
    const txId = await send('USDT', 2_500_000n);
    expect(await solana.lookUp(ask, [txId])).toMatchObject({ kind: 'found', txId });
    expect((await held(to))['USDT']).toBe(2_500_000n);
  });

  it('[WALLET-5] refuses more than there is, in words', async () => {
    const wanted = { from: place, to, asset: 'SOL', speed: 'slow', network: network() } as const;
    expect(await solana.prepare(ask, { ...wanted, amount: 10n ** 18n })).toMatchObject({
      kind: 'invalid',
      field: 'amount',
    });
  });

  it('[WALLET-5] knows that it does not know a transfer', async () => {
    expect(await solana.lookUp(ask, ['1'.repeat(64)])).toEqual({ kind: 'unknown' });
  });

  it('[WALLET-5] sends all of the coin and leaves nothing', async () => {
    await send('SOL', null);
    expect((await held(place.address))['SOL']).toBe(0n);
  });
});
