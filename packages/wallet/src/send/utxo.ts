import { base64, hex } from '@scure/base';
import { Transaction } from '@scure/btc-signer';
import { RawOldTx } from '@scure/btc-signer/script.js';
import { readUtxoAddress } from '../address/utxo.ts';
import { CHAINS, type NetworkKind } from '../chains.ts';
import { FEE_CEILINGS, isFeeTooHigh } from '../feeBounds.ts';
import { UTXO_CHAINS, type UtxoChainId } from '../utxoChains.ts';
import { type SpentForm, spentFormOf } from '../utxoForms.ts';
import { virtualSize } from '../virtualSize.ts';
import { type Choice, type Coin, chooseAll, chooseCoins, type FeeRate, minReplacementFee, sumOf } from './coins.ts';
import { outputOf, type PreviousTransactions, proveCoins } from './previousTransactions.ts';
import type { BuildAnswer, ReadSendCall, ReviewedSend } from './types.ts';

export interface UtxoSend {
  readonly chain: UtxoChainId;
  readonly network: NetworkKind;
  /** The wallet's own address, which receives the change. */
  readonly from: string;
  readonly to: string;
  /** In satoshi or koinu; null sends the whole balance. */
  readonly amount: bigint | null;
  /** The wallet's unspent outputs, without unconfirmed ones of somebody else. */
  readonly coins: readonly Coin[];
  /** The previous transactions of the coins, as far as they were loaded. */
  readonly previous: PreviousTransactions;
  readonly feeRate: FeeRate;
}

export type UtxoAnswer =
  | BuildAnswer
  /** The values of the chosen coins are not proved: load these transactions, and build again with them. */
  | { readonly kind: 'unproved'; readonly txIds: readonly string[] }
  /** A coin has another value than the network reported, or does not belong to the wallet or to its transaction. */
  | { readonly kind: 'false' };

export interface UtxoReplacement {
  readonly chain: UtxoChainId;
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

/**
 * Builds a transfer from the wallet's address, which receives the change.
 *
 * @throws RangeError for an invalid address, which `checkAddress` finds beforehand
 */
export function buildUtxoSend(send: UtxoSend): UtxoAnswer {
  const { chain, network, from, to, amount, coins, previous, feeRate: rate } = send;
  const { script } = readable(chain, to);
  const form = formOf(chain, from);
  // Before coins are selected: no coins would suffice, which is not the real problem.
  if (virtualSize(form, 1, [script.length]) * rate > Number(FEE_CEILINGS[chain]))
    return { kind: 'invalid', reason: 'feeTooHigh' };
  const selection = { chain, form, coins, script, rate };
  const choice = amount === null ? chooseAll(selection) : chooseCoins(selection, amount, readable(chain, from).script);
  return built({ chain, network, from, to, choice, previous });
}

/**
 * Builds a replacement of a pending transaction: the same coins, with a fee that nodes accept for a replacement. If
 * neither its change nor other coins cover the higher fee, a smaller amount is sent. The review shows it.
 *
 * @throws RangeError if `pending` is not a transfer of this wallet
 */
export function replaceUtxoSend(replacement: UtxoReplacement): UtxoAnswer {
  const { chain, network, from, pending, purpose, coins, feeRate: rate } = replacement;
  const before = decode(chain, pending, from, network);
  if (!before) throw new RangeError('The pending transaction is no transfer of this wallet');
  const previous = new Map([...replacement.previous, ...before.previous]);
  const to = purpose === 'faster' ? before.to : from;
  const [{ script }, own] = [readable(chain, to), readable(chain, from).script];
  // Including change and another input.
  const form = formOf(chain, from);
  const size = virtualSize(form, before.coins.length + 1, [script.length, own.length]);
  const minFee = minReplacementFee(chain, before.fee, size);
  const selection = { chain, form, coins, script, rate, first: before.coins, minFee };
  const sameAmount = chooseCoins(selection, before.amount, own);
  if (purpose === 'faster' && sameAmount.kind === 'chosen')
    return built({ chain, network, from, to, choice: sameAmount, previous });
  const choice = chooseAll({ ...selection, coins: [] });
  return built({ chain, network, from, to, choice, previous });
}

/** Reads what a PSBT does; null if it is not a transfer that this wallet builds. */
export function readUtxoSend(call: ReadSendCall & { readonly chain: UtxoChainId }): ReviewedSend | null {
  const { chain, network, from, unsigned } = call;
  const decoded = decode(chain, unsigned, from, network);
  if (!decoded) return null;
  return {
    chain,
    network,
    from,
    to: decoded.to,
    asset: CHAINS[chain].native.symbol,
    amount: decoded.amount.toString(),
    fee: decoded.fee.toString(),
    opensTokenAccount: false,
    isReplaceable: true,
  };
}

interface Chosen {
  readonly chain: UtxoChainId;
  readonly network: NetworkKind;
  readonly from: string;
  readonly to: string;
  readonly choice: Choice;
  readonly previous: PreviousTransactions;
}

function built({ chain, network, from, to, choice, previous }: Chosen): UtxoAnswer {
  if (choice.kind === 'invalid') return choice;
  if (isFeeTooHigh(chain, choice.fee)) return { kind: 'invalid', reason: 'feeTooHigh' };
  const sender = readable(chain, from);
  const proof = proveCoins(choice.coins, sender.script, previous);
  if (proof.kind !== 'proved') return proof;
  const transaction = new Transaction({ version: UTXO_CHAINS[chain].version });
  // In the order of BIP-69, which does not reveal which output is the change.
  const coins = choice.coins.toSorted((one, other) => byText(one.txId, other.txId) || one.index - other.index);
  for (const { txId, index } of coins) {
    const nonWitnessUtxo = proof.previous.get(txId);
    transaction.addInput({ txid: txId, index, sequence: REPLACEABLE, ...(nonWitnessUtxo && { nonWitnessUtxo }) });
  }
  const outputs = [
    { script: readable(chain, to).script, amount: choice.amount },
    ...(choice.change > 0n ? [{ script: sender.script, amount: choice.change }] : []),
  ].toSorted(
    (one, other) => Number(one.amount - other.amount) || byText(hex.encode(one.script), hex.encode(other.script)),
  );
  for (const output of outputs) transaction.addOutput(output);
  const unsigned = base64.encode(transaction.toPSBT());
  const reviewed = readUtxoSend({ chain, network, from, unsigned });
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

/**
 * null unless each input is proved to belong to the sender and has no other fields, and at most one output goes to
 * somebody else.
 */
function decode(chain: UtxoChainId, unsigned: string, from: string, network: NetworkKind): Decoded | null {
  const sender = readable(chain, from);
  const script = hex.encode(sender.script);
  const transaction = Transaction.fromPSBT(base64.decode(unsigned));
  if (sender.network !== network || transaction.lockTime !== 0 || transaction.inputsLength === 0) return null;
  const coins: Coin[] = [];
  const previous = new Map<string, string>();
  for (let at = 0; at < transaction.inputsLength; at += 1) {
    const { txid, index, sequence, nonWitnessUtxo, ...more } = transaction.getInput(at);
    // The value in a `witnessUtxo` is not proved, any other hash type would let somebody change the outputs afterwards, and
    // scripts and keys are added when it is signed.
    if (Object.keys(more).length > 0 || !txid || index === undefined || !nonWitnessUtxo) return null;
    const [txId, bytes] = [hex.encode(txid), RawOldTx.encode(nonWitnessUtxo)];
    const output = outputOf(bytes, txId, index);
    if (!output || hex.encode(output.script) !== script) return null;
    if (sequence !== REPLACEABLE) return null;
    coins.push({ txId, index, value: output.amount });
    previous.set(txId, hex.encode(bytes));
  }
  const outputs = Array.from({ length: transaction.outputsLength }, (_, at) => ({
    address: transaction.getOutputAddress(at, UTXO_CHAINS[chain].networks[network]),
    amount: transaction.getOutput(at).amount ?? 0n,
  }));
  const others = outputs.filter(({ address }) => address !== sender.address);
  // Sending everything to oneself cancels a transfer; there is no change to distinguish from it.
  const [paid, ...rest] = others.length === 0 ? outputs : others;
  if (!paid || rest.length > 0 || paid.address === undefined || outputs.length > 2) return null;
  const fee = sumOf(coins) - outputs.reduce((sum, { amount }) => sum + amount, 0n);
  return fee < 0n ? null : { coins, previous, to: paid.address, amount: paid.amount, fee };
}

function readable(chain: UtxoChainId, address: string) {
  const reading = readUtxoAddress(chain, address);
  if (reading.kind === 'unread')
    throw new RangeError(`${address} is no address of ${CHAINS[chain].name}: ${reading.reason}`);
  return reading;
}

function formOf(chain: UtxoChainId, address: string): SpentForm {
  const form = spentFormOf(chain, address);
  if (form === null) throw new RangeError(`${address} is no address of this wallet`);
  return form;
}

function byText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
