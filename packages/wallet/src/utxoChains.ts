import type { ChainId, NetworkKind } from './chains.ts';

/** The chains whose coins are unspent outputs of transactions. */
export type UtxoChainId = Extract<ChainId, 'bitcoin' | 'dogecoin'>;

/** The prefixes of a network's addresses and keys, in the form that `@scure/btc-signer` takes. */
export interface UtxoNetwork {
  /** The human-readable part of segwit addresses (BIP-173); '' on a chain without segwit. */
  readonly bech32: string;
  /** The version byte of an address of a key (P2PKH). */
  readonly pubKeyHash: number;
  /** The version byte of an address of a script (P2SH). */
  readonly scriptHash: number;
  /** The version byte of a private key in text (WIF), which this wallet neither writes nor reads. */
  readonly wif: number;
}

/** Everything in which these chains differ. Amounts are in smallest units: satoshi, koinu. */
export interface UtxoChain {
  readonly networks: Readonly<Record<NetworkKind, UtxoNetwork>>;
  /** The version of its transactions. */
  readonly version: 1 | 2;
  /** The minimum output that nodes relay; undefined where it depends on the script, see `dustLimit`. */
  readonly dust?: bigint;
  /** The minimum fee for a virtual byte, which is also used where a node has no estimates. */
  readonly minFeeRate: number;
  /** How much more a replacement has to pay for each of its virtual bytes (BIP-125, rule 4). */
  readonly replacementStep: bigint;
  /** The average time between blocks, in ms. */
  readonly blockMs: number;
}

/** Bitcoin and Dogecoin (WALLET-4, WALLET-14). */
export const UTXO_CHAINS: Readonly<Record<UtxoChainId, UtxoChain>> = {
  bitcoin: {
    networks: {
      main: { bech32: 'bc', pubKeyHash: 0x00, scriptHash: 0x05, wif: 0x80 },
      test: { bech32: 'tb', pubKeyHash: 0x6f, scriptHash: 0xc4, wif: 0xef },
    },
    version: 2,
    minFeeRate: 1,
    replacementStep: 1n,
    blockMs: 600_000,
  },
  // Prefixes: src/chainparams.cpp of Dogecoin Core. Fees: its doc/fee-recommendation.md, which recommends 0.01 DOGE for a
  // kilobyte, no output below 0.01 DOGE, and 0.001 DOGE more for each kilobyte of a replacement.
  dogecoin: {
    networks: {
      main: { bech32: '', pubKeyHash: 0x1e, scriptHash: 0x16, wif: 0x9e },
      // Scripts have the prefix of Bitcoin's test network, keys have another.
      test: { bech32: '', pubKeyHash: 0x71, scriptHash: 0xc4, wif: 0xf1 },
    },
    version: 1,
    dust: 1_000_000n,
    minFeeRate: 1000,
    replacementStep: 100n,
    blockMs: 60_000,
  },
};

/** Whether a chain's coins are unspent outputs. */
export function isUtxoChain(chain: ChainId): chain is UtxoChainId {
  return Object.hasOwn(UTXO_CHAINS, chain);
}
