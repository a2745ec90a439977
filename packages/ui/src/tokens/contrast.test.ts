import { describe, expect, it } from 'vitest';
import { BRANDS } from './brands.ts';
import { branded, contrastRatio, pairsOf } from './contrast.ts';
import { THEME_NAMES, type Theme } from './theme.ts';
import { THEMES } from './themes.ts';

describe('contrastRatio', () => {
  it('is 21 for black on white, either way round', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrastRatio('#ffffff', '#000000')).toBeCloseTo(21, 5);
  });

  it('matches the published value for #767676 on white', () => {
    expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });
});

/** Colours without text on them and without a meaning of their own, each with what conveys the meaning instead. */
const DECORATION: Readonly<Record<string, string>> = {
  'bg.scrim': 'lies over the page, which is not read behind a modal',
  'border.subtle': 'a line between things that stand apart without it',
  'spinner.track': 'the way of the arc, which is measured',
  'toast.edge': 'the toast stands apart by its ground',
  'chart.area': 'below the line, which is measured',
  'chart.grid': 'the figures beside it say where a line is',
  'chart.crosshair': 'price and moment stand in words above',
};

/** The same tree with the path of each value as its value. */
function placesIn(node: unknown, place = ''): unknown {
  return typeof node === 'object' && node !== null
    ? Object.fromEntries(
        Object.entries(node).map(([key, part]) => [key, placesIn(part, `${place}.${key}`.slice(place ? 0 : 1))]),
      )
    : place;
}

function leavesOf(node: unknown): string[] {
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(leavesOf) : [String(node)];
}

it('every colour is measured, or states what conveys the meaning instead', () => {
  const color = placesIn(THEMES.white.color) as Theme['color'];
  const measured = new Set(pairsOf({ ...THEMES.white, color }).flatMap((pair) => [pair.foreground, pair.background]));
  expect(
    leavesOf(color)
      .filter((place) => !measured.has(place))
      .toSorted(),
  ).toEqual(Object.keys(DECORATION).toSorted());
});

describe.each(Object.values(BRANDS))('brand $id', (brand) => {
  it.each(THEME_NAMES)('[SESS-2] every text and background of %s has AA contrast', (name) => {
    const below = pairsOf(branded(THEMES[name], brand, name))
      .map((pair) => ({ ...pair, ratio: contrastRatio(pair.foreground, pair.background) }))
      .filter(({ ratio, atLeast }) => !(ratio >= atLeast))
      .map((pair) => `${pair.name}: ${pair.ratio.toFixed(2)}, needs ${pair.atLeast}`);
    expect(below).toEqual([]);
  });
});
