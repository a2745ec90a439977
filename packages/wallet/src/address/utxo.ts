import { sha256 } from '@noble/hashes/sha2.js';
import { base58, bech32, bech32m, createBase58check } from '@scure/base';
import type { NetworkKind } from '../chains.ts';
import { UTXO_CHAINS, type UtxoChainId } from '../utxoChains.ts';

type UtxoRecipient = 'p2pkh' | 'p2sh' | 'p2wpkh' | 'p2wsh' | 'p2tr';

export type UtxoAddress =
  | {
      readonly kind: 'read';
      readonly address: string;
      readonly network: NetworkKind;
      readonly recipient: UtxoRecipient;
      /** The locking script of an output to this address. */
      readonly script: Uint8Array;
    }
  | {
      readonly kind: 'unread';
      readonly reason: 'malformed' | 'checksum' | 'unknownWitness' | 'wrongChain' | 'wrongNetwork';
    };

const checked58 = createBase58check((data: Uint8Array) => sha256(data));
const KINDS = ['main', 'test'] as const;
/** Bitcoin's regression-test chain. */
const REGTEST = 'bcrt';
const OP_1 = 0x51;

/**
 * Reads an address of Bitcoin or Dogecoin, on the main or the test networks. Dogecoin has no segwit addresses.
 *
 * BIP-350 lets a wallet pay unknown witness versions. Anybody can spend such coins until the version gets a
 * meaning, so such addresses are rejected with a separate reason: the address itself is valid.
 */
export function readUtxoAddress(chain: UtxoChainId, text: string): UtxoAddress {
  return mayBeSegwit(chain, text) ? readSegwit(chain, text) : readLegacy(chain, text);
}

function mayBeSegwit(chain: UtxoChainId, text: string): boolean {
  if (UTXO_CHAINS[chain].networks.main.bech32 === '') return false;
  // A base58 text contains no 0 and no l; a segwit address always has its separator after letters.
  const separator = text.lastIndexOf('1');
  const prefix = text.slice(0, Math.max(separator, 0)).toLowerCase();
  const isKnown = networkWith(chain, prefix) !== undefined || prefix === REGTEST;
  return isKnown || bech32.decodeUnsafe(text) !== undefined || bech32m.decodeUnsafe(text) !== undefined;
}

function networkWith(chain: UtxoChainId, prefix: string): NetworkKind | undefined {
  return KINDS.find((kind) => UTXO_CHAINS[chain].networks[kind].bech32 === prefix);
}

function readSegwit(chain: UtxoChainId, text: string): UtxoAddress {
  if (text !== text.toLowerCase() && text !== text.toUpperCase()) return unread('malformed');
  const address = text.toLowerCase();
  const legacy = bech32.decodeUnsafe(address);
  const decoded = legacy ?? bech32m.decodeUnsafe(address);
  if (!decoded) return unread('checksum');
  const network = networkWith(chain, decoded.prefix);
  if (network === undefined) return unread(decoded.prefix === REGTEST ? 'wrongNetwork' : 'wrongChain');
  const [version, ...words] = decoded.words;
  const program = bech32.fromWordsUnsafe(words);
  if (version === undefined || version > 16 || !program || program.length < 2 || program.length > 40)
    return unread('malformed');
  // Version 0 has the checksum of BIP-173, later versions that of BIP-350.
  if ((version === 0) !== (legacy !== undefined)) return unread('checksum');
  if (version === 0 && program.length !== 20 && program.length !== 32) return unread('malformed');
  if (version > 1 || (version === 1 && program.length !== 32)) return unread('unknownWitness');
  const recipient = version === 1 ? 'p2tr' : program.length === 20 ? 'p2wpkh' : 'p2wsh';
  const script = Uint8Array.of(version === 0 ? 0 : OP_1, program.length, ...program);
  return { kind: 'read', address, network, recipient, script };
}

function readLegacy(chain: UtxoChainId, text: string): UtxoAddress {
  let payload: Uint8Array;
  try {
    payload = checked58.decode(text);
  } catch {
    return unread(looksLegacy(text) ? 'checksum' : 'malformed');
  }
  if (payload.length !== 21) return unread('malformed');
  const [version] = payload;
  const network = KINDS.find((kind) => {
    const { pubKeyHash, scriptHash } = UTXO_CHAINS[chain].networks[kind];
    return version === pubKeyHash || version === scriptHash;
  });
  if (network === undefined) return unread('wrongChain');
  const hash = payload.slice(1);
  const isKey = version === UTXO_CHAINS[chain].networks[network].pubKeyHash;
  const script = isKey ? Uint8Array.of(0x76, 0xa9, 20, ...hash, 0x88, 0xac) : Uint8Array.of(0xa9, 20, ...hash, 0x87);
  return { kind: 'read', address: text, network, recipient: isKey ? 'p2pkh' : 'p2sh', script };
}

/** Valid characters and length, so the mistake must be a wrong character. */
function looksLegacy(text: string): boolean {
  try {
    return base58.decode(text).length === 25;
  } catch {
    return false;
  }
}

function unread(reason: 'malformed' | 'checksum' | 'unknownWitness' | 'wrongChain' | 'wrongNetwork'): UtxoAddress {
  return { kind: 'unread', reason };
}
