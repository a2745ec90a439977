import { amountText } from '@keel/wallet';
import { keelAccounts } from '@keel/wallet/worker';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NodeRefusal } from '../../../api/networks.ts';
import type { CallNode } from './ChainPort.ts';
import type { Place } from './place.ts';
import { solana } from './solana.ts';

/** The part of a local chain of apps/dev-chains that is used here. */
interface LocalChain {
  readonly url: string;
  readonly usdt: string | null;
  readonly fund: (address: string) => Promise<string>;
  readonly stop: () => Promise<void>;
}

/** The app is compiled without apps/dev-chains, so the node is imported by its path. */
const SOLANA = new URL('../../../../../dev-chains/src/solana.ts', import.meta.url).href;

/** The entropy of BIP-39's own test phrase. */
const entropy = () => new Uint8Array(16);
const places = keelAccounts
  .places({ entropy: entropy() })
  .filter(({ chain, network }) => chain === 'solana' && network === 'test');
const place = { ...places[0], chain: 'solana', network: 'test' } as Place;
/** The address of the other common derivation path of the same phrase, which has no coins yet. */
const to = places[1]?.address ?? '';
/** Addresses of another phrase, which have no coins. */
const [FRESH, OTHER] = [1, 2].map(
  (mark) =>
    keelAccounts.places({ entropy: new Uint8Array(16).fill(mark) }).find(({ chain }) => chain === 'solana')?.address ??
    '',
) as [string, string];

const dated: CallNode = async () => [
  { signature: 'a', blockTime: 1_700_000_000, err: null },
  { signature: 'b', blockTime: null, err: { InstructionError: [] } },
];

describe('Solana, with a real virtual machine', () => {
  let chain: LocalChain;
  beforeAll(async () => {
    const { startSolana } = (await import(/* @vite-ignore */ SOLANA)) as {
      startSolana: (options: object) => Promise<LocalChain>;
    };
    chain = await startSolana({ port: 0 });
    await chain.fund(place.address);
  }, 60_000);
  afterAll(() => chain.stop());

  const callNode: CallNode = async (method, params) => {
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

  async function balancesOf(address: string): Promise<Readonly<Record<string, bigint>>> {
    const list = await solana.holdings(callNode, { ...place, address }, network());
    return Object.fromEntries(list.map(({ asset, units }) => [asset, units]));
  }

  async function send(asset: string, amount: bigint | null): Promise<string> {
    const request = { from: place, to, asset, amount, speed: 'normal', network: network() } as const;
    const answer = await solana.prepare(callNode, request);
    if (answer.kind !== 'ready') throw new Error(`It is ${answer.kind}.`);
    const signed = keelAccounts.sign({ entropy: entropy() }, place, answer.prepared);
    if (signed === null) throw new Error('It was not signed.');
    await solana.broadcast(callNode, { ...signed, purpose: 'send' });
    return signed.txId;
  }

  it('[WALLET-5, WALLET-8] sends SOL, looks up the transfer, and sees it arrive', async () => {
    const txId = await send('SOL', 1_500_000_000n);
    expect(await solana.lookUp(callNode, place, [{ txId, expiry: null }])).toMatchObject({ kind: 'found', txId });
    expect((await balancesOf(to))['SOL']).toBe(1_500_000_000n);
  });

  it('[WALLET-5] the fee at each speed, before a recipient is known, is that of a prepared transfer (W-38)', async () => {
    const { slow, normal, fast } = await solana.fees(callNode, place, 'SOL');
    const request = { from: place, to, asset: 'SOL', amount: 1_500_000_000n, network: network() } as const;
    for (const [speed, { fee }] of Object.entries({ slow, normal, fast })) {
      // oxlint-disable-next-line no-await-in-loop -- one virtual machine
      const answer = await solana.prepare(callNode, { ...request, speed: speed as 'slow' });
      expect(answer).toMatchObject({ kind: 'ready', prepared: { fee: amountText(fee, 9) } });
    }
  });

  it('[WALLET-8] the history has the signatures of both sides, without amounts (W-gaps 1)', async () => {
    const txId = await send('SOL', 1_000_000_000n);
    for (const address of [place.address, to]) {
      // oxlint-disable-next-line no-await-in-loop -- one virtual machine
      const transfers = await solana.history(callNode, { ...place, address }, network());
      expect(transfers).toContainEqual({
        txId,
        direction: null,
        asset: 'SOL',
        units: null,
        decimals: 9,
        other: null,
        at: null,
        state: 'confirmed',
      });
    }
    expect(await solana.history(dated, place, network())).toMatchObject([
      { txId: 'a', at: 1_700_000_000_000, state: 'confirmed' },
      { txId: 'b', at: null, state: 'failed' },
    ]);
  });

  it('[WALLET-5, WALLET-8] sends a token to somebody who never held it', async () => {
    const txId = await send('USDT', 2_500_000n);
    expect(await solana.lookUp(callNode, place, [{ txId, expiry: null }])).toMatchObject({ kind: 'found', txId });
    expect((await balancesOf(to))['USDT']).toBe(2_500_000n);
  });

  it("[WALLET-5] shows the cost of opening the recipient's account, as the node reports it, and it costs no more (W-2)", async () => {
    const request = { from: place, asset: 'USDT', amount: 2_500_000n, speed: 'normal', network: network() } as const;
    const fresh = await solana.prepare(callNode, { ...request, to: FRESH });
    if (fresh.kind !== 'ready') throw new Error(`It is ${fresh.kind}.`);
    expect(fresh.prepared.opening).toBe('0.00203928');
    const before = (await balancesOf(place.address))['SOL'] ?? 0n;
    const signed = keelAccounts.sign({ entropy: entropy() }, place, fresh.prepared);
    if (signed === null) throw new Error('It was not signed.');
    await solana.broadcast(callNode, { ...signed, purpose: 'send' });
    const cost = before - ((await balancesOf(place.address))['SOL'] ?? 0n);
    expect(amountText(cost, 9)).toBe(
      (Number(fresh.prepared.fee) + Number(fresh.prepared.opening)).toFixed(9).replace(/0+$/, ''),
    );
    const secondAnswer = await solana.prepare(callNode, { ...request, to: FRESH });
    expect(secondAnswer).toMatchObject({ kind: 'ready', prepared: { opening: null } });

    const withHighRent: CallNode = (method, params) =>
      method === 'getMinimumBalanceForRentExemption' ? Promise.resolve(5_000_000) : callNode(method, params);
    const other = await solana.prepare(withHighRent, { ...request, to: OTHER });
    expect(other).toMatchObject({ kind: 'ready', prepared: { opening: '0.005' } });
  });

  it('[WALLET-5] a review that is too old is renewed before signing, and the transfer arrives (W-5)', async () => {
    const before = (await balancesOf(to))['SOL'] ?? 0n;
    const request = { from: place, to, asset: 'SOL', amount: 1_000_000n, speed: 'normal', network: network() } as const;
    const answer = await solana.prepare(callNode, request);
    if (answer.kind !== 'ready') throw new Error(`It is ${answer.kind}.`);
    await chain.fund(place.address);
    const outdated = keelAccounts.sign({ entropy: entropy() }, place, answer.prepared);
    await expect(
      solana.broadcast(callNode, { txId: '', bytes: outdated?.bytes ?? '', purpose: 'send' }),
    ).rejects.toThrow(/Blockhash/);
    const renewed = await solana.renew(callNode, place, answer.prepared);
    const { unsigned: _, expiry, ...same } = renewed;
    expect(answer.prepared).toMatchObject(same);
    expect(expiry).not.toEqual(answer.prepared.expiry);
    const signed = keelAccounts.sign({ entropy: entropy() }, place, renewed);
    if (signed === null) throw new Error('It was not signed.');
    await solana.broadcast(callNode, { ...signed, purpose: 'send' });
    expect((await balancesOf(to))['SOL']).toBe(before + 1_000_000n);
  });

  it('[WALLET-5] a dropped transfer is distinguished from an expired one, which can be sent again (W-5)', async () => {
    const request = { from: place, to, asset: 'SOL', amount: 2_000_000n, speed: 'normal', network: network() } as const;
    const answer = await solana.prepare(callNode, request);
    if (answer.kind !== 'ready') throw new Error(`It is ${answer.kind}.`);
    const signed = keelAccounts.sign({ entropy: entropy() }, place, answer.prepared);
    const transactions = [{ txId: signed?.txId ?? '', expiry: answer.prepared.expiry }];
    expect(await solana.lookUp(callNode, place, transactions)).toEqual({ kind: 'unknown' });
    await chain.fund(place.address);
    expect(await solana.lookUp(callNode, place, transactions)).toEqual({ kind: 'expired' });
    // Transfers stored by an older version do not say when they expire.
    expect(await solana.lookUp(callNode, place, [{ txId: transactions[0]?.txId ?? '', expiry: null }])).toEqual({
      kind: 'unknown',
    });
  });

  it.each([
    ['slow', [0, 30_000, 10_000, 20_000, 40_000], '0.000005012'],
    ['fast', [0, 3_000_000, 0, 0, 1_000_000], '0.0000056'],
    ['normal', [], '0.000005006'],
  ] as const)('[WALLET-5] %s: the price follows recent transfers, %j (W-5)', async (speed, paid, fee) => {
    const recent: CallNode = (method, params) =>
      method === 'getRecentPrioritizationFees'
        ? Promise.resolve(paid.map((prioritizationFee, slot) => ({ slot, prioritizationFee })))
        : callNode(method, params);
    const request = { from: place, to, asset: 'SOL', amount: 1_000_000n, speed, network: network() } as const;
    expect(await solana.prepare(recent, request)).toMatchObject({ kind: 'ready', prepared: { fee } });
  });

  it('[WALLET-5] an account that belongs to a program is not a recipient (W-11)', async () => {
    const request = {
      from: place,
      to: chain.usdt ?? '',
      asset: 'SOL',
      amount: 1_000_000n,
      speed: 'slow',
      network: network(),
    } as const;
    expect(await solana.prepare(callNode, request)).toEqual({
      kind: 'invalid',
      field: 'to',
      text: 'This is the address of a program, not of a person.',
    });
  });

  it('[WALLET-5] refuses more than the balance, with a message', async () => {
    const request = { from: place, to, asset: 'SOL', speed: 'slow', network: network() } as const;
    expect(await solana.prepare(callNode, { ...request, amount: 10n ** 18n })).toMatchObject({
      kind: 'invalid',
      field: 'amount',
    });
  });

  it('[WALLET-5] reports an unknown transfer as unknown', async () => {
    expect(await solana.lookUp(callNode, place, [{ txId: '1'.repeat(64), expiry: null }])).toEqual({ kind: 'unknown' });
  });

  it('[WALLET-5] sends all of the coin and leaves nothing', async () => {
    await send('SOL', null);
    expect((await balancesOf(place.address))['SOL']).toBe(0n);
  });
});
