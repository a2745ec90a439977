/**
 * Phrases, keys and signatures. Only the wallet's worker may import this: everything a page's realm holds can be read by
 * whatever runs there. A test of this package holds the app to it.
 */
export { type Account, accountOf, type Place, pathsOf, placesOf } from './derive.ts';
export {
  checkPhrase,
  newEntropy,
  PHRASE_LENGTHS,
  type PhraseCheck,
  type PhraseLength,
  type RandomSource,
  seedOf,
  suggestWords,
  tidyPhrase,
  wordsOf,
} from './phrase.ts';
export { type SignCall, type SignedAnswer, signSend } from './sign.ts';
