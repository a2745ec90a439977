import { randomBytes } from '@noble/hashes/utils.js';
import { entropyToMnemonic, mnemonicToEntropy, mnemonicToSeedSync } from '@scure/bip39';
import { wordlist } from '@scure/bip39/wordlists/english.js';
import { nearestWord } from './nearestWord.ts';

/** Returns that many cryptographically random bytes. @default WebCrypto's `getRandomValues` */
export type RandomSource = (length: number) => Uint8Array;

/** The possible numbers of words in a phrase (BIP-39). */
export const PHRASE_LENGTHS = [12, 15, 18, 21, 24] as const;
export type PhraseLength = (typeof PHRASE_LENGTHS)[number];

export type PhraseCheck =
  /** A secret that the caller must fill with 0 after use. */
  | { readonly kind: 'valid'; readonly entropy: Uint8Array }
  | { readonly kind: 'count'; readonly count: number }
  | {
      readonly kind: 'unknownWord';
      /** The position of the first such word, starting at 1. */
      readonly position: number;
      /** The closest word of the list; null if several are equally close, or none is close. */
      readonly nearest: string | null;
    }
  /** All words are on the list, but the checksum is wrong: a word is wrong, or two are transposed. */
  | { readonly kind: 'checksum' };

/** Random entropy for a new phrase (WALLET-1): 128 bits for 12 words, 256 for 24. */
export function newEntropy(length: PhraseLength = 12, random: RandomSource = randomBytes): Uint8Array {
  const size = (length / 3) * 4;
  const entropy = random(size);
  if (entropy.length !== size)
    throw new RangeError('The random source gave another number of bytes than it was asked for');
  return entropy;
}

/** The words of entropy. Only for showing them, since strings cannot be wiped. */
export function wordsOf(entropy: Uint8Array): string[] {
  return entropyToMnemonic(entropy, wordlist).split(' ');
}

/**
 * Splits typed or pasted text into words at any white space, and normalizes compatibility forms and capitals.
 *
 * Without this, an extra space would silently derive another wallet.
 */
export function normalizePhrase(typed: string): string[] {
  const text = typed.normalize('NFKD').toLowerCase().trim();
  // Zero-width characters are often included when a phrase is copied from a page.
  const visible = text.replace(/[\u200b-\u200d\u2060\ufeff]/gu, '');
  return visible === '' ? [] : visible.split(/\s+/u).filter((word) => word !== '');
}

/** Normalizes a phrase and checks it strictly: the number of words, each word, the checksum (WALLET-2). */
export function checkPhrase(typed: string): PhraseCheck {
  const words = normalizePhrase(typed);
  // Checked before the count: two words run together are better reported as an unknown word.
  const unknown = words.findIndex((word) => !wordlist.includes(word));
  if (unknown >= 0)
    return { kind: 'unknownWord', position: unknown + 1, nearest: nearestWord(words[unknown] ?? '', wordlist) };
  if (!(PHRASE_LENGTHS as readonly number[]).includes(words.length)) return { kind: 'count', count: words.length };
  try {
    return { kind: 'valid', entropy: mnemonicToEntropy(words.join(' '), wordlist) };
  } catch {
    return { kind: 'checksum' };
  }
}

/** Words that start with the typed text, in the list's order; four letters identify one. Empty for an empty text. */
export function suggestWords(typed: string, most = 5): string[] {
  const [prefix, ...more] = normalizePhrase(typed);
  if (prefix === undefined || more.length > 0) return [];
  return wordlist.filter((word) => word.startsWith(prefix)).slice(0, most);
}

/**
 * The 64 bytes from which keys are derived (BIP-39). Takes about ten milliseconds. The caller owns the secret: `signSend`
 * wipes the one that it is given, any other has to be filled with 0.
 *
 * @param passphrase the passphrase that belongs to the words, as it was typed: it is not trimmed, and its characters are
 *   normalized (NFKD), so that every keyboard leads to the same seed. @default none
 */
export function seedOf(entropy: Uint8Array, passphrase = ''): Uint8Array {
  return mnemonicToSeedSync(entropyToMnemonic(entropy, wordlist), passphrase);
}
