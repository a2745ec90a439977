import { minimumReplacementPrice } from '../fee.ts';

/** An unspent output of the sender's native segwit address. */
export interface Coin {
  readonly txId: string;
  readonly index: number;
  /** In satoshi. */
  readonly value: bigint;
}

export type Choice =
  | {
      readonly kind: 'chosen';
      readonly coins: readonly Coin[];
      readonly amount: bigint;
      readonly fee: bigint;
      readonly change: bigint;
    }
  | { readonly kind: 'invalid'; readonly reason: 'aboveBalance' | 'feeAboveBalance' | 'dust' };

/** Satoshi per virtual byte; may have a fraction. */
export type FeeRate = number;

/** Size of the locking script of a native segwit output, such as change, in bytes. */
const OWN_SCRIPT = 22;
const OWN_DUST = 294n;
// In weight units: version, lock time, marker and flag; an input with a signature of the longest form; an output.
const FRAME = 4 * 8 + 2;
const INPUT = 4 * 41 + 108;
const outputWeight = (scriptLength: number) => 4 * (9 + scriptLength);
const countWeight = (count: number) => 4 * (count < 0xfd ? 1 : 3);

/** Virtual bytes of a signed transaction of native segwit inputs (BIP-141). */
export function virtualSize(inputs: number, scriptLengths: readonly number[]): number {
  const outputs = scriptLengths.reduce((sum, length) => sum + outputWeight(length), 0);
  return Math.ceil((FRAME + countWeight(inputs) + inputs * INPUT + countWeight(scriptLengths.length) + outputs) / 4);
}

/**
 * The minimum output that nodes relay, in satoshi: three times the cost of creating and spending it at 1 sat/vB. 294
 * for native segwit, 330 for Taproot, 546 for the oldest form.
 */
export function dustLimit(script: Uint8Array): bigint {
  const isSegwit = (script[0] === 0 || (script[0] ?? 0) > 0x50) && script[1] === script.length - 2;
  return BigInt(3 * (9 + script.length + (isSegwit ? 67 : 148)));
}

/**
 * Selects coins for `amount`, the largest first, so that there are few inputs to pay for. The rest goes back as change,
 * unless it would be dust: then it is part of the fee.
 *
 * @param first coins that must be included, which a replacement needs
 * @param minFee the minimum fee
 */
export function chooseCoins(
  coins: readonly Coin[],
  amount: bigint,
  script: Uint8Array,
  rate: FeeRate,
  first: readonly Coin[] = [],
  minFee = 0n,
): Choice {
  if (amount < dustLimit(script)) return { kind: 'invalid', reason: 'dust' };
  const more = without(coins, first).toSorted((one, other) => (one.value < other.value ? 1 : -1));
  const total = sumOf([...first, ...more]);
  if (amount > total) return { kind: 'invalid', reason: 'aboveBalance' };
  for (let count = 0; count <= more.length; count += 1) {
    const selected = [...first, ...more.slice(0, count)];
    if (selected.length === 0) continue;
    const left = sumOf(selected) - amount;
    const changeFee = larger(feeFor(selected.length, [script.length, OWN_SCRIPT], rate), minFee);
    const change = left - changeFee;
    if (change >= OWN_DUST) return { kind: 'chosen', coins: selected, amount, fee: changeFee, change };
    if (left >= larger(feeFor(selected.length, [script.length], rate), minFee))
      return { kind: 'chosen', coins: selected, amount, fee: left, change: 0n };
  }
  return { kind: 'invalid', reason: 'feeAboveBalance' };
}

/**
 * Selects everything: every coin that is worth more than its own input costs, and no change.
 *
 * @param first as for `chooseCoins`
 * @param minFee the minimum fee
 */
export function chooseAll(
  coins: readonly Coin[],
  script: Uint8Array,
  rate: FeeRate,
  first: readonly Coin[] = [],
  minFee = 0n,
): Choice {
  const inputFee = BigInt(Math.ceil((INPUT / 4) * rate));
  const selected = [...first, ...without(coins, first).filter(({ value }) => value > inputFee)];
  const fee = larger(feeFor(selected.length, [script.length], rate), minFee);
  const amount = sumOf(selected) - fee;
  if (amount <= 0n) return { kind: 'invalid', reason: 'feeAboveBalance' };
  if (amount < dustLimit(script)) return { kind: 'invalid', reason: 'dust' };
  return { kind: 'chosen', coins: selected, amount, fee, change: 0n };
}

/**
 * The minimum fee of a replacement of a transaction that pays `before`: an eighth more, and at least 1 sat more for
 * each of its own virtual bytes (BIP-125, rules 3 and 4).
 */
export function minReplacementFee(before: bigint, size: number): bigint {
  return larger(minimumReplacementPrice(before), before + BigInt(size));
}

function feeFor(inputs: number, scriptLengths: readonly number[], rate: FeeRate): bigint {
  return BigInt(Math.ceil(virtualSize(inputs, scriptLengths) * rate));
}

function without(coins: readonly Coin[], selected: readonly Coin[]): Coin[] {
  return coins.filter((coin) => !selected.some(({ txId, index }) => txId === coin.txId && index === coin.index));
}

export function sumOf(coins: readonly Coin[]): bigint {
  return coins.reduce((sum, { value }) => sum + value, 0n);
}

function larger(one: bigint, other: bigint): bigint {
  return one > other ? one : other;
}
