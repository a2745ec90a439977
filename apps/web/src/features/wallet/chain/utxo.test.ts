import { createHash } from 'node:crypto';
import { AMOUNT_WORDS, amountText } from '@keel/wallet';
import { keelAccounts } from '@keel/wallet/worker';
import { describe, expect, it } from 'vitest';
import { NetworkFailure, NodeRefusal } from '../../../api/networks.ts';
import type { CallNode } from './ChainPort.ts';
import type { Place } from './place.ts';
import { bitcoin, dogecoin } from './utxo.ts';

/** The entropy of BIP-39's own test phrase. */
const entropy = () => new Uint8Array(16);
const place = keelAccounts
  .places({ entropy: entropy() })
  .find(({ chain, network }) => chain === 'bitcoin' && network === 'test') as Place;
/** Pay to witness script hash, from BIP-173's examples. */
const to = 'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7';
/** The key hash of BIP-173's example address on a test network. */
const OTHER_KEY = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx';
const network = {
  chain: 'bitcoin',
  network: 'test',
  isConfigured: true,
  confirmations: 2,
  tokens: [],
  trades: [],
} as const;

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();

/** The locking script of this wallet's address on Bitcoin, after its length. */
const OWN_SCRIPT = '160014d0c4a3ef09e997b6e99e397e518fe3e41a118ca1';

/** A transaction with one output, to this wallet. */
function payment(mark: string, value: number, script = OWN_SCRIPT) {
  const units = Buffer.alloc(8);
  units.writeBigUInt64LE(BigInt(value));
  const input = `01${mark.repeat(64)}0000000000ffffffff`;
  const output = `01${units.toString('hex')}${script}`;
  const bytes = `02000000${input}${output}00000000`;
  const hash = sha256(sha256(Buffer.from(bytes, 'hex')));
  return { bytes, id: Buffer.from(hash.toReversed()).toString('hex'), value };
}

const confirmed = payment('a', 60_000);
const unconfirmed = payment('b', 40_000);
const pendingId = unconfirmed.id;

const coin = ({ id, value }: ReturnType<typeof payment>, isConfirmed = true) => ({
  txid: id,
  vout: 0,
  value,
  status: { confirmed: isConfirmed, ...(isConfirmed && { block_height: 90 }) },
});

/** A transaction that spends somebody else's coins. */
const OTHERS = { vin: [{ prevout: { scriptpubkey_address: to } }] };

/** An Esplora server with two coins that accepts every broadcast; the real one is tested in apps/dev-chains. */
function esplora(answers: Readonly<Record<string, unknown>> = {}) {
  const broadcasts: string[] = [];
  const callNode: CallNode = async (method, [parameter]) => {
    if (method === 'address_utxos') return [coin(confirmed), coin(unconfirmed, false)];
    if (method === 'fee_estimates') return { '1': 20, '6': 10, '25': 2.5 };
    if (method === 'tip_height') return 100;
    if (method === 'transaction') return answers[String(parameter)] ?? (parameter === pendingId ? OTHERS : null);
    if (method === 'transaction_hex') return [confirmed, unconfirmed].find(({ id }) => id === parameter)?.bytes ?? null;
    if (method !== 'broadcast') throw new NodeRefusal(`${method} is not asked.`);
    broadcasts.push(String(parameter));
    return 'ok';
  };
  return { callNode, broadcasts };
}

/** The same network, with a different answer to one method. */
const withFalseAnswer =
  (method: string, makeAnswer: () => unknown): CallNode =>
  async (calledMethod, params) =>
    calledMethod === method ? makeAnswer() : esplora().callNode(calledMethod, params);

const request = { from: place, to, asset: 'BTC', speed: 'normal', network } as const;

/** A transfer that needs the second coin, whose own transaction has these inputs. */
function prepareAfter(vin: readonly object[]) {
  return bitcoin.prepare(esplora({ [pendingId]: { vin } }).callNode, { ...request, amount: 80_000n });
}

/** An output of a transaction, as Esplora describes it. */
const output = (address: string | null, value: number) => ({
  ...(address && { scriptpubkey_address: address }),
  value,
});

const nonsense: CallNode = async () => [{ vin: 1 }];

describe('bitcoin', () => {
  it('[WALLET-8] adds up the coins of an address, and lists incoming unconfirmed ones separately (W-7)', async () => {
    const ownInput = { [pendingId]: { vin: [{ prevout: { scriptpubkey_address: place.address } }] } };
    expect(await bitcoin.holdings(esplora(ownInput).callNode, place, network)).toEqual([
      { asset: 'BTC', decimals: 8, units: 100_000n, incoming: 0n },
    ]);
    for (const vin of [[{ prevout: { scriptpubkey_address: to } }], [{ prevout: null }], []]) {
      expect(await bitcoin.holdings(esplora({ [pendingId]: { vin } }).callNode, place, network)).toEqual([
        { asset: 'BTC', decimals: 8, units: 60_000n, incoming: 40_000n },
      ]);
    }
  });

  it('[WALLET-5] spends its own unconfirmed change, but no unconfirmed coins of others (W-7)', async () => {
    const both = [{ prevout: { scriptpubkey_address: place.address } }, { prevout: { scriptpubkey_address: to } }];
    expect((await prepareAfter(both.slice(0, 1))).kind).toBe('ready');
    // One input of somebody else is enough for them to replace the whole transaction.
    expect(await prepareAfter(both)).toMatchObject({
      kind: 'invalid',
      field: 'amount',
      text: AMOUNT_WORDS.aboveBalance,
    });
  });

  it('[WALLET-5] a fee rate of a million satoshi is refused with a message that says so (W-3)', async () => {
    const { callNode } = esplora();
    const greedy: CallNode = async (method, params) =>
      method === 'fee_estimates' ? { '1': 1_000_000 } : callNode(method, params);
    expect(await bitcoin.prepare(greedy, { ...request, amount: 10_000n })).toEqual({
      kind: 'invalid',
      field: 'amount',
      text: 'The network asks for a fee above 0.02 BTC, the most that this wallet pays for a transfer. Try again later.',
    });
  });

  it('[WALLET-5] prepares what the worker signs, and broadcasts exactly those bytes', async () => {
    const { callNode, broadcasts } = esplora();
    const answer = await bitcoin.prepare(callNode, { ...request, amount: 30_000n });
    if (answer.kind !== 'ready') throw new Error(`It is ${answer.kind}.`);
    expect(answer.prepared).toMatchObject({ to, asset: 'BTC', amount: '0.0003', needed: 2, isReplaceable: true });
    const signed = keelAccounts.sign({ entropy: entropy() }, place, answer.prepared);
    if (signed === null) throw new Error('It was not signed.');
    await bitcoin.broadcast(callNode, { ...signed, purpose: 'send' });
    expect(broadcasts).toEqual([signed.bytes]);
  });

  it.each([
    ['too low', 50_000],
    ['too high', 70_000],
  ])("[WALLET-5] nothing is signed for a network that reports a coin's value %s (W-23)", async (_, value) => {
    const callNode = withFalseAnswer('address_utxos', () => [coin({ ...confirmed, value })]);
    expect(await bitcoin.prepare(callNode, { ...request, amount: 30_000n })).toEqual({ kind: 'coinFalse' });
    const other = withFalseAnswer('transaction_hex', () => unconfirmed.bytes);
    expect(await bitcoin.prepare(other, { ...request, amount: 30_000n })).toEqual({ kind: 'coinFalse' });
  });

  it.each([
    ['does not know it', () => null],
    ['refuses', () => Promise.reject(new NodeRefusal('No.'))],
    ['does not answer', () => Promise.reject(new NetworkFailure('No answer.', 502))],
  ])("[WALLET-5] nothing is signed without a coin's transaction, when the network %s (W-23)", async (_, makeAnswer) => {
    const callNode = withFalseAnswer('transaction_hex', makeAnswer);
    expect(await bitcoin.prepare(callNode, { ...request, amount: 30_000n })).toEqual({ kind: 'coinUnproved' });
  });

  it("[WALLET-5] any other error while fetching a coin's transaction is shown as it is (W-23)", async () => {
    const failure = new NetworkFailure('Too many.', 429);
    const callNode = withFalseAnswer('transaction_hex', () => Promise.reject(failure));
    await expect(bitcoin.prepare(callNode, { ...request, amount: 30_000n })).rejects.toBe(failure);
  });

  it('[WALLET-5] fetches four transactions at a time, and no more than the coins need (W-23)', async () => {
    const payments = Array.from({ length: 11 }, (_, at) => payment((at + 1).toString(16), 10_000));
    let [open, most, callCount] = [0, 0, 0];
    const callNode: CallNode = async (method, params) => {
      if (method === 'address_utxos') return payments.map((each) => coin(each));
      if (method !== 'transaction_hex') return esplora().callNode(method, params);
      open += 1;
      callCount += 1;
      most = Math.max(most, open);
      await Promise.resolve();
      open -= 1;
      return payments.find(({ id }) => id === params[0])?.bytes ?? null;
    };
    expect((await bitcoin.prepare(callNode, { ...request, amount: 70_000n, speed: 'slow' })).kind).toBe('ready');
    expect([most, callCount]).toEqual([4, 8]);
  });

  it('[WALLET-5] the fee at each speed, before a recipient is known, is that of a prepared transfer (W-38)', async () => {
    const { slow, normal, fast } = await bitcoin.fees(esplora().callNode, place, 'BTC');
    const speeds = [slow, normal, fast];
    // To an address of the own kind, with one coin and change: 141 virtual bytes.
    expect(speeds.map(({ fee }) => fee)).toEqual([353n, 1410n, 2820n]);
    expect(speeds.map(({ usualMs }) => usualMs / 60_000)).toEqual([250, 60, 10]);
    const answer = await bitcoin.prepare(esplora().callNode, { ...request, to: OTHER_KEY, amount: 10_000n });
    expect(answer).toMatchObject({ kind: 'ready', prepared: { fee: '0.0000141' } });
    const all = await bitcoin.prepare(esplora().callNode, { ...request, to: OTHER_KEY, amount: null });
    expect(all).toMatchObject({ kind: 'ready', prepared: { fee: amountText(normal.feeForAll, 8) } });
  });

  it.each([
    ['the oldest form', 'mkpZhYtJu2r87Js3pDiWJDmPte2NRZ8bJV', 226n],
    ['nested segwit', '2Mww8dCYPUpKHofjgcXcBCEGmniw9CoaiD2', 166n],
    ['Taproot', 'tb1p90h6z3p36n9hrzy7580h5l429uwchyg8uc9sz4jwzhdtuhqdl5eqmpwq6n', 154n],
  ])('[WALLET-17] the fee of a transfer from %s is that of its own inputs and change', async (_, address, size) => {
    const { normal } = await bitcoin.fees(esplora().callNode, { ...place, address }, 'BTC');
    expect(normal.fee).toBe(size * 10n);
  });

  it('[WALLET-8] the history has what came, what was sent without its change, and what is pending (W-gaps 1)', async () => {
    const mined = { confirmed: true, block_height: 90, block_time: 1_700_000_000 };
    const transactions = [
      {
        txid: 'a',
        vin: [{ prevout: output(place.address, 100) }],
        vout: [output(to, 60), output(place.address, 30)],
        status: { confirmed: false },
      },
      { txid: 'b', vin: [{ prevout: output(to, 100) }], vout: [output(place.address, 90)], status: mined },
      { txid: 'c', vin: [{ prevout: null }], vout: [output(place.address, 50), output(null, 0)], status: mined },
      {
        txid: 'd',
        vin: [{ prevout: output(place.address, 100) }],
        vout: [output(to, 10), output(OTHER_KEY, 20)],
        status: mined,
      },
    ];
    const callNode: CallNode = async (method) => (method === 'address_transactions' ? transactions : null);
    const coins = { asset: 'BTC', decimals: 8 };
    const confirmedAt = { at: 1_700_000_000_000, state: 'confirmed' };
    expect(await bitcoin.history(callNode, place, network)).toEqual([
      { ...coins, txId: 'a', direction: 'out', units: 60n, other: to, at: null, state: 'pending' },
      { ...coins, ...confirmedAt, txId: 'b', direction: 'in', units: 90n, other: to },
      { ...coins, ...confirmedAt, txId: 'c', direction: 'in', units: 50n, other: null },
      { ...coins, ...confirmedAt, txId: 'd', direction: 'out', units: 30n, other: null },
    ]);
    await expect(bitcoin.history(nonsense, place, network)).rejects.toThrow('nonsense');
  });

  it('[WALLET-5] a faster confirmation costs a higher fee', async () => {
    const fees = await Promise.all(
      (['slow', 'normal', 'fast'] as const).map(async (speed) => {
        const answer = await bitcoin.prepare(esplora().callNode, { ...request, speed, amount: 30_000n });
        return answer.kind === 'ready' ? Number(answer.prepared.fee) : Number.NaN;
      }),
    );
    expect(fees).toEqual(fees.toSorted((one, other) => one - other));
    expect(new Set(fees).size).toBe(3);
  });

  it('[WALLET-5] replaces a pending transfer for a higher fee, or cancels it', async () => {
    const { callNode } = esplora();
    const first = await bitcoin.prepare(callNode, { ...request, amount: 30_000n });
    if (first.kind !== 'ready') throw new Error(`It is ${first.kind}.`);
    const pending = { txId: 'c'.repeat(64), bytes: '00', purpose: 'send' } as const;
    const replacing = { from: place, speed: 'normal', pending, unsigned: first.prepared.unsigned, network } as const;
    const faster = await bitcoin.replace(callNode, { ...replacing, purpose: 'faster' });
    const cancel = await bitcoin.replace(callNode, { ...replacing, purpose: 'cancel' });
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
    expect(await bitcoin.prepare(esplora().callNode, { ...request, amount })).toMatchObject({
      kind: 'invalid',
      field: 'amount',
    });
  });

  it('[WALLET-5] counts confirmations of whichever transfer was mined', async () => {
    const [old, fresh] = ['d'.repeat(64), 'e'.repeat(64)];
    const waiting = { status: { confirmed: false } };
    const mined = { status: { confirmed: true, block_height: 99 } };
    const lookUp = async (answers: Record<string, unknown>) =>
      bitcoin.lookUp(
        esplora(answers).callNode,
        place,
        [fresh, old].map((txId) => ({ txId, expiry: null })),
      );
    expect(await lookUp({})).toEqual({ kind: 'unknown' });
    expect(await lookUp({ [fresh]: waiting })).toEqual({ kind: 'found', txId: fresh, confirmations: 0 });
    expect(await lookUp({ [fresh]: waiting, [old]: mined })).toEqual({ kind: 'found', txId: old, confirmations: 2 });
  });
});

describe('dogecoin', () => {
  const own = keelAccounts
    .places({ entropy: entropy() })
    .find((each) => each.chain === 'dogecoin' && each.network === 'test') as Place;
  // From the test data of Dogecoin Core.
  const recipient = 'nhRsrUaxZou6sewjqaS37cJrMRJRgwVXdk';
  const doge = { ...network, chain: 'dogecoin' } as const;
  // 20 DOGE to the key hash of `own`.
  const received = payment('c', 2_000_000_000, '1976a9143a2d4145a4f098523b3e8127f1da87cfc55b8e7988ac');
  const call = { from: own, to: recipient, asset: 'DOGE', speed: 'normal', network: doge } as const;
  const nodeWith =
    (estimates: object): CallNode =>
    async (method) => {
      if (method === 'address_utxos') return [coin(received)];
      if (method === 'fee_estimates') return estimates;
      return method === 'transaction_hex' ? received.bytes : null;
    };

  it('[WALLET-14] shows the coins of an address', async () => {
    expect(await dogecoin.holdings(nodeWith({}), own, doge)).toEqual([
      { asset: 'DOGE', decimals: 8, units: 2_000_000_000n, incoming: 0n },
    ]);
  });

  it.each([
    ['no estimates', {}],
    ['estimates below it', { '1': 900, '6': 100, '25': 1 }],
    ['estimates that are none', { '1': -1, '6': -1, '25': null }],
  ])('[WALLET-14] the fee is the recommended one with %s, and a block takes a minute', async (_, estimates) => {
    const fees = await dogecoin.fees(nodeWith(estimates), own, 'DOGE');
    expect(Object.values(fees).map(({ fee, feeForAll }) => [fee, feeForAll])).toEqual(
      [0, 1, 2].map(() => [226_000n, 192_000n]),
    );
    expect(fees.fast.usualMs).toBe(60_000);
  });

  it('[WALLET-14] prepares a transfer whose coins are proved, with the fee that the form shows', async () => {
    const answer = await dogecoin.prepare(nodeWith({ '6': 2000 }), { ...call, amount: 500_000_000n });
    expect(answer).toMatchObject({
      kind: 'ready',
      prepared: { to: recipient, asset: 'DOGE', amount: '5', fee: '0.00452' },
    });
    const dust = await dogecoin.prepare(nodeWith({}), { ...call, amount: 999_999n });
    expect(dust).toMatchObject({ kind: 'invalid', field: 'amount', text: AMOUNT_WORDS.dust });
    const unproved: CallNode = async (method, params) =>
      method === 'transaction_hex' ? null : nodeWith({})(method, params);
    expect(await dogecoin.prepare(unproved, { ...call, amount: 500_000_000n })).toEqual({ kind: 'coinUnproved' });
  });
});
