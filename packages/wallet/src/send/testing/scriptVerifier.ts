import { createRequire } from 'node:module';
import { hex } from '@scure/base';
import { readUtxoAddress } from '../../address/utxo.ts';
import type { UtxoChainId } from '../../utxoChains.ts';

interface Script {
  readonly toHex: () => string;
}
interface Input {
  readonly script: Script;
  /** The spent output, which Taproot's signatures cover. */
  output: unknown;
  readonly getWitnesses: () => unknown;
}
interface SpendingTransaction {
  readonly id: string;
  readonly inputs: readonly Input[];
}
interface Interpreter {
  verify(
    scriptSig: Script,
    scriptPubkey: Script,
    transaction: SpendingTransaction,
    index: number,
    flags: number,
    witness: unknown,
    satoshis: number,
  ): boolean;
}
interface Bitcore {
  readonly Transaction: {
    new (hex: string): SpendingTransaction;
    readonly Output: new (output: { readonly script: Script; readonly satoshis: number }) => unknown;
  };
  readonly Script: {
    fromHex(text: string): Script;
    readonly Interpreter: { new (): Interpreter } & Readonly<Record<string, number>>;
  };
}

// An independent library without types, which verifies what our own libraries signed.
const require = createRequire(import.meta.url);
const bitcore = require('bitcore-lib') as Bitcore;

/**
 * Executes the scripts of a signed transaction whose inputs all spend outputs of `address` with these values, in
 * satoshi or koinu.
 */
export function isSpendValid(
  bytes: string,
  address: string,
  values: readonly number[],
  chain: UtxoChainId = 'bitcoin',
) {
  const reading = readUtxoAddress(chain, address);
  if (reading.kind !== 'read') throw new RangeError(`${address} is no address of ${chain}`);
  const transaction = new bitcore.Transaction(bytes);
  const { Interpreter } = bitcore.Script;
  const flags =
    (Interpreter['SCRIPT_VERIFY_P2SH'] ?? 0) |
    (Interpreter['SCRIPT_VERIFY_WITNESS'] ?? 0) |
    (Interpreter['SCRIPT_VERIFY_TAPROOT'] ?? 0) |
    (Interpreter['SCRIPT_VERIFY_LOW_S'] ?? 0) |
    (Interpreter['SCRIPT_VERIFY_STRICTENC'] ?? 0);
  const locked = bitcore.Script.fromHex(hex.encode(reading.script));
  for (const [at, input] of transaction.inputs.entries())
    input.output = new bitcore.Transaction.Output({ script: locked, satoshis: values[at] ?? 0 });
  const valid = transaction.inputs.map((input, at) =>
    new Interpreter().verify(input.script, locked, transaction, at, flags, input.getWitnesses() ?? [], values[at] ?? 0),
  );
  return { txId: transaction.id, valid };
}
