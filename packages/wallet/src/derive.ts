import { secp256k1 } from '@noble/curves/secp256k1.js';
import { ripemd160 } from '@noble/hashes/legacy.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { base58, bech32 } from '@scure/base';
import { HDKey } from '@scure/bip32';
import { HDKey as Ed25519Key } from 'micro-key-producer/slip10.js';
import { withEvmChecksum } from './address/evm.ts';
import { CHAINS, type ChainId, type NetworkKind, networkOf } from './chains.ts';

/** An address of a wallet, with its chain, network and derivation path. */
export interface Place {
  readonly chain: ChainId;
  readonly network: NetworkKind;
  readonly address: string;
}

/** A key that may sign for one address. Fill `privateKey` with 0 after use. */
export interface Account {
  readonly path: string;
  readonly address: string;
  readonly privateKey: Uint8Array;
}

const MAKERS: Readonly<Record<ChainId, (seed: Uint8Array, path: string, network: NetworkKind) => Account>> = {
  ethereum: evmAccount,
  bnb: evmAccount,
  bitcoin: bitcoinAccount,
  solana: solanaAccount,
};

/** The derivation paths in use on a chain; a new wallet uses the first. */
export function pathsOf(chain: ChainId, network: NetworkKind): readonly [string, ...string[]] {
  const { derivationPath } = networkOf(chain, network);
  // The other path in wide use on Solana, which gives another address, has no change level.
  return chain === 'solana' ? [derivationPath, derivationPath.replace(/\/0'$/, '')] : [derivationPath];
}

/**
 * All addresses of a seed, grouped by chain. A person chooses one of them when a phrase is
 * imported (WALLET-2, WALLET-4). The seed is not changed.
 */
export function placesOf(seed: Uint8Array): Place[] {
  const chains = Object.keys(CHAINS) as ChainId[];
  return chains.flatMap((chain) =>
    (['main', 'test'] as const).flatMap((network) =>
      pathsOf(chain, network).map((path) => {
        const { address, privateKey } = MAKERS[chain](seed, path, network);
        privateKey.fill(0);
        return { chain, network, address };
      }),
    ),
  );
}

/** The account of a seed at `place`; null if the seed does not lead to that address. The seed is not changed. */
export function accountOf(seed: Uint8Array, place: Place): Account | null {
  for (const path of pathsOf(place.chain, place.network)) {
    const account = MAKERS[place.chain](seed, path, place.network);
    if (account.address === place.address) return account;
    account.privateKey.fill(0);
  }
  return null;
}

/** The address of a public key on EVM chains: the last 20 bytes of its Keccak hash, with the checksum of EIP-55. */
export function evmAddressOf(publicKey: Uint8Array): string {
  const point = secp256k1.Point.fromBytes(publicKey).toBytes(false);
  return withEvmChecksum(`0x${bytesToHex(keccak_256(point.subarray(1)).subarray(12))}`);
}

/** The native segwit address of a compressed public key (BIP-84). */
function bitcoinAddressOf(publicKey: Uint8Array, network: NetworkKind): string {
  const hash = ripemd160(sha256(publicKey));
  return bech32.encode(networkOf('bitcoin', network).bech32Prefix ?? 'bc', [0, ...bech32.toWords(hash)]);
}

function evmAccount(seed: Uint8Array, path: string): Account {
  const { privateKey, publicKey } = secp256k1Key(seed, path);
  return { path, address: evmAddressOf(publicKey), privateKey };
}

function bitcoinAccount(seed: Uint8Array, path: string, network: NetworkKind): Account {
  const { privateKey, publicKey } = secp256k1Key(seed, path);
  return { path, address: bitcoinAddressOf(publicKey, network), privateKey };
}

/** BIP-32. */
function secp256k1Key(seed: Uint8Array, path: string) {
  const root = HDKey.fromMasterSeed(seed);
  const key = root.derive(path);
  // A copy, since wiping the key wipes its own.
  const privateKey = key.privateKey?.slice();
  const publicKey = key.publicKey?.slice();
  root.wipePrivateData();
  key.wipePrivateData();
  if (!privateKey || !publicKey) throw new Error('The path leads to no private key');
  return { privateKey, publicKey };
}

/** SLIP-10. */
function solanaAccount(seed: Uint8Array, path: string): Account {
  const root = Ed25519Key.fromMasterSeed(seed);
  const key = root.derive(path);
  const account = { path, address: base58.encode(key.publicKeyRaw), privateKey: key.privateKey.slice() };
  for (const derived of [root, key]) {
    derived.privateKey.fill(0);
    derived.chainCode.fill(0);
  }
  return account;
}
