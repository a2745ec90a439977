import { UTXO_CHAINS, type UtxoChainId } from './utxoChains.ts';

const outputWeight = (scriptLength: number) => 4 * (9 + scriptLength);
const countWeight = (count: number) => 4 * (count < 0xfd ? 1 : 3);

/** Virtual bytes of a signed transaction of inputs of the chain's own form (BIP-141). */
export function virtualSize(chain: UtxoChainId, inputs: number, scriptLengths: readonly number[]): number {
  const { frameWeight, inputWeight } = UTXO_CHAINS[chain];
  const outputs = scriptLengths.reduce((sum, length) => sum + outputWeight(length), 0);
  const counts = countWeight(inputs) + countWeight(scriptLengths.length);
  return Math.ceil((frameWeight + counts + inputs * inputWeight + outputs) / 4);
}
