import { describe, expect, it } from 'vitest';
import { BRANDS } from './brands.ts';
import { branded, contrastRatio, pairsOf } from './contrast.ts';
import { THEME_NAMES } from './theme.ts';
import { THEMES } from './themes.ts';

describe('contrastRatio', () => {
  it('is 21 for black on white, either way round', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrastRatio('#ffffff', '#000000')).toBeCloseTo(21, 5);
  });

  it('agrees with the published figure for #767676 on white', () => {
    expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });
});

describe.each(Object.values(BRANDS))('brand $id', (brand) => {
  it.each(THEME_NAMES)('[SESS-2] every text and background of %s reaches AA', (name) => {
    const below = pairsOf(branded(THEMES[name], brand, name))
      .map((pair) => ({ ...pair, ratio: contrastRatio(pair.foreground, pair.background) }))
      .filter(({ ratio, atLeast }) => !(ratio >= atLeast))
      .map((pair) => `${pair.name}: ${pair.ratio.toFixed(2)}, needs ${pair.atLeast}`);
    expect(below).toEqual([]);
  });
});
