import { describe, expect, it } from 'vitest';
import { drawChoices } from './choices.ts';

const random = (length: number) => crypto.getRandomValues(new Uint8Array(length));
const list = Array.from({ length: 2048 }, (_, at) => `word${at}`);
const phrase = ['word7', 'word9', 'word7', ...list.slice(100, 109)];

describe('the words offered for confirmation', () => {
  it('[WALLET-1] are six at each position: the right one and five that are neither in the phrase nor repeated', () => {
    const positions = [1, 3, 12];
    const choices = drawChoices({ phrase, positions, list }, random);
    expect(choices.map(({ length }) => length)).toEqual([6, 6, 6]);
    const fromPhrase = choices.map((options) => options.filter((word) => phrase.includes(word)));
    expect(fromPhrase).toEqual([['word7'], ['word7'], ['word108']]);
    const others = choices.flat().filter((word) => !phrase.includes(word));
    expect(new Set(others).size).toBe(15);
    expect(others.every((word) => list.includes(word))).toBe(true);
  });

  it('[WALLET-1] have the right one at each index about equally often', () => {
    const counts = [0, 0, 0, 0, 0, 0];
    for (let round = 0; round < 1200; round += 1) {
      const [options = []] = drawChoices({ phrase, positions: [2], list }, random);
      const at = options.indexOf('word9');
      counts[at] = (counts[at] ?? 0) + 1;
    }
    // 200 expected; the limits are six standard deviations (12.9) away.
    expect(Math.min(...counts)).toBeGreaterThan(122);
    expect(Math.max(...counts)).toBeLessThan(278);
  });
});
