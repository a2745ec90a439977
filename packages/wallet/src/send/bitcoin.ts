import { base64, hex } from '@scure/base';
import { NETWORK, TEST_NETWORK, Transaction } from '@scure/btc-signer';
import { RawOldTx } from '@scure/btc-signer/script.js';
import { readBitcoinAddress } from '../address/bitcoin.ts';
import { CHAINS, type NetworkKind } from '../chains.ts';
import { FEE_CEILINGS, isFeeTooHigh } from '../feeBounds.ts';
import {
  type Choice,
  type Coin,
  chooseAll,
  chooseCoins,
  type FeeRate,
  minReplacementFee,
  sumOf,
  virtualSize,
} from './coins.ts';
import { outputOf, type PreviousTransactions, prove } from './previous.ts';
import type { BuildAnswer, ReadSendCall, ReviewedSend } from './types.ts';

export interface BitcoinSend {
  readonly network: NetworkKind;
  /** The wallet's own native segwit address, which receives the change. */
  readonly from: string;
  readonly to: string;
  /** In satoshi; null sends the whole balance. */
  readonly amount: bigint | null;
  /** The wallet's unspent outputs, without unconfirmed ones of somebody else. */
  readonly coins: readonly Coin[];
  /** The previous transactions of the coins, as far as they were loaded. */
  readonly previous: PreviousTransactions;
  readonly feeRate: FeeRate;
}

export type BitcoinAnswer =
  | BuildAnswer
  /** The values of the chosen coins are not proved: load these transactions, and build again with them. */
  | { readonly kind: 'unproved'; readonly txIds: readonly string[] }
  /** A coin has another value than the network reported, or does not belong to the wallet or to its transaction. */
  | { readonly kind: 'false' };

export interface BitcoinReplacement {
  readonly network: NetworkKind;
  readonly from: string;
  /** The PSBT of the pending transaction, as it was built. */
  readonly pending: string;
  /** `faster` sends the same with a higher fee, `cancel` sends everything back to the sender. */
  readonly purpose: 'faster' | 'cancel';
  /** Other unspent outputs, used if the change does not cover the higher fee. Not those of the pending transaction. */
  readonly coins: readonly Coin[];
  /** Their previous transactions, as far as they were loaded. */
  readonly previous: PreviousTransactions;
  readonly feeRate: FeeRate;
}

/** Signals that the transaction can be replaced (BIP-125), and disables relative lock times (BIP-68). */
const REPLACEABLE = 0xfffffffd;
const NETWORKS = { main: NETWORK, test: TEST_NETWORK };

/**
 * Builds a transfer of bitcoin from a native segwit address, which receives the change.
 *
 * @throws RangeError for an invalid address, which `checkAddress` finds beforehand
 */
export function buildBitcoinSend(send: BitcoinSend): BitcoinAnswer {
  const { network, from, to, amount, coins, previous, feeRate } = send;
  const { script } = readable(to);
  // Before coins are selected: no coins would suffice, which is not the real problem.
  if (virtualSize(1, [script.length]) * feeRate > Number(FEE_CEILINGS.bitcoin))
    return { kind: 'invalid', reason: 'feeTooHigh' };
  const choice = amount === null ? chooseAll(coins, script, feeRate) : chooseCoins(coins, amount, script, feeRate);
  return built({ network, from, to, choice, previous });
}

/**
 * Builds a replacement of a pending transaction: the same coins, with a fee that nodes accept for a replacement. If
 * neither its change nor other coins cover the higher fee, a smaller amount is sent. The review shows it.
 *
 * @throws RangeError if `pending` is not a transfer of this wallet
 */
export function replaceBitcoinSend(replacement: BitcoinReplacement): BitcoinAnswer {
  const { network, from, pending, purpose, coins, feeRate } = replacement;
  const before = decode(pending, from, network);
  if (!before) throw new RangeError('The pending transaction is no transfer of this wallet');
  const previous = new Map([...replacement.previous, ...before.previous]);
  const to = purpose === 'faster' ? before.to : from;
  const { script } = readable(to);
  // Including change and another input.
  const size = virtualSize(before.coins.length + 1, [script.length, readable(from).script.length]);
  const minFee = minReplacementFee(before.fee, size);
  const sameAmount = chooseCoins(coins, before.amount, script, feeRate, before.coins, minFee);
  if (purpose === 'faster' && sameAmount.kind === 'chosen')
    return built({ network, from, to, choice: sameAmount, previous });
  const choice = chooseAll([], script, feeRate, before.coins, minFee);
  return built({ network, from, to, choice, previous });
}

/** Reads what a PSBT does; null if it is not a transfer that this wallet builds. */
export function readBitcoinSend({ network, from, unsigned }: ReadSendCall): ReviewedSend | null {
  const decoded = decode(unsigned, from, network);
  if (!decoded) return null;
  return {
    chain: 'bitcoin',
    network,
    from,
    to: decoded.to,
    asset: CHAINS.bitcoin.native.symbol,
    amount: decoded.amount.toString(),
    fee: decoded.fee.toString(),
    opensTokenAccount: false,
    isReplaceable: true,
  };
}

interface Chosen {
  readonly network: NetworkKind;
  readonly from: string;
  readonly to: string;
  readonly choice: Choice;
  readonly previous: PreviousTransactions;
}

function built({ network, from, to, choice, previous }: Chosen): BitcoinAnswer {
  if (choice.kind === 'invalid') return choice;
  if (isFeeTooHigh('bitcoin', choice.fee)) return { kind: 'invalid', reason: 'feeTooHigh' };
  const sender = readable(from);
  const proof = prove(choice.coins, sender.script, previous);
  if (proof.kind !== 'proved') return proof;
  const transaction = new Transaction({ version: 2 });
  // In the order of BIP-69, which does not reveal which output is the change.
  const coins = choice.coins.toSorted((one, other) => byText(one.txId, other.txId) || one.index - other.index);
  for (const { txId, index } of coins) {
    const nonWitnessUtxo = proof.previous.get(txId);
    transaction.addInput({ txid: txId, index, sequence: REPLACEABLE, ...(nonWitnessUtxo && { nonWitnessUtxo }) });
  }
  const outputs = [
    { script: readable(to).script, amount: choice.amount },
    ...(choice.change > 0n ? [{ script: sender.script, amount: choice.change }] : []),
  ].toSorted(
    (one, other) => Number(one.amount - other.amount) || byText(hex.encode(one.script), hex.encode(other.script)),
  );
  for (const output of outputs) transaction.addOutput(output);
  const unsigned = base64.encode(transaction.toPSBT());
  const reviewed = readBitcoinSend({ chain: 'bitcoin', network, from, unsigned });
  if (!reviewed) throw new RangeError(`Nothing can be sent from ${from} on this network`);
  return { kind: 'built', unsigned, reviewed };
}

interface Decoded {
  readonly coins: readonly Coin[];
  readonly previous: PreviousTransactions;
  readonly to: string;
  readonly amount: bigint;
  readonly fee: bigint;
}

/** null unless every input is proved to be the sender's and at most one output goes to somebody else. */
function decode(unsigned: string, from: string, network: NetworkKind): Decoded | null {
  const sender = readable(from);
  const script = hex.encode(sender.script);
  const transaction = Transaction.fromPSBT(base64.decode(unsigned));
  if (sender.network !== network || transaction.lockTime !== 0 || transaction.inputsLength === 0) return null;
  const coins: Coin[] = [];
  const previous = new Map<string, string>();
  for (let at = 0; at < transaction.inputsLength; at += 1) {
    const { txid, index, sequence, nonWitnessUtxo, sighashType } = transaction.getInput(at);
    // The value in a `witnessUtxo` is not proved.
    if (!txid || index === undefined || !nonWitnessUtxo) return null;
    const [txId, bytes] = [hex.encode(txid), RawOldTx.encode(nonWitnessUtxo)];
    const output = outputOf(bytes, txId, index);
    if (!output || hex.encode(output.script) !== script) return null;
    // Any other hash type would let somebody change the outputs afterwards.
    if (sequence !== REPLACEABLE || (sighashType ?? 1) !== 1) return null;
    coins.push({ txId, index, value: output.amount });
    previous.set(txId, hex.encode(bytes));
  }
  const outputs = Array.from({ length: transaction.outputsLength }, (_, at) => ({
    address: transaction.getOutputAddress(at, NETWORKS[network]),
    amount: transaction.getOutput(at).amount ?? 0n,
  }));
  const others = outputs.filter(({ address }) => address !== sender.address);
  // Sending everything to oneself cancels a transfer; there is no change to distinguish from it.
  const [paid, ...rest] = others.length === 0 ? outputs : others;
  if (!paid || rest.length > 0 || paid.address === undefined || outputs.length > 2) return null;
  const fee = sumOf(coins) - outputs.reduce((sum, { amount }) => sum + amount, 0n);
  return fee < 0n ? null : { coins, previous, to: paid.address, amount: paid.amount, fee };
}

function readable(address: string) {
  const reading = readBitcoinAddress(address);
  if (reading.kind === 'unread') throw new RangeError(`${address} is no address of Bitcoin: ${reading.reason}`);
  return reading;
}

function byText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
