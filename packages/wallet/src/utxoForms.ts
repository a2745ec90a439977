import { readUtxoAddress } from './address/utxo.ts';
import type { UtxoChainId } from './utxoChains.ts';

/**
 * The forms of addresses that the wallet spends from (WALLET-17): BIP-44, BIP-49, BIP-84 and BIP-86. Its only script
 * hashes are those of nested segwit.
 */
export type SpentForm = 'p2pkh' | 'p2sh' | 'p2wpkh' | 'p2tr';

/** The sizes that a fee depends on. */
interface FormSizes {
  /** The length of its locking script, in bytes. */
  readonly script: number;
  /** Weight of a transaction without its inputs, its outputs and their counts (BIP-141). */
  readonly frameWeight: number;
  /** Weight of an input with a signature of the longest form. */
  readonly inputWeight: number;
}

/** Version and lock time. */
const FRAME = 4 * 8;
/** The same with marker and flag. */
const SEGWIT_FRAME = FRAME + 2;
/** A witness of an ECDSA signature and a public key. */
const KEY_WITNESS = 108;

/** The sizes of each form. */
export const SPENT_FORMS: Readonly<Record<SpentForm, FormSizes>> = {
  p2pkh: { script: 25, frameWeight: FRAME, inputWeight: 4 * 148 },
  p2sh: { script: 23, frameWeight: SEGWIT_FRAME, inputWeight: 4 * 64 + KEY_WITNESS },
  p2wpkh: { script: 22, frameWeight: SEGWIT_FRAME, inputWeight: 4 * 41 + KEY_WITNESS },
  // A Schnorr signature, and no public key.
  p2tr: { script: 34, frameWeight: SEGWIT_FRAME, inputWeight: 4 * 41 + 66 },
};

/** The form of an own address; null if the wallet cannot have such an address. */
export function spentFormOf(chain: UtxoChainId, address: string): SpentForm | null {
  const reading = readUtxoAddress(chain, address);
  return reading.kind === 'read' && isSpentForm(reading.recipient) ? reading.recipient : null;
}

function isSpentForm(recipient: string): recipient is SpentForm {
  return Object.hasOwn(SPENT_FORMS, recipient);
}
