import { hexToBytes } from '@noble/hashes/utils.js';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readUtxoAddress } from '../address/utxo.ts';
import { virtualSize } from '../virtualSize.ts';
import { type Coin, chooseAll, chooseCoins, dustLimit, minReplacementFee, sumOf } from './coins.ts';

const P2WPKH = hexToBytes('0014751e76e8199196d454941c45d1b3a323f1433bd6');

const coin = (value: bigint, index = 0): Coin => ({ txId: '11'.repeat(32), index, value });
const wallet = (...values: bigint[]) => values.map((value, index) => coin(value, index));
/** A native segwit wallet of Bitcoin sends a part or everything. */
const part = (coins: readonly Coin[], amount: bigint, script: Uint8Array, rate: number) =>
  chooseCoins({ chain: 'bitcoin', form: 'p2wpkh', coins, script, rate }, amount, P2WPKH);
const all = (coins: readonly Coin[], script: Uint8Array, rate: number) =>
  chooseAll({ chain: 'bitcoin', form: 'p2wpkh', coins, script, rate });

it.each([
  ['BIP-141: one input, two outputs', 1, [22, 22], 141],
  ['BIP-141: one input, one output', 1, [22], 110],
  ['two inputs to the oldest form, with change', 2, [25, 22], 212],
])('[WALLET-5] %s', (_, inputs, scripts, size) => {
  expect(virtualSize('p2wpkh', inputs, scripts)).toBe(size);
});

it.each([
  ['1BgGZ9tcN4rm9KBzDn7KprQz87SZ26SAMH', 546n],
  ['2Mww8dCYPUpKHofjgcXcBCEGmniw9CoaiD2', 540n],
  ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 294n],
  ['tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7', 330n],
  ['bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0', 330n],
])('[WALLET-5] the smallest amount that can be sent to %s is %s sat', (address, least) => {
  const reading = readUtxoAddress('bitcoin', address);
  const script = reading.kind === 'read' ? reading.script : new Uint8Array();
  expect(dustLimit('bitcoin', script)).toBe(least);
  expect(part(wallet(100_000n), least - 1n, script, 1)).toEqual({ kind: 'invalid', reason: 'dust' });
  expect(part(wallet(100_000n), least, script, 1).kind).toBe('chosen');
});

describe('sending a part', () => {
  it.each([
    ['the largest coin is enough', wallet(1_000n, 50_000n, 9_000n), 40_000n, [50_000n], 141n, 9_859n],
    ['two are needed', wallet(1_000n, 50_000n, 9_000n), 55_000n, [50_000n, 9_000n], 209n, 3_791n],
    ['change that would be dust is paid as fee', wallet(10_000n), 9_700n, [10_000n], 300n, 0n],
    ['nothing is left over', wallet(10_000n), 9_890n, [10_000n], 110n, 0n],
  ])('[WALLET-5] %s', (_, coins, amount, values, fee, change) => {
    const chosen = part(coins, amount, P2WPKH, 1);
    expect(chosen).toMatchObject({ kind: 'chosen', amount, fee, change });
    expect(chosen.kind === 'chosen' && chosen.coins.map(({ value }) => value)).toEqual(values);
  });

  it.each([
    ['more than there is', wallet(10_000n), 10_001n, 'aboveBalance'],
    ['nothing there', [], 1_000n, 'aboveBalance'],
    ['one satoshi too little for the fee', wallet(10_000n), 9_891n, 'feeAboveBalance'],
    ['a fee above the whole balance', wallet(500n), 400n, 'feeAboveBalance'],
    ['nothing', wallet(10_000n), 0n, 'dust'],
  ])('[WALLET-5] %s is refused', (_, coins, amount, reason) => {
    expect(part(coins, amount, P2WPKH, 1)).toEqual({ kind: 'invalid', reason });
  });
});

describe('sending all', () => {
  it('[WALLET-5] uses every coin worth more than its own fee, and leaves no change', () => {
    const chosen = all(wallet(100_000n, 68n, 69n, 50_000n), P2WPKH, 1);
    expect(chosen).toMatchObject({ kind: 'chosen', amount: 149_823n, fee: 246n, change: 0n });
    expect(chosen.kind === 'chosen' && chosen.coins.map(({ value }) => value)).toEqual([100_000n, 69n, 50_000n]);
  });

  it.each([
    ['nothing there', [], 'feeAboveBalance'],
    ['less than the fee', wallet(100n), 'feeAboveBalance'],
    ['only dust after the fee', wallet(403n), 'dust'],
  ])('[WALLET-5] %s is refused', (_, coins, reason) => {
    expect(all(coins, P2WPKH, 1)).toEqual({ kind: 'invalid', reason });
  });
});

it('[WALLET-5] any selection adds up, pays the fee rate and has no dust output', () => {
  const values = fc.array(fc.bigInt({ min: 1n, max: 10_000_000n }), { maxLength: 12 });
  const amounts = fc.option(fc.bigInt({ min: 1n, max: 30_000_000n }));
  fc.assert(
    fc.property(values, amounts, fc.double({ min: 1, max: 300, noNaN: true }), (owned, amount, rate) => {
      const coins = wallet(...owned);
      const choice = amount === null ? all(coins, P2WPKH, rate) : part(coins, amount, P2WPKH, rate);
      if (choice.kind === 'invalid') return;
      expect(new Set(choice.coins).size).toBe(choice.coins.length);
      expect(choice.coins.every((one) => coins.includes(one))).toBe(true);
      expect(choice.amount + choice.fee + choice.change).toBe(sumOf(choice.coins));
      const scripts = choice.change > 0n ? [22, 22] : [22];
      expect(Number(choice.fee)).toBeGreaterThanOrEqual(virtualSize('p2wpkh', choice.coins.length, scripts) * rate);
      expect([0n, choice.change].includes(choice.change) && (choice.change === 0n || choice.change >= 294n)).toBe(true);
      expect(choice.amount).toBeGreaterThanOrEqual(294n);
      expect(choice.amount).toBe(amount ?? choice.amount);
    }),
  );
});

it('[WALLET-5] BIP-125: a replacement pays an eighth more, and at least 1 sat per byte more', () => {
  expect(minReplacementFee('bitcoin', 10_000n, 141)).toBe(11_250n);
  expect(minReplacementFee('bitcoin', 141n, 141)).toBe(282n);
});
