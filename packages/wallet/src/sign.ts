import { ed25519 } from '@noble/curves/ed25519.js';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { base58, base64, hex } from '@scure/base';
import { Transaction as UtxoTransaction } from '@scure/btc-signer';
import { Transaction as EvmTransaction } from 'micro-eth-signer';
import type { ChainId, TokenContracts } from './chains.ts';
import { type Account, accountOf } from './derive.ts';
import { isFeeTooHigh } from './feeBounds.ts';
import { formAt } from './paths.ts';
import { readSend } from './send/read.ts';
import type { ReviewedSend } from './send/types.ts';
import { utxoPayment } from './utxoPayment.ts';

export interface SignCall {
  /** From `seedOf`. It is filled with 0 before the function returns or throws. */
  readonly seed: Uint8Array;
  readonly unsigned: string;
  /** The review that the person confirmed. */
  readonly reviewed: ReviewedSend;
  /** The same as when the transaction was built. */
  readonly contracts?: TokenContracts;
  /** The path of the account that was chosen when the phrase was imported; see `pathsOf`. */
  readonly chosenPath?: string;
}

export type SignedAnswer =
  | {
      readonly kind: 'signed';
      /** For the network: EVM in hex with 0x, Bitcoin and Dogecoin in hex, Solana in base64. */
      readonly bytes: string;
      /** The transaction id, computed here. */
      readonly txId: string;
    }
  /**
   * The bytes do something else than what was reviewed, their fee is above the chain's ceiling, or the seed is not the
   * sender's. Nothing was signed.
   */
  | { readonly kind: 'refused'; readonly reason: 'notReviewed' | 'feeTooHigh' | 'notOwn' };

type Signature = Omit<Extract<SignedAnswer, { kind: 'signed' }>, 'kind'>;

const SIGNERS: Readonly<Record<ChainId, (unsigned: string, account: Account) => Signature>> = {
  ethereum: signEvm,
  bnb: signEvm,
  bitcoin: signUtxo,
  dogecoin: signUtxo,
  solana: signSolana,
};

/**
 * Signs exactly the bytes that were reviewed (WALLET-5): they are decoded again here, and refused if anything in them
 * differs from `reviewed`.
 *
 * The same bytes always get the same signature, so a second one cannot pay twice. The seed and the key derived from it
 * are wiped before this returns or throws.
 */
export function signSend({ seed, unsigned, reviewed, contracts, chosenPath }: SignCall): SignedAnswer {
  try {
    const { chain, network, from } = reviewed;
    const read = readSend({ chain, network, from, unsigned, ...(contracts !== undefined && { contracts }) });
    if (!read || !isSame(read, reviewed)) return { kind: 'refused', reason: 'notReviewed' };
    if (isFeeTooHigh(chain, BigInt(read.fee))) return { kind: 'refused', reason: 'feeTooHigh' };
    const account = accountOf(seed, { chain, network, address: from }, chosenPath);
    if (!account) return { kind: 'refused', reason: 'notOwn' };
    try {
      return { kind: 'signed', ...SIGNERS[chain](unsigned, account) };
    } finally {
      account.privateKey.fill(0);
    }
  } finally {
    seed.fill(0);
  }
}

function isSame(read: ReviewedSend, reviewed: ReviewedSend): boolean {
  const names = Object.keys(read) as (keyof ReviewedSend)[];
  return names.every((name) => read[name] === reviewed[name]);
}

/** EIP-155 or EIP-1559, with the deterministic nonce of RFC 6979. */
function signEvm(unsigned: string, { privateKey }: Account): Signature {
  const signed = EvmTransaction.fromHex(unsigned).signBy(privateKey, false);
  return { bytes: signed.toHex(), txId: signed.hash };
}

/** Without added randomness, which BIP-340 allows, the same bytes get the same signature. */
const NO_AUXILIARY_RANDOMNESS = new Uint8Array(32);

/**
 * Signs by BIP-341 for Taproot, by BIP-143 for segwit, and in the original way for the oldest addresses, whose
 * signatures cover no values. In each case the coins' own transactions prove the values. What an input reveals of its
 * address is derived from the key, not taken from the page.
 */
function signUtxo(unsigned: string, { path, privateKey }: Account): Signature {
  const transaction = UtxoTransaction.fromPSBT(base64.decode(unsigned), { strictPrevoutValidation: true });
  const { redeemScript, tapInternalKey } = utxoPayment(formAt(path), secp256k1.getPublicKey(privateKey, true));
  for (let at = 0; at < transaction.inputsLength; at += 1) {
    transaction.updateInput(at, { ...(redeemScript && { redeemScript }), ...(tapInternalKey && { tapInternalKey }) });
    transaction.signIdx(privateKey, at, undefined, NO_AUXILIARY_RANDOMNESS);
  }
  transaction.finalize();
  return { bytes: hex.encode(transaction.extract()), txId: transaction.id };
}

/** Ed25519 over the message (RFC 8032). The first signature is the transaction id. */
function signSolana(unsigned: string, { privateKey }: Account): Signature {
  const message = base64.decode(unsigned);
  const signature = ed25519.sign(message, privateKey);
  return { bytes: base64.encode(Uint8Array.of(1, ...signature, ...message)), txId: base58.encode(signature) };
}
