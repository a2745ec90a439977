/**
 * Phrases, keys and signatures. Only the wallet's worker may import this, because every script of a page can read
 * the page's memory. A test of this package enforces it.
 */
export {
  type Account,
  accountOf,
  type PathAddress,
  type Place,
  pathsOf,
  placesOf,
  type SeriesPart,
  seriesOf,
} from './derive.ts';
export {
  checkPhrase,
  newEntropy,
  normalizePhrase,
  PHRASE_LENGTHS,
  type PhraseCheck,
  type PhraseLength,
  type RandomSource,
  seedOf,
  suggestWords,
  wordsOf,
} from './phrase.ts';
export { type SignCall, type SignedAnswer, signSend } from './sign.ts';
