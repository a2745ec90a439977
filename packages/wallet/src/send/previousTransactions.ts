import { hex } from '@scure/base';
import { RawOldTx, RawTx } from '@scure/btc-signer/script.js';
import { sha256x2 } from '@scure/btc-signer/utils.js';
import type { Coin } from './coins.ts';

/** The previous transactions of coins, complete and in hex as nodes return them, by their id. */
export type PreviousTransactions = ReadonlyMap<string, string>;

/** The maximum number of previous transactions for one transfer: each of them is a call to a node. */
const MAX_PREVIOUS = 100;

/**
 * Their maximum total size in bytes, so that parsing them does not take a phone long. Nodes relay none above 100,000.
 */
const MAX_PREVIOUS_BYTES = 400_000;

type Proof =
  /** For each previous transaction, by its id: its bytes without witnesses, whose hash is the id. */
  | { readonly kind: 'proved'; readonly previous: ReadonlyMap<string, Uint8Array> }
  | { readonly kind: 'unproved'; readonly txIds: readonly string[] }
  | { readonly kind: 'false' }
  | { readonly kind: 'invalid'; readonly reason: 'tooManyCoins' };

/**
 * Checks the value of each coin against its previous transaction, whose hash must be the coin's transaction id.
 *
 * A signature only covers the value of its own input (BIP-143), or no value at all (Dogecoin). Without this, two signatures
 * over different false values together, or a single one, pay a fee that nobody reviewed.
 *
 * @param script the locking script that every coin must have
 */
export function proveCoins(coins: readonly Coin[], script: Uint8Array, transactions: PreviousTransactions): Proof {
  const txIds = [...new Set(coins.map(({ txId }) => txId))];
  if (txIds.length > MAX_PREVIOUS) return { kind: 'invalid', reason: 'tooManyCoins' };
  const missing = txIds.filter((txId) => !transactions.has(txId));
  if (missing.length > 0) return { kind: 'unproved', txIds: missing };
  const previous = new Map<string, Uint8Array>();
  let size = 0;
  for (const { txId, index, value } of coins) {
    const bytes = previous.get(txId) ?? withoutWitnesses(transactions.get(txId) ?? '');
    const output = bytes && outputOf(bytes, txId, index);
    if (!output || output.amount !== value || hex.encode(output.script) !== hex.encode(script))
      return { kind: 'false' };
    previous.set(txId, bytes);
    // Each input carries its own copy (BIP-174).
    size += bytes.length;
  }
  return size > MAX_PREVIOUS_BYTES ? { kind: 'invalid', reason: 'tooManyCoins' } : { kind: 'proved', previous };
}

/**
 * An output of a transaction; null unless the transaction has the output and this id.
 *
 * @param bytes the transaction without witnesses
 */
export function outputOf(bytes: Uint8Array, txId: string, index: number) {
  if (hex.encode(sha256x2(bytes).toReversed()) !== txId) return null;
  return RawOldTx.decode(bytes).outputs[index] ?? null;
}

/** The bytes whose hash is a transaction's id; null if the text is not a transaction. */
function withoutWitnesses(text: string): Uint8Array | null {
  try {
    return RawOldTx.encode(RawTx.decode(hex.decode(text)));
  } catch {
    return null;
  }
}
