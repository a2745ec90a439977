import { SPENT_FORMS, type SpentForm } from './utxoForms.ts';

const outputWeight = (scriptLength: number) => 4 * (9 + scriptLength);
const countWeight = (count: number) => 4 * (count < 0xfd ? 1 : 3);

/** Virtual bytes of a signed transaction whose inputs all have the sender's form (BIP-141). */
export function virtualSize(form: SpentForm, inputs: number, scriptLengths: readonly number[]): number {
  const { frameWeight, inputWeight } = SPENT_FORMS[form];
  const outputs = scriptLengths.reduce((sum, length) => sum + outputWeight(length), 0);
  const counts = countWeight(inputs) + countWeight(scriptLengths.length);
  return Math.ceil((frameWeight + counts + inputs * inputWeight + outputs) / 4);
}
