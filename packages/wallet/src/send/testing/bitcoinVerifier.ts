import { createRequire } from 'node:module';

interface Script {
  readonly toHex: () => string;
}
interface Input {
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
  readonly Transaction: new (hex: string) => SpendingTransaction;
  readonly Address: new (text: string) => unknown;
  readonly Script: {
    new (text: string): Script;
    fromAddress(address: unknown): Script;
    readonly Interpreter: { new (): Interpreter } & Readonly<Record<string, number>>;
  };
}

// An independent library without types, which verifies what our own libraries signed.
const require = createRequire(import.meta.url);
const bitcore = require('bitcore-lib') as Bitcore;

/**
 * Executes the scripts of a signed transaction whose inputs all spend outputs of `address` with these values, in
 * satoshi.
 */
export function isSpendValid(bytes: string, address: string, values: readonly number[]) {
  const transaction = new bitcore.Transaction(bytes);
  const { Interpreter } = bitcore.Script;
  const flags =
    (Interpreter['SCRIPT_VERIFY_P2SH'] ?? 0) |
    (Interpreter['SCRIPT_VERIFY_WITNESS'] ?? 0) |
    (Interpreter['SCRIPT_VERIFY_LOW_S'] ?? 0) |
    (Interpreter['SCRIPT_VERIFY_STRICTENC'] ?? 0);
  const locked = bitcore.Script.fromAddress(new bitcore.Address(address));
  const valid = transaction.inputs.map((input, at) =>
    new Interpreter().verify(
      new bitcore.Script(''),
      locked,
      transaction,
      at,
      flags,
      input.getWitnesses(),
      values[at] ?? 0,
    ),
  );
  return { txId: transaction.id, valid };
}
