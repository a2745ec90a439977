import { randomBytes } from '@noble/hashes/utils.js';
import { entropyToMnemonic, mnemonicToEntropy, mnemonicToSeedSync } from '@scure/bip39';
import { wordlist } from '@scure/bip39/wordlists/english.js';
import { nearestWord } from './nearestWord.ts';

/** Returns that many cryptographically random bytes. @default WebCrypto's `getRandomValues` */
export type RandomSource = (length: number) => Uint8Array;

/** How many words a phrase may have (BIP-39). */
export const PHRASE_LENGTHS = [12, 15, 18, 21, 24] as const;
export type PhraseLength = (typeof PHRASE_LENGTHS)[number];

export type PhraseCheck =
  /** A secret that the caller must fill with 0 after use. */
  | { readonly kind: 'valid'; readonly entropy: Uint8Array }
  | { readonly kind: 'count'; readonly count: number }
  | {
      readonly kind: 'unknownWord';
      /** Of the first such word; 1 is the first place. */
      readonly position: number;
      /** The one word of the list that it is closest to; null when several are, or none is. */
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

/** The words of entropy. Strings cannot be wiped: only for showing them. */
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

/** Words that begin with what is typed, in the list's order; four letters leave one. None for an empty text. */
export function suggestWords(typed: string, most = 5): string[] {
  const [prefix, ...more] = normalizePhrase(typed);
  if (prefix === undefined || more.length > 0) return [];
  return wordlist.filter((word) => word.startsWith(prefix)).slice(0, most);
}

/**
 * The 64 bytes that keys are derived from, without an extra passphrase (BIP-39). Takes some ten milliseconds.
 *
 * A secret of the caller's: what is given to `signSend` is wiped there, any other has to be filled with 0.
 */
export function seedOf(entropy: Uint8Array): Uint8Array {
  return mnemonicToSeedSync(entropyToMnemonic(entropy, wordlist));
}
