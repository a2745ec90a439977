import { describe, expect, it } from 'vitest';
import { correctedWord, phraseWords, suggestWords } from './seedWords.ts';

const LIST = ['abandon', 'ability', 'able', 'about', 'above', 'zebra', 'zero'];

describe('seed words', () => {
  it.each([
    ['abandon ability able', ['abandon', 'ability', 'able']],
    [' Abandon\n ABILITY\table ', ['abandon', 'ability', 'able']],
    ['1. abandon 2. ability', ['abandon', 'ability']],
    ['1.abandon\n2.ability', ['abandon', 'ability']],
    ['abandon, ability; able', ['abandon', 'ability', 'able']],
    ['', []],
    ['12 24', []],
  ])('[WALLET-2] reads from %j the words %j', (text, words) => {
    expect(phraseWords(text)).toEqual(words);
  });

  it('[WALLET-2] suggests the words with the typed prefix, and nothing before the first letter', () => {
    expect(suggestWords(LIST, 'ab', 3)).toEqual(['abandon', 'ability', 'able']);
    expect(suggestWords(LIST, '', 3)).toEqual([]);
    expect(suggestWords(LIST, 'x', 3)).toEqual([]);
  });

  it.each([
    ['abandn', 'abandon'],
    ['abandonn', 'abandon'],
    ['abendon', 'abandon'],
    ['abnadon', 'abandon'],
    ['zbera', 'zebra'],
    ['bazer', undefined],
    ['zeor', 'zero'],
    ['abovely', 'above'],
    ['ab', undefined],
    ['qqqq', undefined],
  ])('[WALLET-2] suggests for the misspelt %j: %j', (typed, word) => {
    expect(correctedWord(LIST, typed)).toBe(word);
  });
});
