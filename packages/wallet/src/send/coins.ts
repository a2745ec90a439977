import { minimumReplacementPrice } from '../fee.ts';
import { UTXO_CHAINS, type UtxoChainId } from '../utxoChains.ts';
import { SPENT_FORMS, type SpentForm } from '../utxoForms.ts';
import { virtualSize } from '../virtualSize.ts';

/** An unspent output of the sender's address. */
export interface Coin {
  readonly txId: string;
  readonly index: number;
  /** In satoshi or koinu. */
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

/** Satoshi or koinu per virtual byte; may have a fraction. */
export type FeeRate = number;

/**
 * The minimum output that nodes relay, in smallest units. On Bitcoin three times the cost of creating and spending it at
 * 1 sat/vB: 294 for native segwit, 330 for Taproot, 546 for the oldest form.
 */
export function dustLimit(chain: UtxoChainId, script: Uint8Array): bigint {
  const isSegwit = (script[0] === 0 || (script[0] ?? 0) > 0x50) && script[1] === script.length - 2;
  return UTXO_CHAINS[chain].dust ?? BigInt(3 * (9 + script.length + (isSegwit ? 67 : 148)));
}

export interface Selection {
  readonly chain: UtxoChainId;
  /** The form of the sender's address, which all coins have. */
  readonly form: SpentForm;
  readonly coins: readonly Coin[];
  /** The recipient's locking script. */
  readonly script: Uint8Array;
  readonly rate: FeeRate;
  /** Coins that must be included, which a replacement needs. @default none */
  readonly first?: readonly Coin[];
  /** @default 0 */
  readonly minFee?: bigint;
}

/**
 * Selects coins for `amount`, the largest first, so that there are few inputs to pay for. The rest goes back as change,
 * unless it would be dust: then it is part of the fee.
 *
 * @param own the sender's locking script, which receives the change
 */
export function chooseCoins(
  { chain, form, coins, script, rate, first = [], minFee = 0n }: Selection,
  amount: bigint,
  own: Uint8Array,
): Choice {
  if (amount < dustLimit(chain, script)) return { kind: 'invalid', reason: 'dust' };
  const more = without(coins, first).toSorted((one, other) => (one.value < other.value ? 1 : -1));
  const total = sumOf([...first, ...more]);
  if (amount > total) return { kind: 'invalid', reason: 'aboveBalance' };
  const feeOf = (inputs: number, scriptLengths: readonly number[]) =>
    larger(feeFor(virtualSize(form, inputs, scriptLengths), rate), minFee);
  for (let count = 0; count <= more.length; count += 1) {
    const selected = [...first, ...more.slice(0, count)];
    if (selected.length === 0) continue;
    const left = sumOf(selected) - amount;
    const changeFee = feeOf(selected.length, [script.length, own.length]);
    const change = left - changeFee;
    if (change >= dustLimit(chain, own)) return { kind: 'chosen', coins: selected, amount, fee: changeFee, change };
    if (left >= feeOf(selected.length, [script.length]))
      return { kind: 'chosen', coins: selected, amount, fee: left, change: 0n };
  }
  return { kind: 'invalid', reason: 'feeAboveBalance' };
}

/** Selects everything: every coin that is worth more than its own input costs, and no change. */
export function chooseAll({ chain, form, coins, script, rate, first = [], minFee = 0n }: Selection): Choice {
  const inputFee = feeFor(SPENT_FORMS[form].inputWeight / 4, rate);
  const selected = [...first, ...without(coins, first).filter(({ value }) => value > inputFee)];
  const fee = larger(feeFor(virtualSize(form, selected.length, [script.length]), rate), minFee);
  const amount = sumOf(selected) - fee;
  if (amount <= 0n) return { kind: 'invalid', reason: 'feeAboveBalance' };
  if (amount < dustLimit(chain, script)) return { kind: 'invalid', reason: 'dust' };
  return { kind: 'chosen', coins: selected, amount, fee, change: 0n };
}

/**
 * The minimum fee of a replacement of a transaction that pays `before`: an eighth more, and at least the chain's
 * step more for each of its own virtual bytes (BIP-125, rules 3 and 4).
 */
export function minReplacementFee(chain: UtxoChainId, before: bigint, size: number): bigint {
  return larger(minimumReplacementPrice(before), before + UTXO_CHAINS[chain].replacementStep * BigInt(size));
}

function feeFor(size: number, rate: FeeRate): bigint {
  return BigInt(Math.ceil(size * rate));
}

function without(coins: readonly Coin[], selected: readonly Coin[]): Coin[] {
  return coins.filter((coin) => !selected.some(({ txId, index }) => txId === coin.txId && index === coin.index));
}

/** The total value of some coins, in satoshi or koinu. */
export function sumOf(coins: readonly Coin[]): bigint {
  return coins.reduce((sum, { value }) => sum + value, 0n);
}

function larger(one: bigint, other: bigint): bigint {
  return one > other ? one : other;
}
