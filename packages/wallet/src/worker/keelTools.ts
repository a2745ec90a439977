import { wordlist } from '@scure/bip39/wordlists/english.js';
import { amountText } from '../amount.ts';
import { CHAINS, type ChainId, DEFAULT_NETWORK, type NetworkKind } from '../chains.ts';
import { placesOf, seriesOf } from '../derive.ts';
import { PATH_SCHEMES, type PathSchemeId } from '../paths.ts';
import { checkPhrase, newEntropy, seedOf, wordsOf } from '../phrase.ts';
import { conflictKeys } from '../send/conflictKeys.ts';
import { readSend } from '../send/read.ts';
import type { ReviewedSend as DecodedSend } from '../send/types.ts';
import { signSend } from '../sign.ts';
import { assetNamed } from '../tokens.ts';
import { seedPassphraseText, type WalletSecret } from '../vault/walletSecret.ts';
import { unpackSend } from './packedSend.ts';
import type { ReviewedSend } from './protocol.ts';
import type { Accounts, WordBook } from './tools.ts';

/** English words of BIP-39. */
export const keelWords: WordBook = {
  generate: (words, random) => newEntropy(words, random),
  wordsOf,
  list: wordlist,
  read(phrase) {
    const read = checkPhrase(phrase);
    if (read.kind === 'valid') return read;
    // The number of words is checked before they are sent; a wrong number matches no checksum.
    return { kind: read.kind === 'unknownWord' ? 'unknownWord' : 'checksum' };
  },
};

/** The chains of the wallet, the default network first (WALLET-4). */
export const keelAccounts: Accounts = {
  places: (secret, chosen) =>
    withSeed(secret, (seed) =>
      placesOf(seed, chosen).toSorted(
        (a, b) => Number(a.network !== DEFAULT_NETWORK) - Number(b.network !== DEFAULT_NETWORK),
      ),
    ),
  series(secret, { chain, network, scheme, from, count }) {
    if (!isChain(chain) || !isNetwork(network) || !isScheme(chain, scheme)) return null;
    return withSeed(secret, (seed) => seriesOf(seed, { chain, network, scheme, from, count }));
  },
  conflictKeys({ chain, network, address }, send) {
    const packed = unpackSend(send.unsigned);
    return packed === null || !isChain(chain) || !isNetwork(network)
      ? []
      : conflictKeys({ chain, network, from: address, unsigned: packed.unsigned });
  },
  sign(secret, { chain, network, address }, send, chosen) {
    const packed = unpackSend(send.unsigned);
    if (packed === null || !isChain(chain) || !isNetwork(network)) return null;
    const { unsigned, contracts } = packed;
    const call = { chain, network, from: address, unsigned, ...(contracts !== null && { contracts }) };
    const reviewed = readSend(call);
    if (reviewed === null || !matchesReview(reviewed, send)) return null;
    const signed = withSeed(secret, (seed) =>
      signSend({ ...call, seed, reviewed, ...(chosen !== undefined && { chosenPath: chosen }) }),
    );
    return signed.kind === 'signed' ? signed : null;
  },
};

/** Whether the bytes do what the person reviewed: recipient, asset, amount and the maximum fee. */
function matchesReview(read: DecodedSend, shown: ReviewedSend): boolean {
  const { native } = CHAINS[read.chain];
  const asset = assetNamed(read.chain, read.asset);
  if (!asset || read.asset !== shown.asset || read.to !== shown.to) return false;
  return (
    amountText(BigInt(read.amount), asset.decimals) === shown.amount &&
    amountText(BigInt(read.fee), native.decimals) === shown.fee
  );
}

function isNetwork(network: string): network is NetworkKind {
  return network === 'main' || network === 'test';
}

function isChain(chain: string): chain is ChainId {
  return Object.hasOwn(CHAINS, chain);
}

function isScheme(chain: ChainId, scheme: string): scheme is PathSchemeId {
  return PATH_SCHEMES[chain].some(({ id }) => id === scheme);
}

/** Derives the seed, passes it on, and wipes it. */
function withSeed<Result>(secret: WalletSecret, work: (seed: Uint8Array) => Result): Result {
  const seed = seedOf(secret.entropy, seedPassphraseText(secret));
  try {
    return work(seed);
  } finally {
    seed.fill(0);
  }
}
