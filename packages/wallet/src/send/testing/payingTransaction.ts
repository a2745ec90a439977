import { hex } from '@scure/base';
import { RawTx, Transaction } from '@scure/btc-signer';
import { readUtxoAddress } from '../../address/utxo.ts';

/**
 * A transaction that pays these values to an address, one output each, in a node's format, with a witness.
 *
 * @param mark two hex digits that make transactions differ
 */
export function payingTransaction(address: string, values: readonly bigint[], mark = '99') {
  const reading = (['bitcoin', 'dogecoin'] as const)
    .map((chain) => readUtxoAddress(chain, address))
    .find(({ kind }) => kind === 'read');
  if (reading?.kind !== 'read') throw new RangeError(`${address} is no address of Bitcoin or Dogecoin`);
  const bytes = RawTx.encode({
    version: 2,
    segwitFlag: true,
    inputs: [{ txid: hex.decode(mark.repeat(32)), index: 0, finalScriptSig: new Uint8Array(), sequence: 0xffffffff }],
    outputs: values.map((amount) => ({ script: reading.script, amount })),
    witnesses: [[new Uint8Array(64)]],
    lockTime: 0,
  });
  return { txId: Transaction.fromRaw(bytes, { allowUnknownInputs: true }).id, hex: hex.encode(bytes) };
}
