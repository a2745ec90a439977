import { describe, expect, it } from 'vitest';
import { type Typed, typeAhead } from './typeAhead.ts';

const OPTIONS = ['Bitcoin', 'Bnb', 'Éther', 'New York'].map((label) => ({ value: label.toLowerCase(), label }));

const never: Typed = { text: '', at: Number.NEGATIVE_INFINITY };

/** Types keys a tenth of a second apart and says what the last one chose. */
function type(...keys: readonly string[]): string | null | undefined {
  let typed = never;
  let value: string | null | undefined;
  for (const [index, key] of keys.entries()) {
    const answer = typeAhead(OPTIONS, typed, { key, timeStamp: index * 100 });
    value = answer === null ? null : answer.found?.value;
    typed = answer?.typed ?? typed;
  }
  return value;
}

describe('typeAhead', () => {
  it.each([
    [['b'], 'bitcoin'],
    [['b', 'N'], 'bnb'],
    [['e', 't'], 'éther'],
    [['n', 'e', 'w', ' ', 'y'], 'new york'],
    [['x'], undefined],
  ])('%j chooses %s', (keys, value) => {
    expect(type(...keys)).toBe(value);
  });

  it.each(['Enter', 'Tab', 'Escape', ' '])('%j alone is no letter', (key) => {
    expect(type(key)).toBeNull();
  });

  it('begins anew after a second', () => {
    const before = { text: 'b', at: 0 };
    expect(typeAhead(OPTIONS, before, { key: 'n', timeStamp: 1001 })?.found?.value).toBe('new york');
    expect(typeAhead(OPTIONS, before, { key: 'n', timeStamp: 1000 })?.found?.value).toBe('bnb');
  });
});
