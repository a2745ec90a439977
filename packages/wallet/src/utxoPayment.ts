import { p2pkh, p2sh, p2tr, p2wpkh } from '@scure/btc-signer';
import type { UtxoNetwork } from './utxoChains.ts';
import type { SpentForm } from './utxoForms.ts';

/** The address of a public key in a form, and what an input that spends from it has to reveal. */
interface UtxoPayment {
  readonly address?: string;
  /** The witness program behind a script hash (BIP-49). */
  readonly redeemScript?: Uint8Array;
  /** The key before it was tweaked (BIP-341). */
  readonly tapInternalKey?: Uint8Array;
}

const PAYMENTS: Readonly<Record<SpentForm, (publicKey: Uint8Array, network?: UtxoNetwork) => UtxoPayment>> = {
  p2pkh,
  p2sh: (publicKey, network) => p2sh(p2wpkh(publicKey, network), network),
  p2wpkh,
  // Taproot takes the key without its sign (BIP-340), and has no scripts here (BIP-86).
  p2tr: (publicKey, network) => p2tr(publicKey.subarray(1), undefined, network),
};

/**
 * @param publicKey compressed
 * @param network only the address depends on it; Bitcoin's main network if it is left out
 */
export function utxoPayment(form: SpentForm, publicKey: Uint8Array, network?: UtxoNetwork): UtxoPayment {
  return PAYMENTS[form](publicKey, network);
}
