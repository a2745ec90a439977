import { keelAccounts } from '@keel/wallet/worker';
import { describe, expect, it } from 'vitest';
import { NodeRefusal } from '../../../api/networks.ts';
import { bitcoin } from './bitcoin.ts';
import type { Ask } from './ChainPort.ts';
import type { Place } from './place.ts';

/** The entropy of BIP-39's own test phrase. */
const entropy = () => new Uint8Array(16);
const place = keelAccounts
  .places(entropy())
  .find(({ chain, network }) => chain === 'bitcoin' && network === 'test') as Place;
/** Pay to witness script hash, of BIP-173's examples. */
const to = 'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7';
const network = {
  chain: 'bitcoin',
  network: 'test',
  isConfigured: true,
  confirmations: 2,
  tokens: [],
  trades: [],
} as const;

const coin = (mark: string, value: number, confirmed = true) => ({
  txid: mark.repeat(64),
  vout: 0,
  value,
  status: { confirmed, ...(confirmed && { block_height: 90 }) },
});

/** An Esplora of two coins, which takes whatever is given to it; the real one is in the tests of apps/dev-chains. */
function esplora(known: Readonly<Record<string, unknown>> = {}) {
  const given: string[] = [];
  const ask: Ask = async (method, [parameter]) => {
    if (method === 'address_utxos') return [coin('a', 60_000), coin('b', 40_000, false)];
    if (method === 'fee_estimates') return { '1': 20, '6': 10, '25': 2.5 };
    if (method === 'tip_height') return 100;
    if (method === 'transaction') return known[String(parameter)] ?? null;
    if (method !== 'broadcast') throw new NodeRefusal(`${method} is not asked.`);
    given.push(String(parameter));
    return 'ok';
  };
  return { ask, given };
}

const wanted = { from: place, to, asset: 'BTC', speed: 'normal', network } as const;

describe('bitcoin', () => {
  it('[WALLET-8] adds up the coins of an address', async () => {
    expect(await bitcoin.holdings(esplora().ask, place, network)).toEqual([
      { asset: 'BTC', decimals: 8, units: 100_000n },
    ]);
  });

  it('[WALLET-5] prepares what the worker signs, and gives the network those bytes', async () => {
    const { ask, given } = esplora();
    const answer = await bitcoin.prepare(ask, { ...wanted, amount: 30_000n });
    if (answer.kind !== 'ready') throw new Error(`It is ${answer.kind}.`);
    expect(answer.prepared).toMatchObject({ to, asset: 'BTC', amount: '0.0003', needed: 2, isReplaceable: true });
    const signed = keelAccounts.sign(entropy(), place, answer.prepared);
    if (signed === null) throw new Error('It was not signed.');
    await bitcoin.broadcast(ask, { ...signed, purpose: 'send' });
    expect(given).toEqual([signed.bytes]);
  });

  it('[WALLET-5] asks more of a fee, the sooner it should be there', async () => {
    const fees = await Promise.all(
      (['slow', 'normal', 'fast'] as const).map(async (speed) => {
        const answer = await bitcoin.prepare(esplora().ask, { ...wanted, speed, amount: 30_000n });
        return answer.kind === 'ready' ? Number(answer.prepared.fee) : Number.NaN;
      }),
    );
    expect(fees).toEqual(fees.toSorted((one, other) => one - other));
    expect(new Set(fees).size).toBe(3);
  });

  it('[WALLET-5] takes the place of a pending transfer for a higher fee, or takes it back', async () => {
    const { ask } = esplora();
    const first = await bitcoin.prepare(ask, { ...wanted, amount: 30_000n });
    if (first.kind !== 'ready') throw new Error(`It is ${first.kind}.`);
    const pending = { txId: 'c'.repeat(64), bytes: '00', purpose: 'send' } as const;
    const replacing = { from: place, speed: 'normal', pending, unsigned: first.prepared.unsigned, network } as const;
    const faster = await bitcoin.replace(ask, { ...replacing, purpose: 'faster' });
    const cancel = await bitcoin.replace(ask, { ...replacing, purpose: 'cancel' });
    expect(faster).toMatchObject({ kind: 'ready', prepared: { to, amount: '0.0003' } });
    expect(cancel).toMatchObject({ kind: 'ready', prepared: { to: place.address } });
    for (const answer of [faster, cancel]) {
      expect(answer.kind === 'ready' && Number(answer.prepared.fee) > Number(first.prepared.fee)).toBe(true);
    }
  });

  it.each([
    [10n ** 16n, 'more than there is'],
    [100n, 'dust'],
  ])('[WALLET-5] refuses %s as %s', async (amount) => {
    expect(await bitcoin.prepare(esplora().ask, { ...wanted, amount })).toMatchObject({
      kind: 'invalid',
      field: 'amount',
    });
  });

  it('[WALLET-5] counts confirmations of whichever of two was carried out', async () => {
    const [old, fresh] = ['d'.repeat(64), 'e'.repeat(64)];
    const waiting = { status: { confirmed: false } };
    const mined = { status: { confirmed: true, block_height: 99 } };
    const look = async (known: Record<string, unknown>) => bitcoin.lookUp(esplora(known).ask, [fresh, old]);
    expect(await look({})).toEqual({ kind: 'unknown' });
    expect(await look({ [fresh]: waiting })).toEqual({ kind: 'found', txId: fresh, confirmations: 0 });
    expect(await look({ [fresh]: waiting, [old]: mined })).toEqual({ kind: 'found', txId: old, confirmations: 2 });
  });
});
