/**
 * The 2048 English words of which phrases consist, in the list's order (BIP-39). The list is public, so that a page may
 * load it for suggestions, unlike a phrase.
 */
export { wordlist as WORDS } from '@scure/bip39/wordlists/english.js';
