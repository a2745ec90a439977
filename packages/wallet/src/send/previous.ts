import { hex } from '@scure/base';
import { RawOldTx, RawTx } from '@scure/btc-signer/script.js';
import { sha256x2 } from '@scure/btc-signer/utils.js';
import type { Coin } from './coins.ts';

/** Whole transactions that coins came from, in hex as nodes write them, by their id. */
export type PreviousTransactions = ReadonlyMap<string, string>;

/** How many transactions one transfer may need for the values of its coins: each of them is a question to a node. */
const MOST_PREVIOUS = 100;

/** How many bytes they may have together, so that no phone reads them for long. Nodes pass on none above 100,000 alone. */
const MOST_PREVIOUS_BYTES = 400_000;

type Proof =
  /** By the coin's transaction: its bytes without witnesses, which its id is the hash of. */
  | { readonly kind: 'proved'; readonly previous: ReadonlyMap<string, Uint8Array> }
  | { readonly kind: 'unproved'; readonly txIds: readonly string[] }
  | { readonly kind: 'false' }
  | { readonly kind: 'invalid'; readonly reason: 'tooManyCoins' };

/**
 * Whether each coin is worth what the network says, by the transaction that it came from: what hashes to the coin's own
 * transaction id was not made up. A signature covers the value of its own input alone (BIP-143), so without this, two
 * signatures over different lies together pay a fee that nobody reviewed.
 *
 * @param script what every coin has to be locked with
 */
export function prove(coins: readonly Coin[], script: Uint8Array, given: PreviousTransactions): Proof {
  const txIds = [...new Set(coins.map(({ txId }) => txId))];
  if (txIds.length > MOST_PREVIOUS) return { kind: 'invalid', reason: 'tooManyCoins' };
  const missing = txIds.filter((txId) => !given.has(txId));
  if (missing.length > 0) return { kind: 'unproved', txIds: missing };
  const previous = new Map<string, Uint8Array>();
  let size = 0;
  for (const { txId, index, value } of coins) {
    const bytes = previous.get(txId) ?? withoutWitnesses(given.get(txId) ?? '');
    const output = bytes && outputOf(bytes, txId, index);
    if (!output || output.amount !== value || hex.encode(output.script) !== hex.encode(script))
      return { kind: 'false' };
    previous.set(txId, bytes);
    // Each input carries its own copy (BIP-174).
    size += bytes.length;
  }
  return size > MOST_PREVIOUS_BYTES ? { kind: 'invalid', reason: 'tooManyCoins' } : { kind: 'proved', previous };
}

/**
 * An output of a transaction; null unless the transaction has it, and this id.
 *
 * @param bytes the transaction without witnesses
 */
export function outputOf(bytes: Uint8Array, txId: string, index: number) {
  if (hex.encode(sha256x2(bytes).toReversed()) !== txId) return null;
  return RawOldTx.decode(bytes).outputs[index] ?? null;
}

/** What a transaction's id is the hash of; null when the text is no transaction. */
function withoutWitnesses(text: string): Uint8Array | null {
  try {
    return RawOldTx.encode(RawTx.decode(hex.decode(text)));
  } catch {
    return null;
  }
}
