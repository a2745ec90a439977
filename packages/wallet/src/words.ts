/**
 * The 2048 English words that phrases are made of, in the list's order (BIP-39). Public knowledge, for fields that
 * suggest words: unlike a phrase, a page may load it.
 */
export { wordlist as WORDS } from '@scure/bip39/wordlists/english.js';
