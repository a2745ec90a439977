import { secp256k1 } from '@noble/curves/secp256k1.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { base58 } from '@scure/base';
import { HDKey } from '@scure/bip32';
import { HDKey as Ed25519Key } from 'micro-key-producer/slip10.js';
import { withEvmChecksum } from './address/evm.ts';
import { CHAINS, type ChainId, type NetworkKind, networkOf } from './chains.ts';
import { formAt, isSchemePath, type PathSchemeId, pathOf } from './paths.ts';
import { UTXO_CHAINS, type UtxoChainId } from './utxoChains.ts';
import { utxoPayment } from './utxoPayment.ts';

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
  bitcoin: (seed, path, network) => utxoAccount('bitcoin', seed, path, network),
  dogecoin: (seed, path, network) => utxoAccount('dogecoin', seed, path, network),
  solana: solanaAccount,
};

/**
 * The derivation paths in use on a chain; a new wallet uses the first.
 *
 * @param chosen the path of the account that was chosen when the phrase was imported; it is added where a network has it
 */
export function pathsOf(chain: ChainId, network: NetworkKind, chosen?: string): readonly [string, ...string[]] {
  const { derivationPath } = networkOf(chain, network);
  // The other path in wide use on Solana, which gives another address, has no change level.
  const usual = chain === 'solana' ? [derivationPath.replace(/\/0'$/, '')] : [];
  const isAdded = chosen !== undefined && chosen !== derivationPath && !usual.includes(chosen);
  return isAdded && isSchemePath(chain, network, chosen)
    ? [derivationPath, ...usual, chosen]
    : [derivationPath, ...usual];
}

/**
 * All addresses of a seed, grouped by chain. A person chooses one of them when a phrase is
 * imported (WALLET-2, WALLET-4). The seed is not changed.
 *
 * @param chosen see `pathsOf`
 */
export function placesOf(seed: Uint8Array, chosen?: string): Place[] {
  const chains = Object.keys(CHAINS) as ChainId[];
  return chains.flatMap((chain) =>
    (['main', 'test'] as const).flatMap((network) =>
      pathsOf(chain, network, chosen).map((path) => {
        const { address, privateKey } = MAKERS[chain](seed, path, network);
        privateKey.fill(0);
        return { chain, network, address };
      }),
    ),
  );
}

/** A part of a series of addresses: `count` of them, beginning with number `from`. */
export interface SeriesPart {
  readonly chain: ChainId;
  readonly network: NetworkKind;
  readonly scheme: PathSchemeId;
  readonly from: number;
  readonly count: number;
}

/** An address with its derivation path. */
export interface PathAddress {
  readonly path: string;
  readonly address: string;
}

/**
 * Addresses of a seed that may have been used by another wallet (WALLET-11); null if the chain does not have them. The
 * seed is not changed, and no key outlives the call.
 */
export function seriesOf(seed: Uint8Array, { chain, network, scheme, from, count }: SeriesPart): PathAddress[] | null {
  const paths = Array.from({ length: count }, (_, at) => pathOf(chain, network, scheme, from + at));
  const known = paths.filter((path) => path !== null);
  if (known.length < paths.length) return null;
  return known.map((path) => {
    const { address, privateKey } = MAKERS[chain](seed, path, network);
    privateKey.fill(0);
    return { path, address };
  });
}

/**
 * The account of a seed at `place`; null if the seed does not lead to that address. The seed is not changed.
 *
 * @param chosen see `pathsOf`
 */
export function accountOf(seed: Uint8Array, place: Place, chosen?: string): Account | null {
  for (const path of pathsOf(place.chain, place.network, chosen)) {
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

function evmAccount(seed: Uint8Array, path: string): Account {
  const { privateKey, publicKey } = secp256k1Key(seed, path);
  return { path, address: evmAddressOf(publicKey), privateKey };
}

function utxoAccount(chain: UtxoChainId, seed: Uint8Array, path: string, network: NetworkKind): Account {
  const { privateKey, publicKey } = secp256k1Key(seed, path);
  const { address } = utxoPayment(formAt(path), publicKey, UTXO_CHAINS[chain].networks[network]);
  if (address === undefined) throw new Error('The form has no address');
  return { path, address, privateKey };
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
