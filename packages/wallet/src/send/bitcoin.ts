import { base64, hex } from '@scure/base';
import { NETWORK, TEST_NETWORK, Transaction } from '@scure/btc-signer';
import { readBitcoinAddress } from '../address/bitcoin.ts';
import { CHAINS, type NetworkKind } from '../chains.ts';
import {
  type Choice,
  type Coin,
  chooseAll,
  chooseCoins,
  type FeeRate,
  leastReplacementFee,
  sumOf,
  virtualSize,
} from './coins.ts';
import type { BuildAnswer, ReadSendCall, ReviewedSend } from './types.ts';

export interface BitcoinSend {
  readonly network: NetworkKind;
  /** The wallet's own native segwit address, which change goes back to. */
  readonly from: string;
  readonly to: string;
  /** In satoshi; all of it when null. */
  readonly amount: bigint | null;
  /** The wallet's unspent outputs. Leave out those that are somebody else's and not confirmed. */
  readonly coins: readonly Coin[];
  readonly feeRate: FeeRate;
}

export interface BitcoinReplacement {
  readonly network: NetworkKind;
  readonly from: string;
  /** The PSBT of the pending transaction, as it was built. */
  readonly pending: string;
  /** `faster` sends the same again, `cancel` everything to oneself. */
  readonly purpose: 'faster' | 'cancel';
  /** Other unspent outputs, for when its change does not pay for the higher fee. Not those of the pending one. */
  readonly coins: readonly Coin[];
  readonly feeRate: FeeRate;
}

/** Says that another transaction may take its place (BIP-125), and leaves relative lock times off (BIP-68). */
const REPLACEABLE = 0xfffffffd;
const NETWORKS = { main: NETWORK, test: TEST_NETWORK };

/**
 * Builds a transfer of bitcoin from a native segwit address, change back to itself.
 *
 * @throws RangeError when an address is none, which `checkAddress` finds out before
 */
export function buildBitcoinSend({ network, from, to, amount, coins, feeRate }: BitcoinSend): BuildAnswer {
  const { script } = readable(to);
  const choice = amount === null ? chooseAll(coins, script, feeRate) : chooseCoins(coins, amount, script, feeRate);
  return built(network, from, to, choice);
}

/**
 * Builds what takes the place of a pending transaction: the same coins, and a fee that nodes accept for it.
 *
 * When neither its change nor other coins pay for the higher fee, less is sent. The review shows it.
 *
 * @throws RangeError when `pending` is no transfer of this wallet
 */
export function replaceBitcoinSend(replacement: BitcoinReplacement): BuildAnswer {
  const { network, from, pending, purpose, coins, feeRate } = replacement;
  const before = decode(pending, from, network);
  if (!before) throw new RangeError('The pending transaction is no transfer of this wallet');
  const to = purpose === 'faster' ? before.to : from;
  const { script } = readable(to);
  // With room for change and for one more input.
  const size = virtualSize(before.coins.length + 1, [script.length, readable(from).script.length]);
  const leastFee = leastReplacementFee(before.fee, size);
  const same = chooseCoins(coins, before.amount, script, feeRate, before.coins, leastFee);
  if (purpose === 'faster' && same.kind === 'chosen') return built(network, from, to, same);
  return built(network, from, to, chooseAll([], script, feeRate, before.coins, leastFee));
}

/** What a PSBT does; null when it is not a transfer that this wallet makes. */
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

function built(network: NetworkKind, from: string, to: string, choice: Choice): BuildAnswer {
  if (choice.kind === 'invalid') return choice;
  const own = readable(from);
  const transaction = new Transaction({ version: 2 });
  // In the order of BIP-69, which tells nobody which output is the change.
  const coins = choice.coins.toSorted((one, other) => byText(one.txId, other.txId) || one.index - other.index);
  for (const { txId, index, value } of coins) {
    const witnessUtxo = { script: own.script, amount: value };
    transaction.addInput({ txid: txId, index, sequence: REPLACEABLE, witnessUtxo });
  }
  const outputs = [
    { script: readable(to).script, amount: choice.amount },
    ...(choice.change > 0n ? [{ script: own.script, amount: choice.change }] : []),
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
  readonly to: string;
  readonly amount: bigint;
  readonly fee: bigint;
}

/** null unless every input is one's own and at most one output goes to somebody else. */
function decode(unsigned: string, from: string, network: NetworkKind): Decoded | null {
  const own = readable(from);
  const script = hex.encode(own.script);
  const transaction = Transaction.fromPSBT(base64.decode(unsigned));
  if (own.network !== network || transaction.lockTime !== 0 || transaction.inputsLength === 0) return null;
  const coins: Coin[] = [];
  for (let at = 0; at < transaction.inputsLength; at += 1) {
    const { txid, index, sequence, witnessUtxo, sighashType } = transaction.getInput(at);
    if (!txid || index === undefined || !witnessUtxo || hex.encode(witnessUtxo.script) !== script) return null;
    // Any other hash type would let somebody change the outputs afterwards.
    if (sequence !== REPLACEABLE || (sighashType ?? 1) !== 1) return null;
    coins.push({ txId: hex.encode(txid), index, value: witnessUtxo.amount });
  }
  const outputs = Array.from({ length: transaction.outputsLength }, (_, at) => ({
    address: transaction.getOutputAddress(at, NETWORKS[network]),
    amount: transaction.getOutput(at).amount ?? 0n,
  }));
  const others = outputs.filter(({ address }) => address !== own.address);
  // All to oneself takes a transfer back; then there is no change to tell apart from it.
  const [paid, ...rest] = others.length === 0 ? outputs : others;
  if (!paid || rest.length > 0 || paid.address === undefined || outputs.length > 2) return null;
  const fee = sumOf(coins) - outputs.reduce((sum, { amount }) => sum + amount, 0n);
  return fee < 0n ? null : { coins, to: paid.address, amount: paid.amount, fee };
}

function readable(address: string) {
  const reading = readBitcoinAddress(address);
  if (reading.kind === 'unread') throw new RangeError(`${address} is no address of Bitcoin: ${reading.reason}`);
  return reading;
}

function byText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
