import type { ChainId, NetworkKind } from '../chains.ts';
import { isEvmDeadEnd, KNOWN_TOKENS } from '../knownContracts.ts';
import { readEvmAddress } from './evm.ts';
import { readSolanaAddress } from './solana.ts';
import { readUtxoAddress } from './utxo.ts';

/** Why an address cannot be used as a recipient. `ADDRESS_WORDS` has the message for each. */
export type AddressProblem =
  | 'empty'
  /** It is not in the format of an address. */
  | 'malformed'
  /** The checksum is wrong, so a character must be wrong. */
  | 'checksum'
  /** It belongs to another chain. */
  | 'wrongChain'
  /** It belongs to the chain's other network. */
  | 'wrongNetwork'
  /** A type of Bitcoin address that this wallet does not support. */
  | 'unknownWitness'
  /** Nobody has its key, so coins sent there are lost. */
  | 'zero'
  /** It is the sender's own address. */
  | 'own'
  /** The contract of a token; coins sent there are lost. */
  | 'tokenContract'
  /** A program's address, which no key can sign for. */
  | 'notAWallet';

export type AddressCheck =
  | {
      readonly kind: 'valid';
      /** The canonical form for storing and comparing: EIP-55, or bech32 in lower case. */
      readonly address: string;
      /** It has no checksum (an EVM address without mixed case): ask the person to compare it. */
      readonly isUnchecked: boolean;
    }
  | { readonly kind: 'invalid'; readonly reason: AddressProblem };

export interface AddressContext {
  readonly chain: ChainId;
  readonly network: NetworkKind;
  /** The sender's own address, which is not a valid recipient. */
  readonly own?: string;
  /** Contracts or mints of tokens that the operator named, besides `KNOWN_TOKENS`. */
  readonly tokens?: readonly string[];
}

type Reading =
  | { readonly address: string; readonly isUnchecked?: boolean; readonly network?: NetworkKind }
  | { readonly reason: AddressProblem };

const FAMILIES = { evm: readEvm, bitcoin: readBitcoin, dogecoin: readDogecoin, solana: readSolana };
type Family = keyof typeof FAMILIES;
const FAMILY: Readonly<Record<ChainId, Family>> = {
  ethereum: 'evm',
  bnb: 'evm',
  bitcoin: 'bitcoin',
  dogecoin: 'dogecoin',
  solana: 'solana',
};

/**
 * Checks whether `typed` is a valid recipient, and if not, returns the most precise reason that can be determined
 * offline (WALLET-5).
 */
export function checkAddress(typed: string, context: AddressContext): AddressCheck {
  const text = typed.trim();
  if (text === '') return invalid('empty');
  const family = FAMILY[context.chain];
  const reading = FAMILIES[family](text);
  if ('reason' in reading) {
    const isOfOtherChain = reading.reason === 'malformed' && isOfAnother(family, text);
    return invalid(isOfOtherChain ? 'wrongChain' : reading.reason);
  }
  if (reading.network && reading.network !== context.network) return invalid('wrongNetwork');
  const { address } = reading;
  if (isAmong(tokensOf(context), address)) return invalid('tokenContract');
  if (context.own !== undefined && isAmong([context.own], address)) return invalid('own');
  return { kind: 'valid', address, isUnchecked: reading.isUnchecked ?? false };
}

function readEvm(text: string): Reading {
  const reading = readEvmAddress(text);
  if (reading.kind === 'unread') return reading;
  return isEvmDeadEnd(text) ? { reason: 'zero' } : reading;
}

function readBitcoin(text: string): Reading {
  return readUtxoAddress('bitcoin', text);
}

function readDogecoin(text: string): Reading {
  return readUtxoAddress('dogecoin', text);
}

function readSolana(text: string): Reading {
  return readSolanaAddress(text);
}

function isOfAnother(family: Family, text: string): boolean {
  return Object.entries(FAMILIES).some(([other, read]) => other !== family && !('reason' in read(text)));
}

/** EVM addresses are case-insensitive; all others are case-sensitive. */
function isAmong(known: readonly string[], address: string): boolean {
  const isEvm = address.startsWith('0x');
  return known.some((one) => (isEvm ? one.toLowerCase() === address.toLowerCase() : one === address));
}

function tokensOf(context: AddressContext): readonly string[] {
  return [...KNOWN_TOKENS[context.chain], ...(context.tokens ?? [])];
}

function invalid(reason: AddressProblem): AddressCheck {
  return { kind: 'invalid', reason };
}
